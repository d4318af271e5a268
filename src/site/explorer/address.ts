import { useEffect, useState } from 'preact/hooks';
import { hashOf, type View, viewOf } from './view.ts';

/** The view in the address, and a way to change both. */
export interface Address {
  readonly view: View;
  /** Counts the links that were followed, also those to where the reader is already. */
  readonly arrivals: number;
  readonly change: (part: Partial<View>) => void;
}

/** Keeps the view and the address the same. `settled` turns what an address asks for into what can be shown. */
export const useAddress = (settled: (view: View) => View): Address => {
  const read = (): View => settled(viewOf(location.hash));
  const [state, setState] = useState(() => ({ view: read(), arrivals: 0 }));
  useEffect(() => {
    const arrive = (): void => setState(({ arrivals }) => ({ view: read(), arrivals: arrivals + 1 }));
    const click = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      if (link !== null && link.getAttribute('href') === location.hash) arrive();
    };
    addEventListener('hashchange', arrive);
    addEventListener('click', click);
    return () => {
      removeEventListener('hashchange', arrive);
      removeEventListener('click', click);
    };
  }, []);
  const change = (part: Partial<View>): void => {
    const view: View = { ...state.view, target: '', ...part };
    history.replaceState(null, '', hashOf(view));
    setState({ ...state, view });
  };
  return { ...state, change };
};

import { useEffect } from 'preact/hooks';
import { CROSSINGS, isClauseId } from '../../board/index.ts';
import { casesOf, misreadingsOf, type OpenParts } from './open-parts.ts';

/** Opens what the address names, scrolls to it and gives it the focus, each time that a link was followed. */
export const useArrival = (target: string, arrivals: number, { setOpen }: OpenParts): void => {
  useEffect(() => {
    if (target === '') return undefined;
    setOpen(partsFor(target), true);
    return settle(target);
  }, [target, arrivals]);
};

const partsFor = (target: string): readonly string[] => {
  if (target === CROSSINGS || isClauseId(target)) return [];
  return target.includes('/') ? [misreadingsOf(target)] : [casesOf(sectionOf(target)), target];
};

/** The section of a case: `R3.1` of `R3.1-02`, `fighter-2` of `C-fighter-2-05`, `X` of `X-move-01`. */
const sectionOf = (id: string): string => (id.startsWith(`${CROSSINGS}-`) ? CROSSINGS : id.replace(/^C-|-\d+$/g, ''));

/** Does it again in the next frames, in which the parts above get their real height. The result stops it. */
const settle = (target: string): (() => void) => {
  let frames = 8;
  let next: number | undefined;
  const arrive = (): void => {
    const found = document.getElementById(target);
    found?.scrollIntoView({ behavior: 'instant' });
    found?.querySelector<HTMLElement>('summary, h2, h3')?.focus({ preventScroll: true });
    frames -= 1;
    next = frames > 0 ? requestAnimationFrame(arrive) : undefined;
  };
  arrive();
  return () => { if (next !== undefined) cancelAnimationFrame(next); };
};

import { useEffect } from 'preact/hooks';

/** Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo; with the command key on a Mac. A field that is being typed in undoes its own text. */
export const useUndoKeys = (undo: () => void, redo: () => void): void => {
  useEffect(() => {
    const follow = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('textarea, input:not([type="checkbox"], [type="radio"])');
      const key = event.key.toLowerCase();
      if (isTyping || event.altKey || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  }, []);
};

import { useState } from 'preact/hooks';

/** Which parts of the page are open. */
export interface OpenParts {
  readonly isOpen: (part: string) => boolean;
  readonly setOpen: (parts: readonly string[], isOpen: boolean) => void;
}

/** Remembers what the reader opened and closed; before that, `isOpenAtFirst` decides. */
export const useOpenParts = (isOpenAtFirst: (part: string) => boolean): OpenParts => {
  const [parts, setParts] = useState<ReadonlyMap<string, boolean>>(new Map());
  return {
    isOpen: (part) => parts.get(part) ?? isOpenAtFirst(part),
    setOpen: (some, isOpen) => setParts((before) =>
      (some.every((part) => before.get(part) === isOpen) ? before : new Map([...before, ...some.map((part) => [part, isOpen] as const)]))),
  };
};

// the names of parts

export const casesOf = (clause: string): string => `cases ${clause}`;
export const misreadingsOf = (ruling: string): string => `misreadings ${ruling}`;

/** The editions of the article and its notes, oldest first; `current` is the last. */
export const EDITION_IDS = ['lrr-1.1', 'lrr-1.2', 'lrr-1.3', 'lrr-2.0', 'current'] as const;
export type EditionId = (typeof EDITION_IDS)[number];

export const isEditionId = (text: string): text is EditionId => (EDITION_IDS as readonly string[]).includes(text);

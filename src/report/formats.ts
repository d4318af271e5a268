/** What `--report` can make of a run; `text` is for a person at a terminal, the others are for tools, but for the page. */
export const FORMATS = ['text', 'json', 'tap', 'junit', 'ctrf', 'sarif', 'markdown', 'github', 'badge', 'html'] as const;
export type Format = (typeof FORMATS)[number];

export const isFormat = (text: string): text is Format => (FORMATS as readonly string[]).includes(text);

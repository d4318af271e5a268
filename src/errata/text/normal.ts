/** A text as far as its words matter: white space, quotes, dashes and capitals make no difference; other marks do. */
export const normalised = (text: string): string =>
  text.normalize('NFKC')
    .replace(/[\u2018\u2019\u201a\u201b\u02bc\u2032`]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033"]/g, ' ')
    .replace(/(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu, ' ')
    .replace(/\s*[\u2010-\u2015\u2212\u00ad-]+\s*/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim()
    .toLowerCase();

/** The sentences of a normalised text. */
export const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?])\s+/).map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');

/** The words of a text, without marks. */
export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];

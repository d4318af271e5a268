import { type Html, tag } from '../html/tag.ts';

/** Two things beside each other, or below each other where there is no room. */
export const pair = (before: readonly Html[], after: readonly Html[]): Html => tag(
  'div',
  { class: 'pair' },
  tag('div', { class: 'was' }, tag('p', { class: 'by-whom' }, 'Without the erratum'), ...before),
  tag('div', { class: 'is' }, tag('p', { class: 'by-whom' }, 'With the erratum'), ...after),
);

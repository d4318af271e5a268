import { createHash } from 'node:crypto';
import { type Html, tag, text } from './tag.ts';

/** The parts of a page. */
export interface PageParts {
  readonly title: string;
  readonly style: string;
  readonly body: Html;
  /** Absent: the page runs no script. */
  readonly script?: string;
}

/** A self-contained HTML page. It may run its own script and use its own style, and nothing else, and ask for nothing. */
export const htmlDocument = ({ title, style, body, script }: PageParts): string => {
  const head = tag(
    'head',
    {},
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy(style, script) }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    tag('meta', { name: 'color-scheme', content: 'light dark' }),
    tag('link', { rel: 'icon', href: 'data:,' }),
    tag('title', {}, text(title)),
    tag('style', {}, style),
  );
  const end = script === undefined ? '' : tag('script', {}, script);
  return `<!doctype html>\n${tag('html', { lang: 'en' }, head, tag('body', {}, body, end))}\n`;
};

const policy = (style: string, script: string | undefined): string => [
  "default-src 'none'",
  ...(script === undefined ? [] : [`script-src ${sha256(script)}`]),
  `style-src ${sha256(style)}`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const sha256 = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

import { readFileSync } from 'node:fs';

/** The suite's version, from package.json. */
export const suiteVersion = (): string => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { version }: { readonly version?: unknown } = JSON.parse(text);
  return String(version);
};

import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** A browser, or what is missing. The one named in CHROME_PATH, else an installed one, else the one that npm brings. */
export const launchBrowser = async (): Promise<Browser | string> => {
  const reasons: string[] = [];
  for (const find of [named, installed, packed]) {
    try {
      const found = await find();
      if (found !== undefined) return await launched(found);
    } catch (error) {
      reasons.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    }
  }
  return reasons.join('; ') || 'none is named in CHROME_PATH, installed, or brought by npm';
};

interface Found {
  readonly path: string;
  readonly env?: Readonly<Record<string, string>>;
}

const launched = ({ path, env }: Found): Promise<Browser> => chromium.launch({
  executablePath: path,
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  ...(env === undefined ? {} : { env: { ...process.env, ...env } }),
});

const named = (): Found | undefined => {
  const path = process.env['CHROME_PATH'];
  return path === undefined || path === '' ? undefined : { path };
};

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'Google Chrome.app/Contents/MacOS/Google Chrome'];

const installed = (): Found | undefined => {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/Applications'];
  const path = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file));
  return path === undefined ? undefined : { path };
};

/** Unpacks it into a folder of its own, once a version: whole or not at all, for others may do the same. */
const packed = async (): Promise<Found | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(tmpdir(), `ti4-capacity-chromium-${versionOf('@sparticuz/chromium')}`);
  if (!existsSync(folder)) await unpackInto(folder);
  return { path: join(folder, 'chromium'), env: { FONTCONFIG_FILE: join(folder, 'fonts.conf') } };
};

const unpackInto = async (folder: string): Promise<void> => {
  const unfinished = mkdtempSync(`${folder}-`);
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = unfinished; // where the package unpacks to
  try {
    const { default: brought } = await import('@sparticuz/chromium');
    await brought.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  mkdirSync(join(unfinished, 'cache'), { recursive: true });
  writeFileSync(join(unfinished, 'fonts.conf'), fontsIn(folder));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
};

const fontsIn = (folder: string): string => {
  const folders = [join(folder, 'fonts'), '/usr/share/fonts'].map((name) => `<dir>${name}</dir>`).join('');
  return `<?xml version="1.0"?><fontconfig>${folders}<cachedir>${join(folder, 'cache')}</cachedir></fontconfig>\n`;
};

const versionOf = (name: string): string => {
  const entry = createRequire(import.meta.url).resolve(name);
  let folder = dirname(entry);
  while (!existsSync(join(folder, 'bin'))) folder = dirname(folder);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly version: string };
  return version;
};

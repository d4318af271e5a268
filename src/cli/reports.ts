import { appendFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Format, FORMATS, isFormat } from '../report/index.ts';
import { nearest, quoted } from '../rules/source/index.ts';
import { Stop } from './exit.ts';

/** A report that was asked for. */
export interface Wanted {
  readonly format: Format;
  /** Absent: standard output. */
  readonly file?: string;
}

/** `FORMAT` and `FORMAT=FILE`, checked before anything runs; the table on standard output where nothing replaces it. */
export const wantedReports = (texts: readonly string[]): readonly Wanted[] => {
  const wanted = texts.map(parseWanted);
  const onStdout = wanted.filter(({ file }) => file === undefined);
  if (onStdout.length > 1) {
    const formats = onStdout.map(({ format }) => format).join(' and ');
    throw new Stop(`--report: ${formats} can't both go to standard output; write \`${onStdout[1]?.format}=FILE\``);
  }
  return onStdout.length === 0 ? [{ format: 'text' }, ...wanted] : wanted;
};

/** Writes a file whole or not at all; `option` is the one that named it. */
export const writeWhole = (file: string, text: string, option = '--report'): void => {
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new Stop(`${option}: ${quoted(file)} can't be written: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** Adds to the summary of a GitHub Actions job; `file` is where the service wants it, absent elsewhere. */
export const addToSummary = (file: string | undefined, markdown: string): void => {
  if (file === undefined || file === '') return;
  try {
    appendFileSync(file, markdown);
  } catch (error) {
    throw new Stop(`--report github: the job summary can't be written: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const parseWanted = (text: string): Wanted => {
  const equals = text.indexOf('=');
  const format = equals < 0 ? text : text.slice(0, equals);
  if (!isFormat(format)) throw new Stop(`--report: expected one of ${FORMATS.join(', ')}, got ${quoted(format)}${didYouMean(format)}`);
  return equals < 0 ? { format } : { format, file: writable(text.slice(equals + 1)) };
};

const didYouMean = (format: string): string => {
  const near = nearest(format, FORMATS);
  return near === undefined ? '' : ` (did you mean \`${near}\`?)`;
};

const writable = (file: string): string => {
  if (file === '') throw new Stop('--report: expected a file after `=`, got nothing');
  if (kindOf(dirname(file)) !== 'folder') throw new Stop(`--report: the folder of ${quoted(file)} does not exist`);
  if (kindOf(file) === 'folder') throw new Stop(`--report: ${quoted(file)} is a folder, expected a file`);
  return file;
};

const kindOf = (path: string): 'folder' | 'other' | undefined => {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? undefined : stats.isDirectory() ? 'folder' : 'other';
};

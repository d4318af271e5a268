import { type Format, FORMATS, isFormat } from '../report/formats.ts';
import { hintFor, quoted } from '../source/index.ts';
import { Stop } from './exit.ts';
import type { Io } from './io.ts';
import { addToSummary, checkFile } from './write-file.ts';

/** A report to write. */
export interface Wanted {
  readonly format: Format;
  /** Absent: standard output. */
  readonly file?: string;
}

/**
 * `FORMAT` and `FORMAT=FILE`, checked before anything runs. Without a format for standard output, the table goes there. Only `github`
 * and `text` can share it.
 */
export const wantedReports = (texts: readonly string[], env: Io['env']): readonly Wanted[] => {
  const wanted = texts.map(parseWanted);
  if (wanted.some(({ format }) => format === 'github')) addToSummary(env, '');
  const onStdout = wanted.filter(({ file }) => file === undefined);
  if (onStdout.length > 1 && !canShareALog(onStdout)) {
    const formats = onStdout.map(({ format }) => format).join(' and ');
    throw new Stop(`--report: ${formats} can't both go to standard output; write \`${onStdout[1]?.format}=FILE\``);
  }
  return onStdout.length === 0 ? [{ format: 'text' }, ...wanted] : wanted;
};

/** GitHub finds its commands anywhere in a log. */
const canShareALog = (onStdout: readonly Wanted[]): boolean =>
  onStdout.length === 2 && ['github', 'text'].every((name) => onStdout.some(({ format }) => format === name));

const parseWanted = (text: string): Wanted => {
  const equals = text.indexOf('=');
  const format = equals < 0 ? text : text.slice(0, equals);
  if (!isFormat(format)) {
    throw new Stop(`--report: expected one of ${FORMATS.join(', ')}, got ${quoted(format)}${hintFor(format, FORMATS)}`);
  }
  return equals < 0 ? { format } : { format, file: writable(text.slice(equals + 1)) };
};

const writable = (file: string): string => {
  if (file === '') throw new Stop('--report: expected a file after `=`, got nothing');
  checkFile(file, '--report');
  return file;
};

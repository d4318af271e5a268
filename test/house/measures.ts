import { dirname } from 'node:path';
import ts from 'typescript';
import { IMPORTS, isOurs, SOURCES, textOf } from './sources.ts';

/** The limits that src/ keeps. */
export const LIMITS = { columns: 140, lines: 200, parameters: 4, tinyLines: 25, emptySpreads: 20 } as const;

const PARSED = SOURCES.map((file) => ({ file, source: ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true) }));

const linesOf = (file: string): readonly string[] => textOf(file).replace(/\n$/, '').split('\n');

/** Each file with its number of lines. */
export const fileLengths = (): readonly (readonly [file: string, lines: number])[] => SOURCES.map((file) => [file, linesOf(file).length]);

/** A function, its place as `file:line`, and its size. */
export interface Measured {
  readonly place: string;
  readonly name: string;
  readonly lines: number;
  readonly parameters: number;
}

/** Every function, method and constructor with a body. */
export const functions = (): readonly Measured[] => PARSED.flatMap(({ file, source }) => {
  const found: Measured[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) found.push(measured(file, source, node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
});

const measured = (file: string, source: ts.SourceFile, node: ts.SignatureDeclaration): Measured => {
  const [first, last] = [node.getStart(source), node.getEnd()].map((at) => source.getLineAndCharacterOfPosition(at).line + 1);
  return { place: `${file}:${first}`, name: nameOf(node), lines: (last ?? 0) - (first ?? 0) + 1, parameters: node.parameters.length };
};

/** Instead of the name of a callback. */
export const NAMELESS = 'a function without a name';

/** Its own name, or that of the constant or member that holds it. */
const nameOf = (node: ts.SignatureDeclaration): string => {
  const { parent } = node;
  const named = node.name ?? (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name : undefined);
  return named?.getText() ?? (ts.isConstructorDeclaration(node) ? 'constructor' : NAMELESS);
};

/** The lines that match, as `file:line`. */
const linesThat = (matches: (line: string) => boolean): readonly string[] =>
  SOURCES.flatMap((file) => linesOf(file).flatMap((line, at) => (matches(line) ? [`${file}:${at + 1}`] : [])));

/** Lines over the limit of columns, as `file:line`. */
export const wideLines = (): readonly string[] => linesThat((line) => line.length > LIMITS.columns);

/** Lines that spread an empty object where an option is absent, as `file:line`. */
export const emptySpreads = (): readonly string[] => linesThat((line) => /\? \{\} :|\?.*: \{\}\)/.test(line));

/** Names that several files give to types of their own: `Name: a.ts, b.ts`. */
export const namesWithSeveralMeanings = (): readonly string[] => {
  const files = new Map<string, readonly string[]>();
  for (const { file, source } of PARSED) {
    for (const node of source.statements) {
      if (!(ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node)) || node.name === undefined) continue;
      files.set(node.name.text, [...files.get(node.name.text) ?? [], file]);
    }
  }
  return [...files].filter(([, some]) => some.length > 1).map(([name, some]) => `${name}: ${some.join(', ')}`);
};

/** Short files that only one file beside them imports: `a.ts (12 lines) for b.ts`. A misreading, a command or a format may be short. */
export const tinyFiles = (): readonly string[] => fileLengths().flatMap(([file, lines]) => {
  const importers = [...new Set(IMPORTS.filter((one) => isOurs(one) && one.from === file).map((one) => one.file))];
  const [importer] = importers;
  const isTiny = lines < LIMITS.tinyLines && importer !== undefined && importers.length === 1 && dirname(importer) === dirname(file);
  return isTiny && !/^(engine\/misreadings|cli\/commands|report\/run)\//.test(file) ? [`${file} (${lines} lines) for ${importer}`] : [];
});

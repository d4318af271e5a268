import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a program to its end; `path` comes before the PATH of this process. */
export const ran = (file: string, args: readonly string[], cwd: string, path = ''): Promise<Ran> =>
  promisify(execFile)(file, [...args], { cwd, maxBuffer: 1e8, env: { ...process.env, NO_COLOR: '1', PATH: `${path}:${process.env['PATH'] ?? ''}` } }).then(
    ({ stdout, stderr }) => ({ exit: 0, out: stdout, err: stderr }),
    ({ code, stdout, stderr }: { readonly code: number; readonly stdout: string; readonly stderr: string }) => ({ exit: code, out: stdout, err: stderr }),
  );

/** The result of `npm pack`. */
export interface Packed {
  readonly tarball: string;
  /** The files in it. */
  readonly files: readonly string[];
}

/** Packs the package in a copy of its sources, so nothing is built in the repository. */
export const packed = async (folder: string): Promise<Packed> => {
  const copy = join(folder, 'copy');
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const { exit, out, err } = await ran('npm', ['pack', '--json', '--silent'], copy);
  if (exit !== 0) throw new Error(`npm pack: ${err}${out}`);
  const [{ filename, files }]: readonly [{ readonly filename: string; readonly files: readonly { readonly path: string }[] }] = JSON.parse(out);
  return { tarball: join(copy, filename), files: files.map(({ path }) => path) };
};

/** A file that the guide shows, by its name. */
export const printed = (name: string): string => {
  const [, body] = new RegExp(`^\`\`\`[a-z]+ ${name}\\n([^]*?)^\`\`\`$`, 'm').exec(readFileSync(join(ROOT, 'test/engines/README.md'), 'utf8')) ?? [];
  if (body === undefined) throw new Error(`the guide has no file ${name}`);
  return body;
};

const COPIED = ['package.json', 'tsconfig.json', 'README.md', 'CHANGELOG.md', 'LICENSE', 'src', 'rules', 'fixtures', 'schema', 'test'];

/** Installs a tarball into an empty folder, beside copies of its runtime dependencies from the repository: no registry is asked. */
export const installed = async (tarball: string, folder: string): Promise<string> => {
  const project = join(folder, 'project');
  mkdirSync(project);
  // npm would take a folder without a package.json for a part of the folder above it
  writeFileSync(join(project, 'package.json'), '{ "private": true }\n');
  for (const path of runtimeDependencies()) cpSync(join(ROOT, path), join(project, path), { recursive: true, dereference: true });
  await npm(['install', '--offline', '--no-audit', '--no-fund', tarball], project);
  return project;
};

/** Where `npm ci` puts what the package needs to run: `node_modules/ajv`. */
const runtimeDependencies = (): readonly string[] => {
  const { packages }: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).flatMap(([path, { dev, optional, peer }]) => (path === '' || dev || optional || peer ? [] : [path]));
};

/** A package in package-lock.json, and why it is there other than as a dependency. */
interface Locked {
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly peer?: boolean;
}

const npm = async (args: readonly string[], cwd: string): Promise<string> => {
  const { exit, out, err } = await ran('npm', args, cwd);
  if (exit !== 0) throw new Error(`npm ${args[0]}: ${err}${out}`);
  return out;
};

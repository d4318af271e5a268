import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
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

/** What `npm pack` makes. */
export interface Packed {
  readonly tarball: string;
  /** The files in it. */
  readonly files: readonly string[];
}

/** Packs the package in a copy of what it is made of, so that nothing is built in the repository meanwhile. */
export const packed = async (folder: string): Promise<Packed> => {
  const copy = join(folder, 'copy');
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const { exit, out, err } = await ran('npm', ['pack', '--json', '--silent'], copy);
  if (exit !== 0) throw new Error(`npm pack: ${err}${out}`);
  const [{ filename, files }]: readonly [{ readonly filename: string; readonly files: readonly { readonly path: string }[] }] = JSON.parse(out);
  return { tarball: join(copy, filename), files: files.map(({ path }) => path) };
};

/** A file that the guide prints. */
export const printed = (name: string): string => {
  const [, body] = new RegExp(`^\`\`\`[a-z]+ ${name}\\n([^]*?)^\`\`\`$`, 'm').exec(readFileSync(join(ROOT, 'test/engines/README.md'), 'utf8')) ?? [];
  if (body === undefined) throw new Error(`the guide prints no ${name}`);
  return body;
};

const COPIED = ['package.json', 'tsconfig.json', 'README.md', 'CHANGELOG.md', 'LICENSE', 'src', 'rules', 'fixtures', 'schema', 'test'];

/** Installs a tarball into an empty folder, with its runtime dependencies out of those of the repository: no registry is asked. */
export const installed = async (tarball: string, folder: string): Promise<string> => {
  const [project, dependencies] = [join(folder, 'project'), join(folder, 'dependencies')];
  for (const each of [project, dependencies]) mkdirSync(each, { recursive: true });
  // without a package.json of its own it would be taken for a part of a folder above it
  writeFileSync(join(project, 'package.json'), '{ "private": true }\n');
  const runtime = (await npm(['ls', '--omit=dev', '--all', '--parseable'], ROOT)).split('\n').slice(1).filter((line) => line !== '');
  await npm(['pack', '--ignore-scripts', '--pack-destination', dependencies, ...runtime], ROOT);
  const tarballs = readdirSync(dependencies).map((name) => join(dependencies, name));
  await npm(['install', '--offline', '--no-audit', '--no-fund', tarball, ...tarballs], project);
  return project;
};

const npm = async (args: readonly string[], cwd: string): Promise<string> => {
  const { exit, out, err } = await ran('npm', args, cwd);
  if (exit !== 0) throw new Error(`npm ${args[0]}: ${err}${out}`);
  return out;
};

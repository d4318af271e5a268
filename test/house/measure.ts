import { emptySpreads, fileLengths, functions, LIMITS, NAMELESS, namesWithSeveralMeanings, tinyFiles, wideLines } from './measures.ts';
import { cycles } from './sources.ts';

// `npm run measure`: prints the size of src/, and what is over its limits
const lengths = fileLengths().toSorted(([, a], [, b]) => b - a);
const all = functions().filter(({ name }) => name !== NAMELESS).toSorted((a, b) => b.lines - a.lines);
const [longestFile] = lengths;
const [longest] = all;

console.log(`${lengths.length} files, ${lengths.reduce((sum, [, lines]) => sum + lines, 0)} lines`);
console.log(`longest file: ${longestFile?.[0]}, ${longestFile?.[1]} lines`);
console.log(`longest function: ${longest?.name}, ${longest?.place}, ${longest?.lines} lines; half of those with a name have at most ${all[Math.floor(all.length / 2)]?.lines}`);

const listed = (what: string, found: readonly string[]): void => {
  console.log(`${what}: ${found.length}`);
  for (const each of found) console.log(`  ${each}`);
};
listed(`lines over ${LIMITS.columns} columns`, wideLines());
listed(`files over ${LIMITS.lines} lines`, lengths.filter(([, lines]) => lines > LIMITS.lines).map(([file, lines]) => `${file}, ${lines} lines`));
listed(`functions with more than ${LIMITS.parameters} parameters`, all.filter(({ parameters }) => parameters > LIMITS.parameters)
  .map(({ place, name, parameters }) => `${place} ${name}, ${parameters}`));
listed('import cycles', cycles());
listed('type names with several meanings', namesWithSeveralMeanings());
listed('lines with `? {} :`', emptySpreads());
listed(`files under ${LIMITS.tinyLines} lines with one importer in their folder`, tinyFiles());

import { setup, teardown } from '../programs.ts';
import { diagnosedAs, isNamedFirst, mutants } from './diagnosis.ts';

// `npx tsx test/proof/prove-diagnosis.ts [RULING…]`: each misreading as a program of its own must be found to be what it is
const wanted = process.argv.slice(2);
const chosen = mutants.filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)));
await setup();
let [missed, shared] = [0, 0];
for (const mutant of chosen) {
  const likely = await diagnosedAs(mutant);
  const [first] = likely;
  const named = first === undefined ? 'nothing' : `${first.ruling}=${first.misreading} (${first.fits} of ${first.of})`;
  const equals = first?.equals ?? [];
  if (equals.length > 0) shared += 1;
  if (!isNamedFirst(mutant, likely)) missed += 1;
  const besides = equals.map(({ ruling, misreading }) => `${ruling}=${misreading}`).join(', ');
  console.log(`${isNamedFirst(mutant, likely) ? 'found ' : 'MISSED'} ${mutant.name}: ${named}${besides === '' ? '' : `, or ${besides}`}`);
}
teardown();
console.log(`${chosen.length - missed} of ${chosen.length} misreadings are named first, ${shared} of them together with others that no case tells from them`);
process.exitCode = missed === 0 ? 0 : 1;

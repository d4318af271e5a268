import type { EngineReport, RunReport } from '../runner/report.ts';
import { printable } from './printable.ts';

/** `my-engine 0.3.0`, on one line. */
export const engineName = ({ name, version }: Pick<EngineReport, 'name' | 'version'>): string =>
  `${printable(name, 40)} ${printable(version, 20)}`.trim() || 'an engine without a name';

/** A case or a clause by its id; and by its engine where there are several. */
export const inEngine = (text: string, engine: EngineReport, { engines }: RunReport): string =>
  (engines.length === 1 ? text : `${text} (${engineName(engine)}${nth(engine, engines)})`);

/** Tells engines apart that go by the same name. */
const nth = (engine: EngineReport, engines: readonly EngineReport[]): string => {
  const namesakes = engines.filter((other) => engineName(other) === engineName(engine));
  return namesakes.length === 1 ? '' : ` #${namesakes.indexOf(engine) + 1}`;
};

/** `edition current, only R3.1`: what the run was about. */
export const whatRan = ({ suite, selection, shard }: RunReport): string => [
  `edition ${suite.edition}`,
  ...(suite.profile === 'core' ? [] : [suite.profile === 'all' ? 'all profiles' : `profile ${suite.profile}`]),
  ...(selection === undefined ? [] : [`only ${printable(selection)}`]),
  ...(shard === undefined ? [] : [`shard ${shard.index}/${shard.of}`]),
].join(', ');

import type { DraftCounts, EngineReport, RunReport } from '../../runner/report.ts';
import { counted } from '../../text/counted.ts';
import { printable } from '../../text/printable.ts';

/** `my-engine 0.3.0`, on one line; `my-engine 0.3.0 #2` for the second of several with that name. */
export const engineName = ({ name, version, nth }: Pick<EngineReport, 'name' | 'version' | 'nth'>): string => {
  const said = `${printable(name, 40)} ${printable(version, 20)}`.trim() || 'an engine without a name';
  return nth === undefined ? said : `${said} #${nth}`;
};

/** Engines, those with the same name numbered from 1. */
export const numbered = (engines: readonly EngineReport[]): readonly EngineReport[] => engines.map((engine) => {
  const namesakes = engines.filter((other) => engineName(other) === engineName(engine));
  return namesakes.length === 1 ? engine : { ...engine, nth: namesakes.indexOf(engine) + 1 };
});

/** `text`, followed by the engine's name in a run of several engines. */
export const withEngineName = (text: string, engine: EngineReport, { engines }: RunReport): string =>
  (engines.length === 1 ? text : `${text} (${engineName(engine)})`);

/** `with the draft mine: 12 cases end otherwise, 3 added, 1 left out`. */
const draftInWords = ({ id, changed, added, leftOut, withoutCase = 0 }: DraftCounts): string => [
  `with the draft ${printable(id)}: ${counted(changed, 'case')} ${changed === 1 ? 'ends' : 'end'} otherwise`,
  `${added} added`,
  ...(leftOut.length === 0 ? [] : [`${leftOut.length} left out`]),
  ...(withoutCase === 0 ? [] : [`${counted(withoutCase, 'smallest position')} ${withoutCase === 1 ? 'makes' : 'make'} no case`]),
].join(', ');

/** The edition and the selection of a run: `edition current, only R3.1`. */
export const runSettings = ({ suite, selection, shard }: RunReport): string => [
  `edition ${suite.edition}`,
  ...(suite.draft === undefined ? [] : [draftInWords(suite.draft)]),
  ...(suite.profile === 'core' ? [] : [suite.profile === 'all' ? 'all profiles' : `profile ${suite.profile}`]),
  ...(selection === undefined ? [] : [`only ${printable(selection)}`]),
  ...(shard === undefined ? [] : [`shard ${shard.index}/${shard.of}`]),
].join(', ');

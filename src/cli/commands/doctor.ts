import { doctorText, isWell, notRunText } from '../../report/doctor.ts';
import { examine } from '../../runner/doctor/examine.ts';
import { fromCommand } from '../../subjects/from-command.ts';
import { exchangeRecorder } from '../exchange-recorder.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { type Io, wantsColour, widthOf } from '../io.ts';
import { commandOf } from '../repeat-command.ts';
import { soundCatalogue } from '../suite-data.ts';
import { suiteVersion } from '../suite-version.ts';
import { editionRules } from '../edition-rules.ts';
import { defined } from '../../text/records.ts';
import type { Define } from '../command.ts';
import { editionOption, seconds } from '../option-values.ts';

export interface DoctorFlags {
  readonly engine: string;
  /** An edition, or an erratum's file. */
  readonly edition: string;
  /** Seconds of silence after which the engine counts as hung. */
  readonly timeout?: number;
}

/** `run-suite doctor`. */
export const define: Define = (command, io, end) => {
  command
    .requiredOption('--engine <engine>', 'the engine to examine: a command or an ES module')
    .option('--timeout <seconds>',
      'how long the engine may be silent before it counts as hung; default: 3, or 20 until it answers `hello`', seconds)
    .addOption(editionOption())
    .addHelpText('after', HELP)
    .action(async (flags: DoctorFlags) => end(await doctorCommand(flags, io)));
};

const HELP = `
Example:
  npx tsx run-suite doctor --engine 'python3 engine.py'

Exit codes:
  0  the engine keeps the contract
  1  the engine breaks the contract
  2  wrong usage or faulty data, and nothing ran
  3  the engine could not be run`;

/** Examines an engine before its first run, and says what to fix or what to do next. */
export const doctorCommand = async ({ engine, edition, timeout }: DoctorFlags, io: Io): Promise<ExitCode> => {
  const { trace, taken } = exchangeRecorder();
  const rules = await editionRules(edition);
  const options = { timeout: (timeout ?? TIMEOUT) * 1000, startTimeout: (timeout ?? START) * 1000, trace };
  const source = fromCommand(engine, { article: rules.article, catalogue: soundCatalogue }, options);
  const subject = await source.open(defined({ edition: rules.edition, suite: suiteVersion(), draft: rules.draft?.id }));
  if ('kind' in subject) {
    io.stdout.write(notRunText(subject.message, taken(), widthOf(io)));
    return EXIT.notRun;
  }
  const exchange = taken();
  const findings = await examine(subject, taken);
  await subject.close();
  const examined = { hello: subject.hello, exchange, findings, complaints: subject.complaints?.() ?? [] };
  io.stdout.write(doctorText(examined, { colour: wantsColour(true, io), width: widthOf(io) }));
  if (!isWell(examined)) return EXIT.notConformant;
  io.stdout.write(`  ${commandOf({ engine: [engine], edition, profile: 'core', fixtures: [] })}\n`);
  return EXIT.conformant;
};

/** In seconds; shorter than in a run, where other processes may keep the machine busy. */
const TIMEOUT = 3;
const START = 20; // until it answers `hello`

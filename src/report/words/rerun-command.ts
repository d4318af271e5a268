import { type EngineReport, IN_PROCESS, type RunReport } from '../../runner/report.ts';

/** A command is useful only whole, so that it is cut later than other texts; in characters. */
export const LONGEST_COMMAND = 4000;

/** The command that runs the same cases on this engine alone. */
export const engineCommand = ({ command }: EngineReport, report: RunReport): string => command ?? report.command;

/** The command that runs one case again; `command` is that of the run, without its selection. */
export const rerunCommand = (command: string, id: string): string =>
  (command === IN_PROCESS ? `runSuite({ only: ['${id}'], … })` : `${command} --only ${id}`);

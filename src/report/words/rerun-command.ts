import { type EngineReport, IN_PROCESS, type RunReport } from '../../runner/report.ts';

/** A command is of use only whole; in characters. */
export const LONGEST_COMMAND = 4000;

/** The command that repeats what an engine was asked: it names no other engine. */
export const engineCommand = ({ command }: EngineReport, report: RunReport): string => command ?? report.command;

/** How to run one case again; `command` is the run without its selection. */
export const rerunCommand = (command: string, id: string): string => (command === IN_PROCESS ? `runSuite({ only: ['${id}'], … })` : `${command} --only ${id}`);

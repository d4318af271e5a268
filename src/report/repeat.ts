import { IN_PROCESS } from '../runner/report.ts';

/** A command is of use only whole; in characters. */
export const LONGEST_COMMAND = 4000;

/** How to run one case again; `command` is the run without its selection. */
export const repeatOf = (command: string, id: string): string => (command === IN_PROCESS ? `runSuite({ only: ['${id}'], … })` : `${command} --only ${id}`);

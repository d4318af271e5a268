/** The exit codes; `interrupted`: a search that SIGINT or SIGTERM ended before it found anything. */
export const EXIT = { conformant: 0, notConformant: 1, wrongUse: 2, notRun: 3, interrupted: 130 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command with a message and an exit code; only `main` catches it. */
export class Stop extends Error {
  readonly exit: ExitCode;
  /** Whether the message is a list of problems in files, which name their places themselves. */
  readonly isData: boolean = false;

  constructor(message: string, exit: ExitCode = EXIT.wrongUse) {
    super(message);
    this.exit = exit;
  }
}

/** Ends a command with a list of problems in files. */
export class FaultyData extends Stop {
  override readonly isData = true;
}

/** The parts of its process that a subcommand may use. */
export interface CommandIO {
  /** Writes a result to standard output. */
  readonly stdout: (text: string) => void;
  /** Writes progress, warnings and errors to standard error. */
  readonly stderr: (text: string) => void;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Absolute path that relative paths of options start from. */
  readonly workingDirectory: string;
  /** Asks on the terminal; undefined without one. The answer to a 'secret' is not shown. */
  readonly ask?: (question: string, secret?: 'secret') => Promise<string>;
}

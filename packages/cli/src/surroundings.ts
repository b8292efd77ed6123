/** What a subcommand may use of the process that it runs in. */
export interface Surroundings {
  /** The result, on standard output. */
  readonly print: (text: string) => void;
  /** What it is doing and what it left out, on standard error. */
  readonly tell: (text: string) => void;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Absolute: paths that a person gives are meant from here. */
  readonly folder: string;
  /** Asks a person on a terminal; undefined where there is none. A secret answer is not shown. */
  readonly ask?: (question: string, secret?: 'secret') => Promise<string>;
}

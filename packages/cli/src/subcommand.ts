import type { ExitCode } from './exit-code.ts';
import type { Options, OptionTable } from './options.ts';
import type { Surroundings } from './surroundings.ts';

/** One of the things that `ninefold` does. */
export interface Subcommand extends OptionTable {
  readonly name: string;
  /** What follows the name, as in a manual: `[FILE | --blank]`. */
  readonly usage: string;
  /** What it does, in one line. */
  readonly summary: string;
  /** What a newcomer needs to know besides its options; a line each where it is a list. */
  readonly explanation: string;
  run(options: Options, surroundings: Surroundings): Promise<ExitCode>;
}

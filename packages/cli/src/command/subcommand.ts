import type { CommandIO } from './command-io.ts';
import type { ExitCode } from './exit-code.ts';
import type { Options, OptionTable } from './options.ts';

/** A subcommand of `ninefold`. Its texts are printed by `--help`. */
export interface Subcommand extends OptionTable {
  readonly name: string;
  /** Arguments, as in a manual: `[FILE | --blank]`. */
  readonly usage: string;
  readonly summary: () => string;
  /**
   * Explains what the options don't, as paragraphs. One that begins with `- ` is an item of a list,
   * and an empty one separates.
   */
  readonly explanation: (workspace: string) => readonly string[];
  run(options: Options, io: CommandIO): Promise<ExitCode>;
}

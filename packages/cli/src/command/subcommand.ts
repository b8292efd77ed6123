import type { CommandIO } from './command-io.ts';
import type { ExitCode } from './exit-code.ts';
import type { Options, OptionTable } from './options.ts';

/** A subcommand of `ninefold`. Its texts are printed by `--help`. */
export interface Subcommand extends OptionTable {
  readonly name: string;
  /** Arguments, as in a manual: `[FILE | --blank]`. */
  readonly usage: string;
  readonly summary: string;
  /**
   * Explains what the options don't. A line that begins with `- ` is an item of a list, and
   * `{application}` is replaced by the path of the application's folder.
   */
  readonly explanation: string;
  run(options: Options, io: CommandIO): Promise<ExitCode>;
}

import { DumpError } from '@ninefold/embedded';
import { SpecificationFileError } from '@ninefold/specification/documents/json';
import { CommandError } from './command-error.ts';
import { type ExitCode, exitCode } from './exit-code.ts';
import { helpOf, overview } from './help.ts';
import { readOptions } from './options.ts';
import { subcommands } from './subcommands/index.ts';
import type { Surroundings } from './surroundings.ts';

/** Runs `ninefold ARGUMENTS` and gives the exit code; never throws for what was foreseen. */
export async function run(
  [name, ...rest]: readonly string[],
  surroundings: Surroundings,
): Promise<ExitCode> {
  try {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      surroundings.print(overview(subcommands));
      return name === undefined ? exitCode.failed : exitCode.done;
    }
    const subcommand = subcommands.find((each) => each.name === name);
    if (subcommand === undefined) throw unknownSubcommand(name);
    const options = readOptions(name, rest, subcommand, surroundings);
    if (options !== 'help') return await subcommand.run(options, surroundings);
    surroundings.print(helpOf(subcommand));
    return exitCode.done;
  } catch (error) {
    surroundings.tell(explain(error));
    return exitCode.failed;
  }
}

function unknownSubcommand(name: string): CommandError {
  return new CommandError(
    `There is no "ninefold ${name}". There are: ${subcommands.map((each) => each.name).join(', ')}. "pnpm ninefold --help" lists what each does.`,
  );
}

/** Of what was foreseen the message is enough; of the rest a developer needs the way there. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const foreseen =
    error instanceof CommandError ||
    error instanceof DumpError ||
    error instanceof SpecificationFileError;
  return foreseen ? error.message : (error.stack ?? error.message);
}

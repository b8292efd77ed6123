import { DumpError } from '@ninefold/embedded';
import { formatList } from '@ninefold/messages';
import { SpecificationFileError } from '@ninefold/specification/documents/json';
import {
  CommandError,
  exitCode,
  type ExitCode,
  readOptions,
  type CommandIO,
} from './command/index.ts';
import { helpOf, overview } from './help.ts';
import { helpMessages } from './messages.ts';
import { subcommands } from './subcommands/index.ts';

/** Runs `ninefold ARGUMENTS`. Failures are written to standard error. */
export async function run([name, ...rest]: readonly string[], io: CommandIO): Promise<ExitCode> {
  try {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      io.stdout(overview(subcommands, io.workingDirectory));
      return name === undefined ? exitCode.failed : exitCode.done;
    }
    const subcommand = subcommands.find((each) => each.name === name);
    if (subcommand === undefined) throw unknownSubcommand(name);
    const options = readOptions(name, rest, subcommand, io);
    if (options !== 'help') return await subcommand.run(options, io);
    io.stdout(helpOf(subcommand, io.workingDirectory));
    return exitCode.done;
  } catch (error) {
    io.stderr(explain(error));
    return exitCode.failed;
  }
}

function unknownSubcommand(name: string): CommandError {
  return new CommandError(
    helpMessages.unknownCommand({
      command: `ninefold ${name}`,
      names: formatList(subcommands.map((each) => each.name)),
      help: 'pnpm ninefold --help',
    }),
  );
}

/** Returns the message of an expected error, and the stack of any other. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected =
    error instanceof CommandError ||
    error instanceof DumpError ||
    error instanceof SpecificationFileError;
  return isExpected ? error.message : (error.stack ?? error.message);
}

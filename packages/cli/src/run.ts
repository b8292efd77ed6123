import { commandLine } from '@ninefold/embedded/command-line';
import { DumpError } from '@ninefold/embedded';
import { formatList } from '@ninefold/messages';
import { SpecificationFileError } from '@ninefold/specification/documents/json';
import {
  CommandError,
  exitCode,
  type ExitCode,
  readOptions,
  type CommandIO,
  type Subcommand,
} from './command/index.ts';
import { helpOf, overview } from './help.ts';
import { helpMessages } from './messages.ts';
import { subcommands } from './subcommands/index.ts';

/** Runs `ninefold ARGUMENTS`. Failures are written to standard error. */
export async function run(argumentList: readonly string[], io: CommandIO): Promise<ExitCode> {
  const [name] = argumentList;
  const isNext = (word: string, index: number) => word === argumentList[index];
  try {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      io.stdout(overview(subcommands, io.workingDirectory));
      return name === undefined ? exitCode.failed : exitCode.done;
    }
    const subcommand = subcommands.find((each) => wordsOf(each).every(isNext));
    if (subcommand === undefined) throw unknownSubcommand(name);
    const rest = argumentList.slice(wordsOf(subcommand).length);
    const options = readOptions(subcommand.name, rest, subcommand, io);
    if (options !== 'help') return await subcommand.run(options, io);
    io.stdout(helpOf(subcommand, io.workingDirectory));
    return exitCode.done;
  } catch (error) {
    io.stderr(explain(error));
    return exitCode.failed;
  }
}

/** `prove policies` is a name of two words. */
function wordsOf({ name }: Subcommand): readonly string[] {
  return name.split(' ');
}

function unknownSubcommand(name: string): CommandError {
  return new CommandError(
    helpMessages.unknownCommand({
      command: `ninefold ${name}`,
      names: formatList(subcommands.map((each) => each.name)),
      help: commandLine('ninefold', '--help'),
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

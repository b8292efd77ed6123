import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from '../errors/index.ts';

/**
 * Parses the arguments of a command: options and positional arguments.
 *
 * @param help The command that lists the options: `pnpm start --help`.
 * @throws {UsageError} for an unknown option, or one without its value.
 */
export function parseArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  help: string,
  argumentList: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...argumentList], options, allowPositionals: true });
  } catch (error) {
    // Node.js adds advice on `--` that does not apply.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(`${sentence}. "${help}" lists the options.`);
  }
}

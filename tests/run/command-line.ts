import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Reads the arguments of a command. `--help` prints `help` and exits with 0; an unknown or incomplete
 * option prints one line and exits with 2.
 */
export function readCommandLine<const Config extends ParseArgsConfig>(
  help: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const given = process.argv.slice(2);
  if (given.includes('--help') || given.includes('-h')) {
    console.log(help);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    // Node.js adds advice on `--` that does not apply.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    console.error(`${sentence}. Run it with --help to see its options.`);
    return process.exit(2);
  }
}

/** Runs a command that returns its exit code. An error is printed as one sentence, with exit code 2. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}

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

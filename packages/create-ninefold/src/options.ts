import { parseArgs } from 'node:util';
import { CreateError } from './create-error.ts';
import { type PackageManager, packageManagers } from './package-manager.ts';
import { readProjectUrl, readPublishableKey } from './project.ts';

/** The command line. It asks about what is undefined. */
export interface Options {
  /** The folder of the new application, as typed. */
  readonly folder?: string;
  readonly kind?: 'project' | 'example' | 'blank';
  readonly url?: string;
  readonly key?: string;
  /** Default: the one that runs the command. */
  readonly packageManager?: PackageManager;
  readonly installs: boolean;
  readonly starts: boolean;
  readonly port?: string;
  /** Asks nothing. */
  readonly yes: boolean;
}

/** @throws {CreateError} for options that are unknown, invalid or contradict each other. */
export function readOptions(argumentList: readonly string[]): Options | 'help' {
  const { values, positionals } = parse(argumentList);
  if (values.help === true) return 'help';
  if (positionals.length > 1) {
    throw new CreateError(
      `There are ${positionals.length} folders: ${positionals.join(', ')}. Give one.`,
    );
  }
  const kinds = (['project', 'example', 'blank'] as const).filter((name) => values[name]);
  if (values.project === '') throw new CreateError('--project needs the address of your project.');
  if (kinds.length > 1) {
    throw new CreateError(
      `${kinds.map((name) => `--${name}`).join(' and ')} each say what to start with. Give one of them.`,
    );
  }
  if (values.key !== undefined && kinds[0] !== 'project') {
    throw new CreateError('--key is the key of a project. Add --project URL, or leave it out.');
  }
  const installs = values['no-install'] !== true;
  return {
    folder: positionals[0],
    kind: kinds[0],
    url: values.project === undefined ? undefined : readProjectUrl(values.project),
    key: values.key === undefined ? undefined : readPublishableKey(values.key),
    packageManager: readPackageManager(values['package-manager']),
    installs,
    starts: installs && values['no-start'] !== true,
    port: readPort(values.port),
    yes: values.yes ?? false,
  };
}

function parse(argumentList: readonly string[]) {
  try {
    return parseArgs({
      args: [...argumentList],
      allowPositionals: true,
      options: {
        project: { type: 'string' },
        key: { type: 'string' },
        example: { type: 'boolean' },
        blank: { type: 'boolean' },
        'package-manager': { type: 'string' },
        'no-install': { type: 'boolean' },
        'no-start': { type: 'boolean' },
        port: { type: 'string' },
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    // Node.js adds advice on `--` that does not apply.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new CreateError(`${sentence}. "npm create ninefold -- --help" lists the options.`);
  }
}

function readPackageManager(name: string | undefined): PackageManager | undefined {
  const known = packageManagers.find((each) => each === name);
  if (known === undefined && name !== undefined) {
    throw new CreateError(
      `--package-manager ${name} is not known. Use npm, pnpm, yarn or bun, or write the files alone with --no-install.`,
    );
  }
  return known;
}

function readPort(text: string | undefined): string | undefined {
  if (text === undefined || (/^\d+$/.test(text) && Number(text) <= 65_535)) return text;
  throw new CreateError(`--port ${text} is not a port. Use a whole number from 0 to 65535.`);
}

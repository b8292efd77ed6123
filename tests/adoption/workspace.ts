import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const checkout = join(import.meta.dirname, '../..');

/** A copy of the checkout that a team makes its own. */
export interface Workspace {
  readonly folder: string;
  /**
   * Runs a command of the documentation, `pnpm build --base /app/`, and gives what it prints.
   *
   * @throws Error with what it says, where it fails.
   */
  run(command: string, environment?: Readonly<Record<string, string>>): Promise<string>;
  remove(): Promise<void>;
}

/** Copies what commands read and write. Dependencies, and the packages among them, are linked. */
export async function copyWorkspace(): Promise<Workspace> {
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-workspace-'));
  const left = new Set(['node_modules', 'dist']);
  const parts = ['package.json', 'apps', 'packages'];
  await Promise.all(
    parts.map((part) =>
      cp(join(checkout, part), join(folder, part), {
        recursive: true,
        filter: (source) => !left.has(basename(source)),
      }),
    ),
  );
  for (const part of ['', ...(await foldersOf('apps')), ...(await foldersOf('packages'))]) {
    await symlink(join(checkout, part, 'node_modules'), join(folder, part, 'node_modules'));
  }
  const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  return {
    folder,
    run: async (command, environment = {}) => {
      const [pnpm, script = '', ...options] = command.split(' ');
      const [node, file, ...fixed] = scripts[script]?.split(' ') ?? [];
      if (pnpm !== 'pnpm' || node !== 'node' || file === undefined) {
        throw new Error(`${command} is no command of package.json.`);
      }
      return output([join(folder, file), ...fixed, ...options], folder, environment);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Returns the folders of a folder: `packages/ui`. */
async function foldersOf(part: string): Promise<readonly string[]> {
  const entries = await readdir(join(checkout, part), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? join(part, entry.name) : []));
}

async function output(
  argumentList: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const { SUPABASE_URL: _url, SUPABASE_PUBLISHABLE_KEY: _key, ...inherited } = process.env;
  const child = spawn(process.execPath, argumentList, {
    cwd: folder,
    env: { ...inherited, INIT_CWD: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  }
  const [exitCode] = (await once(child, 'close')) as [number | null];
  if (exitCode !== 0) throw new Error(`${argumentList.join(' ')}: ${text}`);
  return text;
}

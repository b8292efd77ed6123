import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Printed by `start --json` once the application answers. */
export interface Started {
  readonly url: string;
  readonly data: string;
  readonly accounts: readonly {
    readonly email: string;
    readonly password: string;
    readonly role: string;
  }[];
}

export interface RunningApplication extends Started {
  /** Stops the process, and removes the data folder that was created for it. */
  stop(): Promise<void>;
}

/**
 * Flags of Node.js for a process that soon ends: its Postgres is compiled once, the quick way, and what it
 * unpacks is collected in one go.
 */
const execArgv = [
  '--liftoff-only',
  '--max-semi-space-size=64',
  `--import=${pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href}`,
];

/**
 * Starts the application as a person would, on a free port and with a new data folder where the options name
 * none. It ends with this process at the latest.
 */
export async function startApplication(...options: readonly string[]): Promise<RunningApplication> {
  // Without a database there is no folder for one.
  const needsFolder = !options.includes('--blank') && !options.includes('--data');
  const folder = needsFolder ? await mkdtemp(join(tmpdir(), 'ninefold-journey-')) : undefined;
  const data = folder === undefined ? [] : ['--data', join(folder, 'data')];
  const child = fork(
    'packages/server/src/start.ts',
    ['apps/web', '--example', 'apps/workshop', '--json', '--port', '0', ...data, ...options],
    { cwd: join(import.meta.dirname, '../..'), execArgv, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const started = await new Promise<Started>((resolve, reject) => {
    let printed = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.includes('\n')) resolve(JSON.parse(printed) as Started);
    });
    child.once('exit', (code) =>
      reject(new Error(`The application ended with ${code} before it was ready:\n${stderr}`)),
    );
  });
  return {
    ...started,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What `start --json` prints once the application answers. */
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
  /** Stops the process and removes its data folder. */
  stop(): Promise<void>;
}

/** Starts the application as a person would, on a free port and with its own data folder. */
export async function startApplication(...options: readonly string[]): Promise<RunningApplication> {
  const data = await mkdtemp(join(tmpdir(), 'ninefold-journey-'));
  // Without a database there is no folder for one.
  const folder = options.includes('--blank') ? [] : ['--data', join(data, 'data')];
  const child = spawn(
    process.execPath,
    [
      'packages/server/src/start.ts',
      'apps/web',
      '--example',
      'apps/workshop',
      '--json',
      '--port',
      '0',
      ...folder,
      ...options,
    ],
    { cwd: join(import.meta.dirname, '../..'), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const started = await new Promise<Started>((resolve, reject) => {
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.includes('\n')) resolve(JSON.parse(printed) as Started);
    });
    child.once('exit', (code) =>
      reject(new Error(`The application ended with ${code} before it was ready:\n${said}`)),
    );
  });
  return {
    ...started,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}

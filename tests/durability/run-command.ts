import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Running } from '../../packages/server/src/reporter/reporter.ts';
import { spawnNode } from './spawn-node.ts';
import { whileStopped } from './while-stopped.ts';

const databaseCommand = join(import.meta.dirname, 'command.ts');
/** `pnpm start`, which builds nothing if it only exports. */
const startCommand = join(import.meta.dirname, '../../packages/server/src/start.ts');

/** Outcome of a command. */
export interface Outcome {
  readonly exit: number | 'killed' | 'ready';
  readonly stderr: string;
  /** The JSON line on standard output; undefined if it never got ready. */
  readonly running: Running | undefined;
  readonly milliseconds: number;
  /** Kills it if it is still running. */
  kill(): Promise<void>;
}

/** Stops of a command before it is killed. */
export interface Stops {
  /** The number of steps, plus one for the kill. */
  readonly count: number;
  /** Milliseconds between them. */
  readonly pause: () => number;
  /** Runs while the command is stopped: the disk is as a kill would leave it. */
  readonly task: (stop: number) => Promise<void>;
}

/** Runs `pnpm start` until it serves, or ends, or was stopped so often and killed with SIGKILL. */
export async function runCommand(options: readonly string[], stops?: Stops): Promise<Outcome> {
  const program = options.includes('--export') ? startCommand : databaseCommand;
  const begun = performance.now();
  const child = spawnNode([
    program,
    'apps/web',
    '--example',
    'apps/workshop',
    '--json',
    '--port',
    '0',
    ...options,
  ]);
  let stderr = '';
  let line = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = once(child, 'close') as Promise<[number | null]>;
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const ready = new Promise<'ready'>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      line += text;
      if (line.includes('"url"') && line.includes('\n')) resolve('ready');
    });
  });
  const done: Promise<Outcome['exit']>[] = [ready, ended.then(([code]) => code ?? 'killed')];
  if (stops) done.push(stopAndKill(child, stops, Promise.race(done)));
  const exit = await Promise.race(done).catch(async (error: unknown) => {
    await kill();
    throw error;
  });
  const milliseconds = performance.now() - begun;
  if (exit === 'killed') await kill();
  const running = exit === 'ready' ? (JSON.parse(line) as Running) : undefined;
  return { exit, stderr, running, milliseconds, kill };
}

async function stopAndKill(
  child: ChildProcess,
  { count, pause, task }: Stops,
  done: Promise<unknown>,
): Promise<'killed'> {
  const isDone = done.then(() => true);
  for (let stop = 0; stop < count; stop++) {
    if (await Promise.race([isDone, delay(pause(), false)])) break;
    if (!(await whileStopped(child, () => task(stop)))) break;
  }
  await Promise.race([isDone, delay(pause())]);
  return 'killed';
}

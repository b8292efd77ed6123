import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import type { Running } from '../../packages/server/src/reporter.ts';
import { spawnNode } from './spawn-node.ts';
import { whileStopped } from './while-stopped.ts';

const withoutFiles = join(import.meta.dirname, 'command.ts');
/** `pnpm start` itself. It builds nothing where it only exports. */
const itself = join(import.meta.dirname, '../../packages/server/src/start.ts');

/** What became of a command. */
export interface Outcome {
  readonly exit: number | 'killed' | 'ready';
  /** All that it told people. */
  readonly said: string;
  /** The line for programs, where it came to that. */
  readonly running: Running | undefined;
  readonly milliseconds: number;
  /** Kills it where it is ready. */
  kill(): Promise<void>;
}

/** Stops on the way of a command, before it is killed. */
export interface Stops {
  /** How many, and one more for the kill. */
  readonly count: number;
  /** Milliseconds that it goes on between them. */
  readonly pause: () => number;
  /** What is done meanwhile; what is on disk is what a kill would leave. */
  readonly task: (stop: number) => Promise<void>;
}

/** Runs `pnpm start` until it serves, or ends, or was stopped so often and killed with SIGKILL. */
export async function runCommand(options: readonly string[], stops?: Stops): Promise<Outcome> {
  const program = options.includes('--export') ? itself : withoutFiles;
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
  let said = '';
  let line = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
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
  return { exit, said, running, milliseconds, kill };
}

async function stopAndKill(
  child: ChildProcess,
  { count, pause, task }: Stops,
  done: Promise<unknown>,
): Promise<'killed'> {
  const isDone = done.then(() => true);
  for (let stop = 0; stop < count; stop++) {
    if (await Promise.race([isDone, passed(pause(), false)])) break;
    if (!(await whileStopped(child, () => task(stop)))) break;
  }
  await Promise.race([isDone, passed(pause())]);
  return 'killed';
}

import { once } from 'node:events';
import { join } from 'node:path';
import type { Running } from '../../apps/web/server/reporter.ts';
import { spawnNode } from './spawn-node.ts';

const withoutFiles = join(import.meta.dirname, 'command.ts');
/** `pnpm start` itself. It builds nothing where it only exports. */
const itself = join(import.meta.dirname, '../../apps/web/server/start.ts');

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

/**
 * Runs `pnpm start` until it serves, or ends, or is killed with SIGKILL.
 *
 * @param killAfter milliseconds from its beginning; never when left out.
 */
export async function runCommand(
  options: readonly string[],
  killAfter: number = Infinity,
): Promise<Outcome> {
  const program = options.includes('--export') ? itself : withoutFiles;
  const begun = performance.now();
  const child = spawnNode([program, '--json', '--port', '0', ...options]);
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
  const timer = Promise.withResolvers<'killed'>();
  const timeout = Number.isFinite(killAfter)
    ? setTimeout(() => timer.resolve('killed'), killAfter)
    : undefined;
  const exit = await Promise.race<Outcome['exit']>([
    ready,
    ended.then(([code]) => code ?? 'killed'),
    timer.promise,
  ]);
  clearTimeout(timeout);
  const milliseconds = performance.now() - begun;
  if (exit === 'killed') await kill();
  const running = exit === 'ready' ? (JSON.parse(line) as Running) : undefined;
  return { exit, said, running, milliseconds, kill };
}

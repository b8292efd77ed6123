import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

/** One start of a process, from nothing to its first answer. */
export interface Start {
  readonly milliseconds: number;
  /** Resident memory when it had answered, in bytes. */
  readonly memory: number;
}

/**
 * Starts Node in a fresh process and waits until it prints a line that fits.
 *
 * @param compiled a folder in which it keeps JavaScript compiled; not kept when left out.
 */
export async function startProcess(
  argumentList: readonly string[],
  line: RegExp,
  compiled?: string,
): Promise<Start> {
  const { NODE_COMPILE_CACHE: _, ...environment } = process.env;
  const kept = compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled };
  const begun = performance.now();
  const child = spawn(process.execPath, argumentList, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment, ...kept },
  });
  const ended = once(child, 'close');
  let said = '';
  const answered = new Promise<boolean>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (line.test(said)) resolve(true);
    });
  });
  const isAnswered = await Promise.race([answered, ended.then(() => false)]);
  const milliseconds = performance.now() - begun;
  if (!isAnswered) throw new Error(`It ended before it had answered: ${argumentList.join(' ')}`);
  const memory = memoryOf(child.pid ?? 0);
  child.kill('SIGKILL');
  await ended;
  return { milliseconds, memory };
}

function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}

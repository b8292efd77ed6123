import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { readJournal, type JournalLine } from './journal.ts';
import { spawnNode } from './spawn-node.ts';
import { copyCrash, whileStopped } from './while-stopped.ts';

/** When a writer is stopped or killed: after that many more lines of its journal, and that time. */
export interface Moment {
  readonly lines: number;
  readonly milliseconds: number;
}

/** State that a kill would leave. */
export interface Crash {
  /** A copy of the data folder. */
  readonly path: string;
  /** The journal until then. */
  readonly lines: readonly JournalLine[];
}

export interface Run {
  readonly crashes: readonly Crash[];
  /** Standard error of the writer, without the lines of minified code that Node prints. */
  readonly stderr: string;
  readonly exit: 'killed' | number;
}

export interface RunOptions {
  readonly path: string;
  readonly journal: string;
  readonly seed: number;
  /** It is stopped at each of them, and killed at the last. */
  readonly moments: readonly Moment[];
  /** The folder for the copies. */
  readonly copies: string;
}

const writer = join(import.meta.dirname, 'crash-writer.ts');

/** Runs a writer on a data folder, copies the folder at each moment, and kills it with SIGKILL. */
export async function runUntilKilled(options: RunOptions): Promise<Run> {
  const { path, journal, seed, moments, copies } = options;
  const child = spawnNode([writer, path, String(seed), journal]);
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = once(child, 'close') as Promise<[number | null]>;
  let lines = 0;
  let awaited: { lines: number; resolve: () => void } | undefined;
  createInterface({ input: child.stdout }).on('line', () => {
    lines++;
    if (awaited && lines >= awaited.lines) awaited.resolve();
  });

  const crashes: Crash[] = [];
  for (const [index, moment] of moments.entries()) {
    const target = lines + moment.lines;
    const reached = new Promise<void>((resolve) => {
      if (moment.lines === 0) resolve();
      else awaited = { lines: target, resolve };
    });
    // If it ends by itself, its exit code shows it.
    await Promise.race([reached.then(() => delay(moment.milliseconds)), ended]);
    if (index === moments.length - 1) break;
    const copy = join(copies, `crash-${index}`);
    await whileStopped(child, async () => {
      await mkdir(copies, { recursive: true });
      await copyCrash(path, copy);
      crashes.push({ path: copy, lines: readJournal(await readFile(journal, 'utf8')) });
    });
  }
  child.kill('SIGKILL');
  const [code] = await ended;
  return { crashes, stderr: readable(stderr), exit: code ?? 'killed' };
}

/** Node prints the line that threw first; PGlite's is all of it, and hides the error below. */
function readable(stderr: string): string {
  return stderr
    .split('\n')
    .map((line) => (line.length > 1000 ? `(a line of ${line.length} characters)` : line))
    .join('\n');
}

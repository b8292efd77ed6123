import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as passed } from 'node:timers/promises';
import { readJournal, type Said } from './journal.ts';
import { spawnNode } from './spawn-node.ts';
import { copyCrash, whileStopped } from './while-stopped.ts';

/** When a writer is stopped or killed: so many lines of its journal later, and so long after that. */
export interface Moment {
  readonly lines: number;
  readonly milliseconds: number;
}

/** What a kill would leave. */
export interface Crash {
  /** A copy of the data folder. */
  readonly path: string;
  /** The journal until then. */
  readonly said: readonly Said[];
}

export interface Run {
  readonly crashes: readonly Crash[];
  /** What the writer wrote to standard error, without the lines of minified code that Node shows. */
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
    const heard = new Promise<void>((resolve) => {
      if (moment.lines === 0) resolve();
      else awaited = { lines: target, resolve };
    });
    // Whatever it is doing when the time has come; or it ends by itself, which the exit code tells.
    await Promise.race([heard.then(() => passed(moment.milliseconds)), ended]);
    if (index === moments.length - 1) break;
    const copy = join(copies, `crash-${index}`);
    await whileStopped(child, async () => {
      await mkdir(copies, { recursive: true });
      await copyCrash(path, copy);
      crashes.push({ path: copy, said: readJournal(await readFile(journal, 'utf8')) });
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

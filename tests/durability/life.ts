import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as passed } from 'node:timers/promises';
import type { Entries, Said } from './journal.ts';
import { spawnNode } from './spawn-node.ts';

/** When a victim is killed. */
export type Moment =
  /** So long after it was started: mostly while it starts. */
  | { kind: 'time'; milliseconds: number }
  /** So long after it has told so many things. */
  | { kind: 'line'; lines: number; milliseconds: number };

/** What was heard of one victim, from its start to its violent end. */
export interface Life {
  /** Undefined where it was killed before it could tell. */
  readonly found: Entries | undefined;
  /** In the order in which it was said. */
  readonly said: readonly Said[];
  /** What it wrote to standard error, without the lines of minified code that Node shows there. */
  readonly complaint: string;
  readonly exit: 'killed' | number;
}

const victim = join(import.meta.dirname, 'victim.ts');

/** Starts a victim on a data folder and kills it with SIGKILL, without any warning, at a moment. */
export async function liveUntil(path: string, seed: number, moment: Moment): Promise<Life> {
  const child = spawnNode([victim, path, String(seed)]);
  const said: Said[] = [];
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const ended = once(child, 'close') as Promise<[number | null]>;
  const told = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(JSON.parse(line) as Said);
      if (moment.kind === 'line' && said.length === moment.lines) resolve();
    });
    if (moment.kind === 'time') resolve();
  });
  // Whatever it is doing when the time has come; or it ends by itself, which the exit code tells.
  await Promise.race([told.then(() => passed(moment.milliseconds)), ended]);
  child.kill('SIGKILL');
  const [code] = await ended;
  const first = said[0];
  const found = first?.kind === 'found' ? first.entries : undefined;
  return { found, said, complaint: readable(complaint), exit: code ?? 'killed' };
}

/** Node prints the line that threw first; PGlite's is all of it, and hides the error below. */
function readable(complaint: string): string {
  return complaint
    .split('\n')
    .map((line) => (line.length > 1000 ? `(a line of ${line.length} characters)` : line))
    .join('\n');
}

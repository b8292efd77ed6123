/** A process that writes is killed at many moments: nothing acknowledged is lost. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from '@ninefold/embedded';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAll } from '../run/is-all.ts';
import { seed } from '../run/seed.ts';
import { type Entries, entriesIn, expectedAfter, journalSchema, readJournal } from './journal.ts';
import { randomFrom } from './random.ts';
import { type Moment, runUntilKilled } from './run-until-killed.ts';

/** Each goes on with what the one before it left when it was killed. */
const runs = isAll ? 12 : 2;
const stopsInRun = { starting: 2, writing: isAll ? 6 : 2 };

let parent: string;
let path: string;
const random = randomFrom(seed);

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'ninefold-durability-'));
  path = join(parent, 'data');
  const folder = await openDataFolder(path);
  await folder.fill(async (backend) => {
    await backend.exec(journalSchema);
    return { start: 'dump', name: 'journal', schemas: ['public'], accounts: [] };
  });
  await folder.close();
});
afterAll(() => rm(parent, { recursive: true, force: true }));

/** First while it opens the folder, where it repeats what the last kill cut short; then while it writes. */
function momentsOfRun(): readonly Moment[] {
  const starting = Array.from({ length: stopsInRun.starting }, (_, index) => ({
    lines: index === 0 ? 1 : 0,
    milliseconds: random.between(0, 300),
  }));
  const writing = Array.from({ length: stopsInRun.writing + 1 }, () => ({
    lines: random.between(1, 30),
    milliseconds: random.between(0, 25),
  }));
  return [...starting, ...writing];
}

/** Opens what a kill left, as the next start does. */
async function foundIn(folderPath: string): Promise<Entries> {
  const folder = await openDataFolder(folderPath);
  const backend = await folder.openBackend({ extensions: [] });
  const entries = await entriesIn(backend);
  await folder.close();
  return entries;
}

const counts = { crashes: 0, killedBeforeReady: 0 };
const journal = () => join(parent, 'journal');

// A test each: together they take minutes, in which a run that hangs would not be told from one that goes on.
test.each(Array.from({ length: runs }, (_, index) => index + 1))(
  'every acknowledged write survives, and every other is complete or absent: process %i',
  async (run) => {
    const copies = join(parent, `run-${run}`);
    const { crashes, stderr, exit } = await runUntilKilled({
      path,
      journal: journal(),
      seed: random.between(0, 2 ** 31),
      moments: momentsOfRun(),
      copies,
    });
    expect({ exit, stderr }).toEqual({ exit: 'killed', stderr: '' });
    for (const [crash, { path: copy, lines }] of crashes.entries()) {
      const found = await foundIn(copy);
      expect({ crash, found }).toEqual({ crash, found: expectedAfter(lines, found) });
      counts.crashes++;
      if (lines.at(-1)?.kind === 'started') counts.killedBeforeReady++;
    }
    await rm(copies, { recursive: true });
  },
);

test('what one process found is what those before it had acknowledged', async () => {
  const lines = readJournal(await readFile(journal(), 'utf8'));
  expect(lines.filter(({ kind }) => kind === 'rejected')).toEqual([]);
  for (const [line, each] of lines.entries()) {
    if (each.kind !== 'found') continue;
    const { entries } = each;
    expect({ line, entries }).toEqual({
      line,
      entries: expectedAfter(lines.slice(0, line), entries),
    });
  }
  const last = await foundIn(path);
  expect(last).toEqual(expectedAfter(lines, last));

  const acknowledged = lines.filter(({ kind }) => kind === 'acknowledged').length;
  console.info(
    `${counts.crashes + runs} kills, ${counts.killedBeforeReady} of them before the start was done; ${acknowledged} acknowledged writes.`,
  );
  expect(counts.crashes).toBe(runs * (stopsInRun.starting + stopsInRun.writing));
  expect(acknowledged).toBeGreaterThan(counts.crashes);
});

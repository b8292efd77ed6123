/** A process that writes is killed a hundred times: nothing acknowledged is lost. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from '@ninefold/data/local';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Expectation, journalSchema } from './journal.ts';
import { liveUntil, type Moment } from './life.ts';
import { randomFrom, type Random } from './random.ts';
import { seed } from './seed.ts';

let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'ninefold-durability-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

/** One in six is killed by the clock, most of them before it has started. */
function moment(random: Random): Moment {
  if (random.fraction() < 1 / 6) return { kind: 'time', milliseconds: random.between(0, 2500) };
  return { kind: 'line', lines: random.between(1, 60), milliseconds: random.between(0, 25) };
}

// Two folders side by side, because a start mostly waits for one processor.
test.concurrent.each([1, 2])(
  'fifty kills, folder %i: every acknowledged write is there, and every other is whole or not there',
  async (number) => {
    const path = join(parent, `data-${number}`);
    const folder = await openDataFolder(path);
    await folder.fill(async (backend) => {
      await backend.exec(journalSchema);
      return { start: 'dump', name: 'journal', schemas: ['public'], accounts: [] };
    });
    await folder.close();

    const random = randomFrom(seed + number);
    const expectation = new Expectation();
    let unheard = 0;
    for (let kill = 1; kill <= 51; kill++) {
      // The last one only tells what it found.
      const when: Moment =
        kill === 51 ? { kind: 'line', lines: 1, milliseconds: 0 } : moment(random);
      const life = await liveUntil(path, random.between(0, 2 ** 31), when);
      // How much it said before tells, where it ended by itself, whether that was at its start.
      const said = life.said.length;
      expect({ kill, said, exit: life.exit, complaint: life.complaint }).toEqual({
        kill,
        said,
        exit: 'killed',
        complaint: '',
      });
      expect(life.said.filter(({ kind }) => kind === 'refused')).toEqual([]);
      const expected = life.found && expectation.given(life.found);
      expect({ kill, found: life.found }).toEqual({ kill, found: expected });
      for (const heard of life.said) expectation.follow(heard);
      unheard += life.found ? 0 : 1;
    }
    console.info(
      `Folder ${number}: ${expectation.acknowledged} acknowledged writes, ${unheard} kills before the start was done.`,
    );
    expect(expectation.acknowledged).toBeGreaterThan(100);
    expect(unheard).toBeLessThan(25);
  },
);

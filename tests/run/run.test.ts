import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { chooseSuites } from './choose.ts';
import { runInLanes } from './lanes.ts';
import { readOptions, type RunOptions } from './options.ts';
import { runSuite } from './run-suite.ts';
import { suites, type Suite } from './suites.ts';

function options(...given: readonly string[]): RunOptions {
  const read = readOptions(given);
  if (read === 'help') throw new Error('Help was asked for.');
  return read;
}

const chosenBy = (...given: readonly string[]) => chooseSuites(options(...given), process.cwd());
const namesBy = (...given: readonly string[]) => chosenBy(...given).map(({ suite }) => suite.name);

it('runs every suite in some shard: split suites in all, the others in one', () => {
  const shards = ['1/3', '2/3', '3/3'].map((shard) => namesBy(`--shard=${shard}`));
  for (const { name, isSplit } of suites.filter(({ name }) => name !== 'build')) {
    const found = shards.filter((names) => names.includes(name)).length;
    expect([name, found]).toEqual([name, isSplit === true ? 3 : 1]);
  }
  const building = shards.filter((names) => names.includes('journeys') || names.includes('size'));
  expect(building.every((names) => names.includes('build'))).toBe(true);
});

it('builds the application for a suite that needs it', () => {
  expect(namesBy('journeys')).toEqual(['build', 'journeys']);
});

it('runs the browser suites under stress, but not the pictures', () => {
  expect(namesBy('--stress')).toEqual(['build', 'stories', 'browser', 'journeys']);
});

it('runs what a change since a commit affects, and a suite that starts programs as a whole', () => {
  const chosen = new Map(
    chosenBy('--since', 'HEAD').map(({ suite, argumentList }) => [suite.name, argumentList]),
  );
  expect(chosen.get('unit')).toEqual(['--changed=HEAD', '--passWithNoTests']);
  expect(chosen.get('stories')).toEqual(['--since=HEAD']);
  expect(chosen.get('types')).toEqual([]);
});

it('passes what follows two dashes to the suite', () => {
  const [unit] = chosenBy('unit', '--', 'packages/data');
  expect(unit?.argumentList).toEqual(['packages/data']);
});

it.each([
  [['unti'], 'There is no suite named unti.'],
  [['--shard', '5/4'], '--shard takes a part'],
  [['--fast'], "Unknown option '--fast'"],
])('says what is wrong with %j', (given, message) => {
  expect(() => options(...given)).toThrow(message);
});

const suite = (name: string, lane: Suite['lane'], after?: string) => ({
  suite: { name, lane, after, command: [], counts: 'exit code', seconds: 1 } satisfies Suite,
});

it('runs a suite after the one it needs, and the lanes side by side', async () => {
  const events: string[] = [];
  const started = new Map<string, () => void>();
  const done = runInLanes(
    [suite('build', 'node'), suite('types', 'node'), suite('journeys', 'journeys', 'build')],
    async ({ suite: { name } }) => {
      events.push(`${name} starts`);
      await new Promise<void>((end) => started.set(name, end));
      events.push(`${name} ends`);
    },
  );
  // A lane with nothing that may start takes what comes next.
  expect([...started.keys()]).toEqual(['build', 'types']);
  started.get('build')!();
  await expect.poll(() => [...started.keys()]).toContain('journeys');
  expect(events).toEqual(['build starts', 'types starts', 'build ends', 'journeys starts']);
  started.get('types')!();
  started.get('journeys')!();
  await done;
});

it('says how values differ, and why a suite did not start, at the end of a run', async () => {
  const reports = await mkdtemp(join(tmpdir(), 'ninefold-run-'));
  const config = join(import.meta.dirname, 'fixture/vitest.config.ts');
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { failures, ...counted } = await runSuite(
    {
      name: 'fixture',
      lane: 'node',
      command: ['vitest', 'run', '--config', config],
      counts: 'vitest',
      seconds: 1,
    },
    { root: process.cwd(), reports, argumentList: [], isStressed: false },
  ).finally(() => print.mockRestore());
  await rm(reports, { recursive: true });
  const skipped = ['is skipped', 'a suite that cannot start > does not run'];
  expect(counted).toMatchObject({ passed: 1, skipped });
  const [suite, record] = failures;
  expect(failures).toHaveLength(2);
  expect(suite?.message).toContain('The server did not start.');
  expect(record?.name).toBe('a record > differs');
  expect(record?.message).toContain('outcomes.fixture.ts');
  expect(record?.message).toContain('-   "status": "planned",\n  +   "status": "open",');
});

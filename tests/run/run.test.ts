import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chooseSuites } from './choose.ts';
import { runInLanes } from './lanes.ts';
import { readOptions, type RunOptions } from './options.ts';
import { runSuite } from './run-suite.ts';
import { commandFor, sentence } from './announce.ts';
import type { SuiteEvent } from './events.ts';
import { measured, readMeasured, watchProcessorTime } from './processor-time.ts';
import { Progress } from './progress.ts';
import { allSuites, suites, type Suite } from './suites.ts';

function options(...given: readonly string[]): RunOptions {
  const read = readOptions(given);
  if (read === 'help') throw new Error('Help was asked for.');
  return read;
}

const chosenBy = (...given: readonly string[]) => chooseSuites(options(...given), process.cwd());
const partOf = (name: string, ...given: readonly string[]) =>
  chosenBy(...given).find(({ suite }) => suite.name === name)?.argumentList;
const namesBy = (...given: readonly string[]) => chosenBy(...given).map(({ suite }) => suite.name);

it('runs every suite in some shard: split suites in all, the others in one', () => {
  const shards = ['1/3', '2/3', '3/3'].map((shard) => namesBy('--all', `--shard=${shard}`));
  const needed = ['build', 'pack'];
  for (const { name, isSplit } of suites.filter(({ name }) => !needed.includes(name))) {
    const found = shards.filter((names) => names.includes(name)).length;
    expect([name, found]).toEqual([name, isSplit === true ? 3 : 1]);
  }
  const building = shards.filter((names) => names.includes('journeys') || names.includes('size'));
  expect(building.every((names) => names.includes('build'))).toBe(true);
});

it('builds the application for a suite that needs it', () => {
  expect(namesBy('journeys')).toEqual(['build', 'journeys']);
});

it('runs the browser suites under stress', () => {
  const stressed = ['stories-stressed', 'browser-stressed', 'journeys-stressed'];
  expect(namesBy('--stress')).toEqual(['build', ...stressed]);
  expect(namesBy('--stress', 'browser')).toEqual(['browser-stressed']);
  const [browser] = chosenBy('--stress', 'browser');
  expect(browser?.suite.environment).toEqual({ NINEFOLD_STRESS: '1' });
  expect(browser?.argumentList).toEqual([]);
});

it('runs a tenth of the browser suites under stress with --all, and a part of it in each shard', () => {
  expect(partOf('stories-stressed')).toBeUndefined();
  expect(partOf('stories-stressed', '--all')).toEqual(['--shard=1/10']);
  expect(partOf('stories-stressed', '--all', '--shard=3/4')).toEqual(['--shard=3/40']);
  expect(partOf('stories-stressed', '--stress', '--shard=3/4')).toEqual(['--shard=3/4']);
  // Vitest refuses more parts than files otherwise.
  const journeys = partOf('journeys-stressed', '--all', '--shard=3/4');
  expect(journeys).toEqual(['--shard=3/40', '--passWithNoTests']);
});

it('runs with --all what it runs without, and every repetition', () => {
  const once = namesBy();
  const all = namesBy('--all');
  expect(all).toEqual(allSuites.map(({ name }) => name));
  expect(once).toEqual(suites.filter((suite) => !suite.isRepetition).map(({ name }) => name));
  expect(all).toEqual(expect.arrayContaining([...once, 'pack', 'consumers']));
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
    [
      suite('build', 'node'),
      suite('types', 'node'),
      suite('lint', 'node'),
      suite('journeys', 'journeys', 'build'),
    ],
    async ({ suite: { name } }) => {
      events.push(`${name} starts`);
      await new Promise<void>((end) => started.set(name, end));
      events.push(`${name} ends`);
    },
  );
  // A lane without suites takes what comes next; one whose own suite waits takes nothing that could outlast the wait.
  expect([...started.keys()]).toEqual(['build', 'types']);
  started.get('build')!();
  await expect.poll(() => [...started.keys()]).toEqual(['build', 'types', 'lint', 'journeys']);
  expect(events).toEqual([
    'build starts',
    'types starts',
    'build ends',
    'lint starts',
    'journeys starts',
  ]);
  // Then it takes over as well.
  for (const name of ['types', 'lint', 'journeys']) started.get(name)!();
  await done;
});

it('says how values differ, and why a suite did not start, at the end of a run', async () => {
  const reports = await mkdtemp(join(tmpdir(), 'ninefold-run-'));
  const config = join(import.meta.dirname, 'fixture/vitest.config.ts');
  const events: SuiteEvent[] = [];
  const { failures, processorSeconds, ...counted } = await runSuite(
    {
      name: 'fixture',
      lane: 'node',
      command: ['vitest', 'run', '--config', config],
      counts: 'vitest',
      seconds: 1,
    },
    { root: process.cwd(), reports, argumentList: [], onEvent: (event) => events.push(event) },
  );
  await rm(reports, { recursive: true });
  const skipped = ['is skipped: It waits for another.', 'a suite that cannot start > does not run'];
  expect(counted).toMatchObject({ passed: 1, skipped });
  const [suite, record] = failures;
  expect(failures).toHaveLength(2);
  expect(suite?.message).toContain('The server did not start.');
  expect(record?.name).toBe('a record > differs');
  expect(record?.message).toContain('outcomes.fixture.ts');
  expect(record?.message).toContain('-   "status": "planned",\n  +   "status": "open",');
  // The command was told of each test as it ended.
  expect(events).toContainEqual({ collected: 4 });
  expect(events).toContainEqual(
    expect.objectContaining({
      status: 'failed',
      name: expect.stringContaining('a record > differs'),
      repeat: ['outcomes.fixture.ts', '-t', 'differs'],
    }),
  );
  expect(processorSeconds).toBeGreaterThan(0);
});

it('counts the processor time of a command and of what it starts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-run-'));
  const file = join(folder, 'times');
  const work = 'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);';
  const [program, ...argumentList] = measured(['sh', '-c', `node -e '${work}'; exit 3`], file);
  expect(spawnSync(program, argumentList).status).toBe(3);
  expect(readMeasured(file)).toBeGreaterThanOrEqual(0.3);
  await rm(folder, { recursive: true });
});

it('watches the processor time of what nobody waits for', async () => {
  const work = `const end = process.cpuUsage().user + 3e5;
    while (process.cpuUsage().user < end);
    console.log('done');
    setInterval(() => {}, 1000);`;
  const starts = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(work)}], { stdio: 'inherit' })`;
  const child = spawn('node', ['-e', starts], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const endWatch = watchProcessorTime(child.pid ?? 0);
  await once(child.stdout, 'data');
  expect(endWatch()).toBeGreaterThanOrEqual(process.platform === 'linux' ? 0.3 : 0);
  process.kill(-(child.pid ?? 0));
});

it('estimates what is left by the last run', () => {
  const last = { unit: { seconds: 30, tests: 300 }, journeys: { seconds: 70, tests: 70 } };
  const progress = new Progress(['unit', 'journeys', 'types'], last);
  expect(progress.snapshot(1)).toMatchObject({ left: 370, secondsLeft: undefined });
  progress.starts('unit', 0);
  progress.starts('journeys', 0);
  progress.take('unit', { collected: 320 });
  for (let test = 0; test < 160; test++)
    progress.take('unit', { name: 'a test', status: 'passed' });
  progress.take('unit', { name: 'a test', status: 'failed' });
  for (let test = 0; test < 7; test++) progress.take('journeys', { name: 'a', status: 'skipped' });
  const { secondsLeft, ...counts } = progress.snapshot(20);
  expect(counts).toEqual({
    passed: 160,
    failed: 1,
    skipped: 7,
    left: 159 + 63,
    running: ['unit 161 of 320', 'journeys 7 of 70'],
  });
  // Half of the first and a tenth of the second took 20 seconds.
  expect(secondsLeft).toBeCloseTo((20 * (100 - 22.1)) / 22.1, 0);
  expect(sentence({ ...counts, secondsLeft }, 125)).toBe(
    '02:05  160 passed, 1 failed, 222 left, about 80 s · unit 161 of 320, journeys 7 of 70',
  );
});

it('estimates a suite that has not run here by its time, not by the files that it has found so far', () => {
  const progress = new Progress(['unit'], { unit: { seconds: 400, tests: 0 } });
  progress.starts('unit', 0);
  progress.take('unit', { collected: 10 });
  for (let test = 0; test < 9; test++) progress.take('unit', { name: 'a test', status: 'passed' });
  expect(progress.snapshot(40)).toMatchObject({ left: 1, running: ['unit 9 of 10'] });
  expect(progress.snapshot(40).secondsLeft).toBeCloseTo(360, 0);
});

it('names the command that repeats a failure', () => {
  expect(commandFor('unit', ['a.test.ts', '-t', "it's \\(one\\)"])).toBe(
    String.raw`pnpm test unit -- a.test.ts -t 'it'\''s \(one\)'`,
  );
});

/**
 * The command is killed while it creates, fills, replaces or exports a data folder. The next start has
 * all of it, or says what to do; nothing incomplete is taken for complete. The state that a kill would
 * leave is copied at many moments of one run; the last moment is a kill, and the command starts again.
 */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from '@ninefold/embedded';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAll } from '../run/is-all.ts';
import { contentsOf, dumpOf } from './contents.ts';
import { type Random, randomFrom } from './random.ts';
import { type Outcome, runCommand, type Stops } from './run-command.ts';
import { seed } from './seed.ts';
import { copyCrash } from './while-stopped.ts';

const pears = ['pear_1', 'pear_2', 'pear_3'];
const allPears = { pear_1: 2000, pear_2: 2000, pear_3: 2000 };

let parent: string;
let pearFile: string;
let plumFile: string;
/** A data folder with plums in it, and how long it took to make. */
let plums: string;
let loadTime: number;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'ninefold-interrupted-'));
  pearFile = join(parent, 'pear.sql');
  plumFile = join(parent, 'plum.sql');
  plums = join(parent, 'plums');
  await writeFile(pearFile, dumpOf('pear', 3, 2000));
  await writeFile(plumFile, dumpOf('plum', 1, 3));
  const made = await runCommand(['--load', plumFile, '--data', plums]);
  loadTime = made.milliseconds;
  await made.kill();
});
afterAll(() => rm(parent, { recursive: true, force: true }));

/** Lists a folder that the next start has opened: the parts of one database, nothing else. */
async function parts(path: string): Promise<string[]> {
  return (await readdir(path)).map((name) => name.replace(/^(database)-.*/, '$1')).sort();
}

async function found(next: Outcome, tables: readonly string[]): Promise<unknown> {
  const contents = next.running ? await contentsOf(next.running, tables) : next.stderr;
  await next.kill();
  return contents;
}

/** Counts the rows in the tables of a folder, as the next start finds them; undefined without a database. */
async function rowsIn(path: string, tables: readonly string[]): Promise<unknown> {
  const folder = await openDataFolder(path);
  try {
    if (!folder.record) return (await parts(path)).join() === 'lock' ? undefined : 'leftovers';
    const backend = await folder.openBackend({ extensions: [] });
    const counted: Record<string, unknown> = {};
    for (const table of tables) {
      const { rows } = await backend.query(`select count(*)::int from ${table}`);
      counted[table] = rows[0]?.['count'];
    }
    return counted;
  } finally {
    await folder.close();
  }
}

/** Stops a command on its way, and copies the folder around its data folder. */
function copying(places: string, random: Random, task: (copy: string) => Promise<void>): Stops {
  return {
    count: isAll ? 5 : 1,
    pause: () => (0.05 + 0.25 * random.fraction()) * loadTime,
    task: async (stop) => {
      const copy = `${places}-${stop}`;
      await copyCrash(places, copy);
      await task(copy);
      await rm(copy, { recursive: true });
    },
  };
}

test('while it loads a dump into a new folder', async () => {
  const places = join(parent, 'load');
  await mkdir(places);
  const options = ['--load', pearFile, '--data', join(places, 'data')];
  const stops = copying(places, randomFrom(seed + 101), async (copy) => {
    expect([undefined, allPears]).toContainEqual(await rowsIn(join(copy, 'data'), pears));
  });
  await (await runCommand(options, stops)).kill();
  expect(await found(await runCommand(options), pears)).toEqual(allPears);
  expect(await parts(join(places, 'data'))).toEqual(['database', 'lock', 'ninefold.json']);
});

test('while it starts over: the old data is in its place or kept beside it', async () => {
  const places = join(parent, 'reset');
  const path = join(places, 'data');
  await mkdir(places);
  await cp(plums, path, { recursive: true });
  const options = ['--load', pearFile, '--data', path];
  const check = async (now: string) => {
    const aside = (await readdir(now)).find((name) => name.startsWith('data.'));
    expect(await rowsIn(join(now, aside ?? 'data'), ['plum_1'])).toEqual({ plum_1: 3 });
    const fresh = aside === undefined ? undefined : await rowsIn(join(now, 'data'), pears);
    expect([undefined, allPears]).toContainEqual(fresh);
  };
  const stops = copying(places, randomFrom(seed + 102), check);
  await (await runCommand([...options, '--reset', '--yes'], stops)).kill();
  const next = await runCommand(options);
  const contents = next.running ? await found(next, pears) : allPears;
  expect(contents).toEqual(allPears);
  expect(next.running ? '' : next.stderr).toMatch(/^$|already holds plum[^]*--reset/);
  await check(places);
});

test('while it exports: a file has its name only if it is complete', async () => {
  const random = randomFrom(seed + 103);
  const path = join(parent, 'exported');
  await cp(plums, path, { recursive: true });
  // The first line says when it was written.
  const read = async (name: string) =>
    (await readFile(join(parent, name), 'utf8').catch(() => undefined))?.replace(/^.*\n/, '');
  const options = (name: string) => ['--data', path, '--export', join(parent, name)];
  const { exit, milliseconds } = await runCommand(options('whole.sql'));
  expect(exit).toBe(0);
  const whole = await read('whole.sql');
  expect(whole).toContain('note 2 of 1');

  await runCommand(options('killed.sql'), {
    count: isAll ? 10 : 2,
    pause: () => 0.2 * random.fraction() * milliseconds,
    task: async () => expect([undefined, whole]).toContain(await read('killed.sql')),
  });
  expect([undefined, whole]).toContain(await read('killed.sql'));
  await rm(join(parent, 'killed.sql'), { force: true });
  expect(await runCommand(options('killed.sql'))).toMatchObject({ exit: 0 });
  expect(await read('killed.sql')).toBe(whole);
  expect(await readdir(parent)).not.toContain('killed.sql.unfinished');
});

test('while it creates the example', async (context) => {
  context.skip(!isAll, 'It creates the example twice; a dump goes the same way.');
  const places = join(parent, 'example');
  await mkdir(places);
  const tables = ['work_order', 'customer'];
  const counts = { work_order: 4846, customer: 620 };
  const options = ['--data', join(places, 'data')];
  const stops = copying(places, randomFrom(seed + 104), async (copy) => {
    expect([undefined, counts]).toContainEqual(await rowsIn(join(copy, 'data'), tables));
  });
  await (await runCommand(options, stops)).kill();
  const next = await runCommand(options);
  expect(next.running?.accounts).toHaveLength(4);
  expect(await found(next, tables)).toEqual(counts);
  expect(await parts(join(places, 'data'))).toEqual(['database', 'lock', 'ninefold.json']);
});

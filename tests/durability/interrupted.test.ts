/**
 * The command is killed while it makes, fills, replaces or writes out a data folder. The next start
 * has all of it, or says what to do; nothing half-made is taken for whole.
 */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from '@ninefold/data/local';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentsOf, dumpOf } from './contents.ts';
import { randomFrom } from './random.ts';
import { type Outcome, runCommand } from './run-command.ts';
import { seed } from './seed.ts';

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

/** What is in a folder that the next start has opened: the parts of one database, nothing else. */
async function parts(path: string): Promise<string[]> {
  return (await readdir(path)).map((name) => name.replace(/^(database)-.*/, '$1')).sort();
}

async function found(next: Outcome, tables: readonly string[]): Promise<unknown> {
  const contents = next.running ? await contentsOf(next.running, tables) : next.said;
  await next.kill();
  return contents;
}

test.concurrent('while it loads a dump into a new folder', async () => {
  const random = randomFrom(seed + 101);
  for (let kill = 1; kill <= 4; kill++) {
    const options = ['--load', pearFile, '--data', join(parent, `load-${kill}`)];
    const killed = await runCommand(options, random.fraction() * 1.3 * loadTime);
    await killed.kill();
    const next = await runCommand(options);
    expect({ kill, found: await found(next, pears) }).toEqual({ kill, found: allPears });
    expect(await parts(join(parent, `load-${kill}`))).toEqual([
      'database',
      'lock',
      'ninefold.json',
    ]);
  }
});

test.concurrent('while it begins anew: the old data are in their place or kept beside it', async () => {
  const random = randomFrom(seed + 102);
  for (let kill = 1; kill <= 4; kill++) {
    const places = join(parent, `reset-${kill}`);
    const path = join(places, 'data');
    await mkdir(places);
    await cp(plums, path, { recursive: true });
    const options = ['--load', pearFile, '--data', path];
    const killed = await runCommand(
      [...options, '--reset', '--yes'],
      random.fraction() * 1.3 * loadTime,
    );
    await killed.kill();
    const next = await runCommand(options);
    const old = next.running ? await keptBeside(places) : path;
    const refusal = next.running ? '' : next.said;
    const contents = next.running ? await found(next, pears) : allPears;
    expect({ kill, contents }).toEqual({ kill, contents: allPears });
    expect(refusal).toMatch(/^$|already holds plum[^]*--reset/);
    expect({ kill, plums: await plumsIn(old) }).toEqual({ kill, plums: 3 });
  }
});

async function keptBeside(places: string): Promise<string> {
  const [aside = 'nothing'] = (await readdir(places)).filter((name) => name.startsWith('data.'));
  return join(places, aside);
}

async function plumsIn(path: string): Promise<unknown> {
  const folder = await openDataFolder(path);
  try {
    const backend = await folder.openBackend({ extensions: [] });
    return (await backend.query('select count(*)::int from plum_1')).rows[0]?.['count'];
  } finally {
    await folder.close();
  }
}

test.concurrent('while it exports: a file is whole or has not its name, and loads again', async () => {
  const random = randomFrom(seed + 103);
  const path = join(parent, 'exported');
  await cp(plums, path, { recursive: true });
  const exported = async (name: string, killAfter?: number) => {
    const file = join(parent, name);
    const outcome = await runCommand(['--data', path, '--export', file], killAfter);
    // The first line says when it was written.
    const text = await readFile(file, 'utf8').catch(() => undefined);
    return { ...outcome, text: text?.replace(/^.*\n/, '') };
  };
  const whole = await exported('whole.sql');
  expect(whole).toMatchObject({ exit: 0, text: expect.stringContaining('note 2 of 1') });

  for (let kill = 1; kill <= 3; kill++) {
    const name = `export-${kill}.sql`;
    const killed = await exported(name, random.fraction() * 1.1 * whole.milliseconds);
    expect([undefined, whole.text]).toContain(killed.text);
    if (killed.text !== undefined) continue;
    const next = await exported(name);
    expect({ kill, exit: next.exit, text: next.text }).toEqual({ kill, exit: 0, text: whole.text });
    expect(await readdir(parent)).not.toContain(`${name}.unfinished`);
  }

  const file = join(parent, 'whole.sql');
  const loaded = await runCommand(['--load', file, '--data', join(parent, 'loaded')]);
  expect(await found(loaded, ['plum_1'])).toEqual({ plum_1: 3 });
});

test.concurrent('while it makes the example', async () => {
  const random = randomFrom(seed + 104);
  const options = ['--data', join(parent, 'example')];
  for (let kill = 1; kill <= 2; kill++) {
    const killed = await runCommand(options, (0.4 + 2 * random.fraction()) * loadTime);
    await killed.kill();
  }
  const next = await runCommand(options);
  expect(next.running?.accounts).toHaveLength(4);
  expect(await found(next, ['work_order', 'customer', 'audit_entry'])).toMatchObject({
    work_order: 4846,
    customer: 620,
  });
  expect(await parts(join(parent, 'example'))).toEqual(['database', 'lock', 'ninefold.json']);
});

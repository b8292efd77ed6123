/**
 * `fill` fails, or its process ends, at each of its steps. A stand-in takes Postgres's place, because
 * the order of the steps is the subject: it keeps its rows in a file and writes each one at once.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Backend } from '../backend/backend.ts';
import { openDataFolder } from './data-folder.ts';
import type { FolderContents } from './folder-record.ts';

type Kind = 'an error' | 'a kill';
interface Fault {
  kind: Kind;
  /** Whether the step takes effect. */
  when: 'before' | 'after';
  /** Counted from 1. */
  step: number;
}

const injector = vi.hoisted(() => {
  let faults: readonly Fault[] | undefined;
  let steps = 0;
  let killed: (() => void) | undefined;
  return {
    /** Injects faults into `task`. Returns the number of steps; a kill ends it immediately. */
    async during(planned: readonly Fault[], task: () => Promise<void>): Promise<number> {
      faults = planned;
      steps = 0;
      const kill = new Promise<void>((resolve) => (killed = resolve));
      await Promise.race([task(), kill]);
      faults = undefined;
      return steps;
    },
    async step<Result>(take: () => Promise<Result>): Promise<Result> {
      if (!faults) return take();
      const step = ++steps;
      const fault = faults.find((each) => each.step === step);
      const result = fault?.when === 'before' ? undefined : await take();
      if (fault?.kind === 'a kill') {
        killed?.();
        return new Promise(() => {});
      }
      if (fault) throw Object.assign(new Error(`A fault at step ${step}`), { code: 'EIO' });
      return result as Result;
    },
  };
});

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return {
    ...real,
    readFile: (...given: Parameters<typeof real.readFile>) =>
      injector.step(() => real.readFile(...given)),
    rename: (...given: Parameters<typeof real.rename>) =>
      injector.step(() => real.rename(...given)),
    rm: (...given: Parameters<typeof real.rm>) => injector.step(() => real.rm(...given)),
    writeFile: (...given: Parameters<typeof real.writeFile>) =>
      injector.step(() => real.writeFile(...given)),
  };
});

vi.mock('../template/create-backend-from-template.ts', () => ({
  createBackendFromTemplate: ({ folder }: { folder: string }) =>
    injector.step(async () => {
      const file = join(folder, 'rows');
      const isNew = !existsSync(folder);
      mkdirSync(folder, { recursive: true });
      if (isNew) writeFileSync(file, '');
      return {
        exposeSchemas: () => {},
        exec: async (row: string) => {
          if (!existsSync(file)) throw new Error('The database is deleted.');
          appendFileSync(file, `${row}\n`);
        },
        query: async () => ({ rows: readFileSync(file, 'utf8').split('\n').slice(0, -1) }),
        close: () => injector.step(async () => {}),
      };
    }),
}));

let path: string;

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'ninefold-fill-'));
});
afterEach(() => rm(path, { recursive: true, force: true }));

const contents: FolderContents = { start: 'dump', name: 'shop', schemas: ['public'], accounts: [] };

const load = (rows: readonly string[]) => (backend: Backend) =>
  injector.step(async () => {
    for (const row of rows) await backend.exec(row);
    return contents;
  });

const rowsOf = async (backend: Backend) => (await backend.query<string>('')).rows;

/** Fills a folder that holds other rows, with faults, and opens it as after a restart. */
async function fillWith(faults: readonly Fault[]) {
  const folder = await openDataFolder(path);
  const old = await folder.fill(load(['old']));
  await old.exec('acknowledged before');
  const oldRows = ['old', 'acknowledged before'];
  const newRows = ['new 1', 'new 2'];
  let error: unknown;
  const steps = await injector.during(faults, async () => {
    await folder.fill(load(newRows)).catch((thrown: unknown) => (error = thrown));
  });
  const isKilled = faults.some(({ kind, step }) => kind === 'a kill' && step <= steps);
  if (!isKilled) await (await folder.openBackend()).exec('acknowledged after');
  // The process has ended and left its lock behind.
  await rm(join(path, 'lock'));
  const again = await openDataFolder(path);
  const rows = await rowsOf(await again.openBackend());
  const names = (await readdir(path)).map((name) => name.replace(/-.*/, ''));
  await again.close();
  return {
    steps,
    remains: { rows: rows.join(), names: names.sort() },
    expected: isKilled
      ? [oldRows.join(), newRows.join()]
      : [[...(error ? oldRows : newRows), 'acknowledged after'].join()],
  };
}

function expectComplete({ remains, expected }: Awaited<ReturnType<typeof fillWith>>): void {
  expect(expected).toContain(remains.rows);
  expect(remains.names).toEqual(['database', 'lock', 'ninefold.json']);
}

test.each([
  ['an error', 'before'],
  ['an error', 'after'],
  ['a kill', 'before'],
  ['a kill', 'after'],
] as const)('%s %s each step leaves one complete database', async (kind, when) => {
  const { steps } = await fillWith([]);
  expect(steps).toBeGreaterThan(6);
  for (let step = 1; step <= steps; step++) expectComplete(await fillWith([{ kind, when, step }]));
});

test('an error before any two steps leaves one complete database', async () => {
  const { steps } = await fillWith([]);
  expect(steps).toBeGreaterThan(6);
  const fault = { kind: 'an error', when: 'before' } as const;
  for (let first = 1; first <= steps; first++) {
    for (let second = first + 1; second <= steps + 2; second++) {
      expectComplete(
        await fillWith([
          { ...fault, step: first },
          { ...fault, step: second },
        ]),
      );
    }
  }
});

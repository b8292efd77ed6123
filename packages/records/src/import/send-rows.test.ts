import { importMessages, newProgress } from '@ninefold/data/records/import';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answerDropped,
  badGateway,
  dropped,
  type Fault,
  type FaultySource,
  faultySource,
} from '../../../data/testing/faulty-source.ts';
import { type ImportDatabase, openImportDatabase } from '../../testing/import-database.ts';
import { checkTable, planImport, sendChecked } from '../../testing/import-file.ts';
import { type TestDatabase, withoutWrite } from '../../../data/testing/open-database.ts';
import { ImportUnclear } from './index.ts';

let database: ImportDatabase;
let connection: FaultySource;

beforeAll(async () => {
  database = await openImportDatabase();
  connection = faultySource(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  connection.fail([]);
  await database.empty();
});

const unavailable: Fault = async () => new Response('{}', { status: 503 });
const answered: Fault = (send) => send();
/** supabase-js repeats a read whose connection is lost, which takes seconds. */
const ofWrites =
  (fault: Fault): Fault =>
  (send) =>
    connection.sent().at(-1) === 'GET' ? badGateway(send) : fault(send);
const seven = (columns: string, line: (n: number) => string) =>
  `${columns}\n${Array.from({ length: 7 }, (_, n) => line(n)).join('\n')}`;

/** Imports a file that updates, with a fault of the first request that is no read, and once more. */
async function updated(
  name: string,
  text: string,
  key: string,
  fault: Fault = answered,
  known: TestDatabase = database,
) {
  const faulty = faultySource(known);
  const plan = await planImport(database, name, text, { key: [key], source: faulty.source });
  const check = await checkTable(plan);
  expect(check).toMatchObject({ update: 30, rejected: [] });
  let isFirst = true;
  const once: Fault = (send) => {
    if (!isFirst || faulty.sent().at(-1) === 'GET') return send();
    isFirst = false;
    return fault(send);
  };
  faulty.fail(Array.from({ length: 200 }, () => once));
  const first = await sendChecked(plan, check);
  const progress =
    first.error === undefined
      ? first.progress
      : (await sendChecked(plan, check, { progress: first.progress })).progress;
  const count = (method: string) => faulty.sent().filter((sent) => sent === method).length;
  return { progress, error: first.error, posts: count('POST'), patches: count('PATCH') };
}

describe('many updates', () => {
  const codes = Array.from({ length: 30 }, (_, n) =>
    String.fromCodePoint(65 + Math.floor(n / 26), 65 + (n % 26)),
  );
  const many = (columns: string, line: (n: number) => string) =>
    [columns, ...codes.map((_, n) => line(n))].join('\n');
  const levels = many('code,level', (n) => `${codes[n]},4`);
  const skills = () =>
    database.exec(
      `insert into skill (code, title) select unnest('{${codes.join()}}'::text[]), 'Any'`,
    );

  it('are one request, each applied only if its record hasn’t been changed or deleted', async () => {
    await skills();
    const { progress, posts, patches } = await updated('skill', levels, 'code', async (send) => {
      await database.exec(`
        update skill set level = 5 where code = 'AB'; delete from skill where code = 'AC'`);
      return send();
    });
    expect(progress).toMatchObject({
      updated: 28,
      created: 0,
      refused: [
        [3, importMessages.changedMeanwhile],
        [4, expect.stringContaining('deleted')],
      ],
    });
    expect({ posts, patches }).toEqual({ posts: 1, patches: 2 });
    const levelsNow = (await database.stored('skill')).map(({ level }) => level);
    expect(levelsNow).toHaveLength(29);
    expect(levelsNow.filter((level) => level === '4')).toHaveLength(28);
  });

  it('are divided until the record is found that the database refuses', async () => {
    await skills();
    // Of a constraint that is new, nothing is known before.
    await database.exec(`
      update skill set price = 1;
      alter table skill add constraint ad_stays_open check (code <> 'AD' or state <> 'done')`);
    const file = many('code,state', (n) => `${codes[n]},done`);
    const { progress, patches } = await updated('skill', file, 'code');
    expect(progress).toMatchObject({ updated: 29, refused: [[5, expect.any(String)]] });
    expect(patches).toBeLessThanOrEqual(30);
    const open = (await database.stored('skill')).filter(({ state }) => state === 'open');
    expect(open).toMatchObject([{ code: 'AD' }]);
    await database.exec('alter table skill drop constraint ad_stays_open');
  });

  it('are refused before they are sent by a CHECK over a field that the file hasn’t', async () => {
    await skills();
    await database.exec(`update skill set price = 1 where code <> 'AD'`);
    const file = many('code,state', (n) => `${codes[n]},done`);
    const check = await checkTable(await planImport(database, 'skill', file, { key: ['code'] }));
    expect(check).toMatchObject({ update: 29, rejected: [{ row: { number: 5 } }] });
  });

  it('of which the answer is lost are counted once', async () => {
    await skills();
    const { progress, error, posts } = await updated('skill', levels, 'code', answerDropped);
    expect(error).toBeUndefined();
    expect(progress).toMatchObject({ updated: 30, unchanged: 0, refused: [] });
    expect(posts).toBe(2);
  });

  it('are one request each where the database has no function for many', async () => {
    await skills();
    const known = withoutWrite(database);
    const { progress, posts, patches } = await updated('skill', levels, 'code', answered, known);
    expect(progress.updated).toBe(30);
    expect({ posts, patches }).toEqual({ posts: 0, patches: 30 });
  });

  it.each([
    ['hides from changes', `update shelf set owner = 'other' where id = 3`, 'New'],
    ['refuses', 'select 1', 'forbidden'],
  ])('leave out a record that a policy %s, and fire triggers once', async (_what, sql, third) => {
    await database.exec(`
      truncate shelf, shelf_log;
      insert into shelf select id, 'Old', 'me' from generate_series(0, 29) id;
      ${sql}; truncate shelf_log`);
    const file = many('id,title', (n) => `${n},${n === 3 ? third : 'New'}`);
    const { progress } = await updated('shelf', file, 'id');
    expect(progress).toMatchObject({ updated: 29, refused: [[5, expect.any(String)]] });
    expect(await database.stored('shelf_log')).toHaveLength(29);
    const old = (await database.stored('shelf')).filter(({ title }) => title === 'Old');
    expect(old).toMatchObject([{ id: '3' }]);
  });
});

describe('an import that is interrupted', () => {
  const files = [
    ['with keys of the browser', 'ticket', seven('title', (n) => `T${n}`)],
    [
      'with keys of the file',
      'skill',
      seven('code,title,level', (n) => `${'ABCDEFG'[n]},T${n},${n % 2 === 0 ? '' : 2}`),
    ],
    ['with keys of the database', 'job', seven('title,hours', (n) => `T${n},${n}.5`)],
  ] as const;
  const faults = [
    ['the request', dropped],
    ['the answer', answerDropped],
    ['a gateway', badGateway],
    ['the server', unavailable],
  ] as const;

  describe.each(files)('%s', (_name, entity, file) => {
    it.each(faults)(
      'by %s, at any request, stores each row once',
      async (_fault, fault) => {
        for (let at = 0; at < 9; at += 1) {
          await database.exec('truncate ticket, skill, job');
          connection.fail([]);
          const plan = await planImport(database, entity, file, { source: connection.source });
          const check = await checkTable(plan);
          expect(check.rejected).toEqual([]);
          connection.fail([
            ...Array.from({ length: at }, () => answered),
            ofWrites(fault),
            badGateway,
          ]);
          let { progress, error } = await sendChecked(plan, check, { progress: newProgress(3) });
          for (let attempt = 0; error !== undefined && attempt < 8; attempt += 1) {
            // The page was reloaded: nothing is left but what was kept.
            connection.fail([]);
            ({ progress, error } = await sendChecked(plan, check, { progress }));
          }
          expect(error).toBeUndefined();
          expect(progress.created).toBe(7);
          expect(await database.titles(entity)).toEqual(['T0', 'T1', 'T2', 'T3', 'T4', 'T5', 'T6']);
        }
      },
      60_000,
    );
  });

  it('in updates applies each once', async () => {
    await database.imported(
      'skill',
      seven('code,title', (n) => `${'ABCDEFG'[n]},T${n}`),
    );
    const plan = await planImport(
      database,
      'skill',
      seven('code,level', (n) => `${'ABCDEFG'[n]},4`),
      {
        key: ['code'],
        source: connection.source,
      },
    );
    const check = await checkTable(plan);
    connection.fail([answered, answerDropped, dropped]);
    const first = await sendChecked(plan, check);
    expect(first.error).toMatchObject({ name: 'ImportInterrupted' });
    connection.fail([]);
    const { progress } = await sendChecked(plan, check, { progress: first.progress });
    expect(progress).toMatchObject({ updated: 7, unchanged: 0, refused: [] });
  });

  it('asks where no policy shows what was stored', async () => {
    const plan = await planImport(database, 'event', 'title,listed\nE1,false\nE2,false', {
      source: connection.source,
    });
    const check = await checkTable(plan);
    // Counts, the insert that nothing shows, then the one that returns nothing.
    connection.fail([answered, answered, answerDropped]);
    const lost = await sendChecked(plan, check);
    expect(lost.error).toMatchObject({ name: 'ImportInterrupted' });
    connection.fail([]);
    const asked = await sendChecked(plan, check, { progress: lost.progress });
    expect(asked.error).toBeInstanceOf(ImportUnclear);
    const { progress } = await sendChecked(plan, check, {
      progress: asked.progress,
      unclear: 'leave out',
    });
    expect(progress.refused).toHaveLength(2);
    expect(await database.stored('every_event')).toHaveLength(2);
  });

  it('by the person stops after the request, and goes on from there', async () => {
    const plan = await planImport(
      database,
      'ticket',
      seven('title', (n) => `T${n}`),
    );
    const check = await checkTable(plan);
    const controller = new AbortController();
    controller.abort();
    const stopped = await sendChecked(plan, check, { signal: controller.signal });
    expect(stopped.progress.created).toBe(0);
    const { progress } = await sendChecked(plan, check, { progress: stopped.progress });
    expect(progress.created).toBe(7);
  });
});

describe('rows that a trigger stores elsewhere', () => {
  const left = expect.stringContaining('the trigger “hold_spam” left it out') as string;

  it('are named by their keys, and not sent again', async () => {
    const { progress } = await database.imported('parcel', 'title\nham\nspam\nspam 2\nmore');
    expect(progress).toMatchObject({
      created: 2,
      refused: [
        [3, left],
        [4, left],
      ],
    });
    expect(await database.titles('parcel')).toEqual(['ham', 'more']);
    expect(await database.titles('spam')).toEqual(['spam', 'spam 2']);
  });

  it('are not sent again where no key distinguishes them', async () => {
    const { progress } = await database.imported('letter', 'title\nham\nspam\nspam 2');
    const some = expect.stringContaining('accepted 3 records together but kept only 1') as string;
    expect(progress).toMatchObject({
      created: 0,
      refused: [
        [2, some],
        [3, some],
        [4, some],
      ],
    });
    expect(await database.titles('letter')).toEqual(['ham']);
    expect(await database.titles('spam')).toEqual(['spam', 'spam 2']);
  });

  it('are not sent again where it is all of them', async () => {
    const { progress } = await database.imported('letter', 'title\nspam\nspam 2');
    expect(progress).toMatchObject({
      created: 0,
      refused: [
        [2, left],
        [3, left],
      ],
    });
    expect(await database.titles('spam')).toEqual(['spam', 'spam 2']);
  });
});

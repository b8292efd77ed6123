import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answerDropped,
  badGateway,
  dropped,
  type Fault,
  type FaultySource,
  faultySource,
} from '../../../testing/faulty-source.ts';
import {
  checkTable,
  type ImportChoices,
  planImport,
  sendChecked,
} from '../../../testing/import-file.ts';
import { openDatabase, type TestDatabase } from '../../../testing/open-database.ts';
import { listRecords } from '../list.ts';
import { initialListState } from '../../grammar/index.ts';
import {
  type Corrections,
  correctRow,
  correctTable,
  importMessages,
  ImportUnclear,
  newProgress,
  problemText,
  readBlock,
  recogniseFormats,
  rejectedFile,
  withCorrection,
} from './index.ts';

let database: TestDatabase;
let connection: FaultySource;

beforeAll(async () => {
  database = await openDatabase(`
    create type state as enum ('open', 'done');
    create table customer (id bigint generated always as identity primary key, name text not null);
    create table person (
      id int primary key, first_name text not null, last_name text not null
    );
    create table machine (site text, serial int, model text not null, primary key (site, serial));
    create table ticket (
      id uuid primary key default gen_random_uuid(), title text not null
    );
    create table skill (
      code text primary key constraint code_form check (code ~ '^[A-Z]{1,3}$'),
      title varchar(12) not null constraint title_length check (char_length(btrim(title)) >= 2),
      price numeric(6, 2) constraint price_range check (price >= 0),
      level smallint default 3 constraint level_range check (level between 1 and 5),
      state state not null default 'open',
      kind text constraint kind_known check (kind in ('a', 'b')),
      active boolean, since date, at timestamptz, ids int[], doc jsonb,
      constraint done_needs_price check (state <> 'done' or price is not null)
    );
    create table job (
      id bigint generated always as identity primary key,
      title text not null, customer_id bigint references customer, person_id int references person,
      site text, serial int, hours numeric(5, 1),
      constraint job_machine_fkey foreign key (site, serial) references machine
    );
    create table event (id bigint generated always as identity primary key, title text, listed boolean);
    alter table event enable row level security;
    create policy write on event for insert to anon with check (title <> 'forbidden');
    create policy read on event for select to anon using (listed);
    create view every_event as select title from event;
    create table shelf (id int primary key, title text, owner text);
    create table shelf_log (id int, title text);
    create function note_shelf() returns trigger language plpgsql as
      $$ begin insert into shelf_log values (new.id, new.title); return new; end $$;
    create trigger note_shelf after update on shelf for each row execute function note_shelf();
    alter table shelf enable row level security;
    create policy read on shelf for select using (true);
    create policy change on shelf for update using (owner <> 'other') with check (title <> 'forbidden');

    insert into customer (name) values ('Adams'), ('Miller'), ('Miller');
    insert into person values (1, 'Ada', 'Van Berg'), (2, 'Ada Van', 'Berg'), (3, 'Bo', 'Cole');
    insert into machine values ('A', 1, 'Pump'), ('B', 1, 'Fan · big');
    grant usage on schema public to anon;
    grant select, insert, update on all tables in schema public to anon;
  `);
  connection = faultySource(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  connection.fail([]);
  await database.exec('truncate ticket, skill, job, event');
});

async function stored(name: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { rows } = await listRecords(database.source, database.entity(name), initialListState);
  return rows
    .map(({ values }) => values)
    .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
}

async function titles(name: string): Promise<readonly unknown[]> {
  return (await stored(name))
    .map(({ title }) => String(title))
    .toSorted((a, b) => a.localeCompare(b));
}

async function imported(name: string, text: string | Blob, choices: ImportChoices = {}) {
  const plan = await planImport(database, name, text, choices);
  const check = await checkTable(plan);
  const { progress, error } = await sendChecked(plan, check);
  if (error !== undefined) throw error;
  const problems = check.rejected.map(
    ({ row, problems: found }) => [row.number, problemText(plan.table.header, found)] as const,
  );
  return { plan, check, progress, problems };
}

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

const unavailable: Fault = async () => new Response('{}', { status: 503 });
const answered: Fault = (send) => send();
/** supabase-js repeats a read whose connection is lost, which takes seconds. */
const ofWrites =
  (fault: Fault): Fault =>
  (send) =>
    connection.sent().at(-1) === 'GET' ? badGateway(send) : fault(send);
const seven = (columns: string, line: (n: number) => string) =>
  `${columns}\n${Array.from({ length: 7 }, (_, n) => line(n)).join('\n')}`;

describe('the rows of a file', () => {
  it('become records, with the values that the database fills in', async () => {
    const { progress, problems } = await imported(
      'skill',
      [
        'Code,Title,Price,Level,State,Active,Since,At,Ids,Doc',
        'A,Welding,12.50,,open,yes,2026-11-20,2026-11-20 14:05,"{1,2}","{""a"":1}"',
        'B,Milling,,5,DONE,x,11/20/2026,,,',
        'C,Drilling,"1,240.50",5,DONE,no,"Nov 20, 2026",,,',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    // Only the database knows the rule over two fields.
    expect(progress).toMatchObject({ created: 2, refused: [[3, expect.any(String)]] });
    const [a, c] = await stored('skill');
    expect(a).toMatchObject({
      code: 'A',
      price: '12.50',
      level: '3',
      active: true,
      since: '2026-11-20',
      at: '2026-11-20T14:05:00+00:00',
      doc: { a: 1 },
    });
    expect(c).toMatchObject({ code: 'C', price: '1240.50', since: '2026-11-20', doc: null });
  });

  it('are left out where a rule is broken, with the column and what to do', async () => {
    const { progress, problems } = await imported(
      'skill',
      [
        'code,title,price,level,state,kind,active',
        'abc,Welding,,,,,',
        'A,W,,,,,',
        'B,,,,,,',
        'C,Far too long a title,,,,,',
        'D,Fine,1.005,,,,',
        'E,Fine,-1,,,,',
        'F,Fine,,9,,,',
        'G,Fine,,,closed,,',
        'H,Fine,,,,c,',
        'I,Fine,,,,,perhaps',
        'J,Fine,,,,,',
        'J,Twice,,,,,',
      ].join('\n'),
    );
    expect(problems.map(([row]) => row)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13]);
    expect(problems.map(([, text]) => text.split(':')[0])).toEqual(
      'code title title title price price level state kind active code'.split(' '),
    );
    expect(problems.at(-1)?.[1]).toContain('Row 12');
    expect(progress.created).toBe(1);
  });

  it('with a number that could mean two is not guessed at', async () => {
    const { problems } = await imported('skill', 'code,title,price\nA,Fine,1.000\nB,Fine,"1,5"', {
      locale: 'de',
    });
    expect(problems).toEqual([[2, expect.stringContaining('1.000')]]);
    expect(problems[0]?.[1]).toContain('1000.00');
    expect(await stored('skill')).toMatchObject([{ code: 'B', price: '1.50' }]);
  });

  it.each([
    ['1.234,56', '31.12.2026', 'comma', 'day first'],
    ['1,234.56', '12/31/2026', 'point', 'month first'],
    ['1,5', '31-12-2026 10:00', 'comma', 'day first'],
    ['1.234.567', '2026-12-31', 'comma', undefined],
    ['0.125', '05/05/2026', 'point', undefined],
    ['1.234', '03/04/2026', 'unclear', 'unclear'],
    ['1234', 'soon', undefined, undefined],
  ])(
    'show how their file writes numbers and dates: %s and %s',
    async (price, at, numbers, days) => {
      const plan = await planImport(
        database,
        'skill',
        `code,title,price,at\nA,Fine,7,\nB,Fine,"${price}",${at}`,
      );
      const found = await recogniseFormats(plan.table, plan.entity, plan.columns);
      const shown = (format: typeof found.numbers | typeof found.days) =>
        format.is === 'found' ? format.style : format.is === 'none' ? undefined : 'unclear';
      expect([shown(found.numbers), shown(found.days)]).toEqual([numbers, days]);
    },
  );

  it('that contradict each other are unclear, and an integer of groups is not', async () => {
    const plan = await planImport(
      database,
      'skill',
      'code,title,level,price,since\nA,Fine,"1,000",1.5,31/12/2026\nB,Fine,,"2,5",12/31/2026',
    );
    const { numbers, days } = await recogniseFormats(plan.table, plan.entity, plan.columns);
    expect([numbers.is, days.is]).toEqual(['unclear', 'unclear']);
    const whole = { ...plan, columns: plan.columns.filter(({ index }) => index === 2) };
    const { numbers: levels } = await recogniseFormats(plan.table, plan.entity, whole.columns);
    expect(levels).toEqual({ is: 'found', style: 'point', example: '1,000' });
  });

  it('with a date that could mean two is not guessed at', async () => {
    const { problems } = await imported(
      'skill',
      'code,title,since\nA,Fine,03/04/2026\nB,Fine,13/04/2026\nC,Fine,3.4.2026',
    );
    expect(problems).toEqual([[2, expect.stringContaining('2026-04-03 or 2026-03-04')]]);
    expect(await stored('skill')).toMatchObject([
      { code: 'B', since: '2026-04-13' },
      { code: 'C', since: '2026-04-03' },
    ]);
  });

  it('are corrected before they are sent, each as often as it takes', async () => {
    const plan = await planImport(
      database,
      'skill',
      'code,title,level\nabc,Welding,9\nB,Milling,2\nB,Drilling,2\nD,Sawing,x',
    );
    let corrections: Corrections = new Map();
    let check = await checkTable(plan);
    const correct = async (number: number, column: number, text: string) => {
      const row = [...check.rejected, ...check.corrected].find(
        ({ row: of }) => of.number === number,
      );
      if (row === undefined) throw new Error(`Row ${number} was never rejected.`);
      corrections = withCorrection(corrections, number, column, text);
      check = await check.recheck(correctRow(row.row, corrections));
    };
    const numbers = (rows: typeof check.rejected) => rows.map(({ row }) => row.number);
    expect(numbers(check.rejected)).toEqual([2, 4, 5]);

    // One of two problems is left.
    await correct(2, 0, 'C');
    expect(check).toMatchObject({ create: 1, rejected: [{ problems: [{ column: 2 }] }, {}, {}] });
    await correct(2, 2, '5');
    expect([check.create, numbers(check.rejected), numbers(check.corrected)]).toEqual([
      2,
      [4, 5],
      [2],
    ]);
    // The key of a corrected row is taken.
    await correct(4, 0, 'C');
    expect(check.rejected[0]?.problems).toMatchObject([{ column: 0, row: 2 }]);
    // Until that row takes something else.
    await correct(2, 0, 'A');
    expect([check.create, numbers(check.rejected)]).toEqual([3, [5]]);
    await correct(5, 2, '');

    const corrected = { ...plan, table: correctTable(plan.table, corrections) };
    const { progress } = await sendChecked(corrected, check);
    expect(progress).toMatchObject({ created: 4, refused: [] });
    expect(await stored('skill')).toMatchObject([
      { code: 'A', level: '5' },
      { code: 'B', title: 'Milling' },
      { code: 'C', title: 'Drilling' },
      { code: 'D', level: '3' },
    ]);
  });

  it('refer to records by their labels, and not where more than one has it', async () => {
    const { problems } = await imported(
      'job',
      [
        'title,Customer,Person',
        'one,Adams,Bo Cole',
        'two,Miller,',
        'three,Nobody,',
        'four,,Ada Van Berg',
      ].join('\n'),
    );
    expect(problems).toEqual([
      [3, expect.stringContaining('2 customers are called “Miller”')],
      [4, expect.stringContaining('no customer called “Nobody”')],
      [5, expect.stringContaining('2 people are called “Ada Van Berg”')],
    ]);
    expect(await stored('job')).toMatchObject([{ title: 'one', customer_id: '1', person_id: '3' }]);
  });

  it('refer by keys, of several fields too, that exist', async () => {
    const { problems } = await imported(
      'job',
      'title,customer_id,site,serial\none,2,A,1\ntwo,99,,\nthree,,A,2\nfour,,B,1',
    );
    expect(problems).toEqual([
      [3, expect.stringContaining('no customer 99')],
      [4, expect.stringContaining('no machine A, 2')],
    ]);
    expect(await titles('job')).toEqual(['four', 'one']);
  });

  it('update the records of their keys: only the columns of the file, and only what differs', async () => {
    await imported('skill', 'code,title,price,level\nA,Welding,1,2\nB,Milling,1,2\nC,Drilling,1,2');
    connection.fail([]);
    const plan = await planImport(database, 'skill', 'code,price\nA,2\nB,1.00\nD,4', {
      key: ['code'],
      source: connection.source,
    });
    const check = await checkTable(plan);
    // A new record lacks its title.
    expect(check).toMatchObject({ create: 0, update: 1, unchanged: 1 });
    expect(check.rejected.map(({ row }) => row.number)).toEqual([4]);
    const { progress } = await sendChecked(plan, check);
    expect(progress).toMatchObject({ created: 0, updated: 1, unchanged: 1, refused: [] });
    expect(connection.sent().filter((method) => method === 'PATCH')).toHaveLength(1);
    expect(await stored('skill')).toMatchObject([
      { code: 'A', title: 'Welding', price: '2.00', level: '2' },
      { code: 'B', price: '1.00' },
      { code: 'C' },
    ]);
  });

  it('are no records again where their unique values exist', async () => {
    await imported('skill', 'code,title\nA,Welding');
    const { problems, progress } = await imported('skill', 'code,title\nA,Milling\nB,Milling');
    expect(problems).toEqual([[2, expect.stringContaining('exists already')]]);
    expect(progress.created).toBe(1);
  });

  it('that were left out can be corrected and imported again', async () => {
    const first = await imported('skill', 'code,title,note\nabc,Welding,"x, ""y"""\nB,Milling,z');
    const problems = new Map(first.problems);
    const text = await (await rejectedFile(first.plan.table, problems)).text();
    expect(text).toContain('abc,Welding,"x, ""y""",');
    expect(text).not.toContain('Milling');
    const again = await imported('skill', text.replace('abc', 'ABC'));
    expect(again.problems).toEqual([]);
    expect(await titles('skill')).toEqual(['Milling', 'Welding']);
  });

  it('that a policy refuses are found among the others', async () => {
    const { progress } = await imported(
      'event',
      `title,listed\n${Array.from({ length: 20 }, (_, n) => `${n === 7 ? 'forbidden' : `E${n}`},${n % 2 === 0}`).join('\n')}`,
    );
    expect(progress.created).toBe(19);
    expect(progress.refused.map(([row]) => row)).toEqual([9]);
    expect(await stored('every_event')).toHaveLength(19);
  });
});

/** Imports a file that updates, with a fault of the first request that is no read, and once more. */
async function updated(name: string, text: string, key: string, fault: Fault = answered) {
  const faulty = faultySource(database);
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
    const levelsNow = (await stored('skill')).map(({ level }) => level);
    expect(levelsNow).toHaveLength(29);
    expect(levelsNow.filter((level) => level === '4')).toHaveLength(28);
  });

  it('are divided until the record is found that the database refuses', async () => {
    await skills();
    await database.exec(`update skill set price = 1 where code <> 'AD'`);
    const file = many('code,state', (n) => `${codes[n]},done`);
    const { progress, patches } = await updated('skill', file, 'code');
    expect(progress).toMatchObject({ updated: 29, refused: [[5, expect.any(String)]] });
    expect(patches).toBeLessThanOrEqual(30);
    const open = (await stored('skill')).filter(({ state }) => state === 'open');
    expect(open).toMatchObject([{ code: 'AD' }]);
  });

  it('of which the answer is lost are counted once', async () => {
    await skills();
    const { progress, error } = await updated('skill', levels, 'code', answerDropped);
    expect(error).toMatchObject({ name: 'ImportInterrupted' });
    expect(progress).toMatchObject({ updated: 30, unchanged: 0, refused: [] });
  });

  it('are one request each where the database has no function for many', async () => {
    await skills();
    const missing = { code: 'PGRST202', message: '', details: null, hint: null };
    const { progress, posts, patches } = await updated('skill', levels, 'code', () =>
      Promise.resolve(Response.json(missing, { status: 404 })),
    );
    expect(progress.updated).toBe(30);
    expect({ posts, patches }).toEqual({ posts: 1, patches: 30 });
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
    expect(await stored('shelf_log')).toHaveLength(29);
    const old = (await stored('shelf')).filter(({ title }) => title === 'Old');
    expect(old).toMatchObject([{ id: '3' }]);
  });
});

describe('the rules of the check', () => {
  const row = fc.record({
    code: fc.constantFrom('A', 'AB', 'ABC', 'ABCD', 'ab', '1', 'A B'),
    title: fc.oneof(
      fc.constantFrom('ok', 'x', ' x ', 'twelve chars', 'thirteen char', '😀😀'),
      fc.string(),
    ),
    price: fc.constantFrom('', '0', '-0.01', '9999.99', '10000', '1.005', '1e2', '1e9', 'NaN', 'x'),
    level: fc.constantFrom('', '0', '1', '5', '6', '2.0', '1.5', '99999'),
    state: fc.constantFrom('', 'open', 'done', 'Open', 'closed'),
    kind: fc.constantFrom('', 'a', 'b', 'c'),
    active: fc.constantFrom('', 'true', 'no', 'T', '2'),
    since: fc.constantFrom('', '2026-11-20', '2026-02-30', '11/20/2026', 'infinity', 'soon'),
    at: fc.constantFrom('', '2026-11-20 14:05', '2026-11-20T14:05:00+02', '2026-11-20 25:00'),
    ids: fc.constantFrom('', '{1,2}', '{1,x}', '{}', '1,2'),
    doc: fc.constantFrom('', '{"a":1}', '{a}', 'null', '1'),
  });

  it('accept no row that Postgres refuses, but for rules over several fields', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (rows) => {
        await database.exec('truncate skill');
        const names = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[0])[];
        const text = [
          names.join(','),
          ...rows.map((each) => names.map((name) => cell(each[name])).join(',')),
        ].join('\n');
        const { progress, check } = await imported('skill', text);
        for (const [number] of progress.refused) {
          const refused = rows[number - 2];
          expect(refused?.state.toLowerCase()).toBe('done');
          expect(refused?.price).toBe('');
        }
        expect(await stored('skill')).toHaveLength(progress.created);
        for (const { row: rejected } of check.rejected) {
          const { cells } = rejected;
          // Postgres rounds it, as no form does.
          if (cells.includes('1.005')) continue;
          const given = names.filter((_, index) => cells[index] !== '');
          const values = given.map(
            (name) => `'${(cells[names.indexOf(name)] ?? '').replaceAll("'", "''")}'`,
          );
          const insert = `insert into skill (${given.join()}) values (${values.join()})`;
          await expect(database.exec(insert)).rejects.toThrow(/\w/);
        }
        expect(progress.created + progress.refused.length + check.rejected.length).toBe(
          rows.length,
        );
      }),
      { numRuns: 40 },
    );
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
          expect(await titles(entity)).toEqual(['T0', 'T1', 'T2', 'T3', 'T4', 'T5', 'T6']);
        }
      },
      60_000,
    );
  });

  it('in updates applies each once', async () => {
    await imported(
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
    expect(await stored('every_event')).toHaveLength(2);
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

describe('a pasted block', () => {
  const format = {
    timeZone: 'Europe/Berlin',
    numbers: { locale: 'de', isChosen: true },
    days: { locale: 'de', isChosen: true },
  };
  const read = (entity: string, fields: readonly string[], ...rows: readonly string[][]) => {
    const { specification } = database.source;
    if (specification === undefined) throw new Error('The source has no specification.');
    const source = { ...database.source, specification };
    return readBlock(source, database.entity(entity), fields, rows, format);
  };

  it('is read by the kinds and rules of its fields, as the reader writes them', async () => {
    expect(
      await read(
        'skill',
        ['title', 'price', 'level', 'active', 'since', 'state'],
        ['Welding', '1.250,50', '4', 'ja', '20. Nov. 2026', 'done'],
        ['x', '12,5 kg', '7', 'maybe', '31.2.2026', 'gone'],
        ['', '', '', '', '', ''],
        ['Short row'],
      ),
    ).toMatchObject([
      [
        { values: { title: 'Welding' } },
        { values: { price: '1250.50' } },
        { values: { level: '4' } },
        { values: { active: true } },
        { values: { since: '2026-11-20' } },
        { values: { state: 'done' } },
      ],
      Array.from({ length: 6 }, () => ({ problem: expect.any(String) as string })),
      [
        { problem: 'Fill in Title.' },
        { values: { price: null } },
        { values: { level: null } },
        { values: { active: null } },
        { values: { since: null } },
        { problem: 'Fill in State.' },
      ],
      [{ values: { title: 'Short row' } }],
    ]);
  });

  it('finds records by their labels, also through references of several fields', async () => {
    expect(
      await read(
        'job',
        ['customer_id', 'site', 'person_id'],
        ['Adams', 'Pump', 'Bo Cole'],
        ['Miller', 'nowhere', ''],
      ),
    ).toMatchObject([
      [
        {
          values: { customer_id: '1' },
          link: { constraint: 'job_customer_id_fkey', label: 'Adams' },
        },
        { values: { site: 'A', serial: '1' } },
        { values: { person_id: '3' } },
      ],
      [
        { problem: expect.stringContaining('Miller') as string },
        { problem: expect.stringContaining('nowhere') as string },
        { values: { person_id: null } },
      ],
    ]);
  });
});

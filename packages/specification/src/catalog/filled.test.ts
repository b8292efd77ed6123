/** Fields that a trigger fills are not required; a form accepts everything that the database accepts. */
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCatalog } from '../../testing/catalog/read-catalog.ts';
import type { Specification } from '../model/index.ts';
import { lendPostgres } from '../../../embedded/testing/index.ts';
import { specificationOf } from './specification-of.ts';

let database: PGlite;
let known: Record<'team' | 'browser', Specification>;

beforeAll(async () => {
  database = await lendPostgres();
  await database.exec('create role anon');
  for (const [number, [, body]] of functions.entries()) await database.exec(create(body, number));
  await database.exec(`${others} grant all on all tables in schema public to anon`);
  known = {
    team: specificationOf(await readCatalog(database, 'postgres', { audience: 'team' })),
    browser: specificationOf(await readCatalog(database, 'anon', { audience: 'browser' })),
  };
});
afterAll(() => database.close());

function filledIn({ entities }: Specification, name: string): readonly Filled[] | undefined {
  const entity = entities.find((each) => each.name === name);
  return entity?.fields.map(({ filledByTrigger }) => filledByTrigger);
}

type Filled = 'assigned' | 'possible' | undefined;

/** Bodies of trigger functions, and whether they fill the columns `a` and `"B c"`. */
const functions: readonly (readonly [what: string, body: string, a: Filled, b: Filled])[] = [
  ['nothing', 'begin return new; end', undefined, undefined],
  [
    'the old record of a deletion',
    `begin return case when tg_op = 'DELETE' then old else new end; end`,
    undefined,
    undefined,
  ],
  ['what there is', 'begin return coalesce(new, old); end', undefined, undefined],
  [
    'what another function makes of it',
    `begin return case when tg_op = 'DELETE' then old else f(new) end; end`,
    'possible',
    'possible',
  ],
  ['an assignment', 'begin new.a := 1; return new; end', 'assigned', undefined],
  ['capitals', 'BEGIN NEW . A = 1; RETURN NEW; END', 'assigned', undefined],
  ['a quoted name', `begin new."B c" := 1; return new; end`, undefined, 'assigned'],
  [
    'a condition',
    'begin if new.a is null then new.a = 1; end if; return new; end',
    'assigned',
    undefined,
  ],
  ['two on a line', 'begin new.a = 1; new."B c" = 2; return new; end', 'assigned', 'assigned'],
  [
    'a comment before it',
    "begin -- don't forget\n new.a = 1; return new; end",
    'assigned',
    undefined,
  ],
  ['a comment beside it', "begin /* it's */ new.a = 1; return new; end", 'assigned', undefined],
  [
    'a query',
    'begin select 1, 2 into strict new.a, new."B c"; return new; end',
    'assigned',
    'assigned',
  ],
  [
    'a query into others',
    'declare x int; begin select 1, 2 into x, new.a; return new; end',
    'assigned',
    undefined,
  ],
  [
    'diagnostics',
    'begin perform 1; get diagnostics new.a = row_count; return new; end',
    'assigned',
    undefined,
  ],
  [
    'a comparison',
    `begin if new.a = 1 then raise 'no'; end if; return new; end`,
    undefined,
    undefined,
  ],
  [
    'a comment alone',
    'begin -- new.a := 1\n /* new.a := 1 */ return new; end',
    undefined,
    undefined,
  ],
  [
    'an escaped quote',
    String.raw`declare t text := E'\'--'; begin new.a := 1; return new; end`,
    'assigned',
    undefined,
  ],
  [
    'dashes in a text',
    `declare t text := '--'; begin t := '--'; new.a := 1; return new; end`,
    'assigned',
    undefined,
  ],
  [
    'a text that says return',
    "begin if new.other::text in ('use', 'return') then null; end if; return new; end",
    undefined,
    undefined,
  ],
  [
    'a name with a quote in it',
    `declare "it's" int; begin "it's" := 1; new.a := 1; raise notice 'it'; return new; end`,
    'assigned',
    undefined,
  ],
  ['another column', 'begin new.other := 1; return new; end', undefined, undefined],
  [
    'a column of another record',
    'declare r x0; begin r.a := 1; return new; end',
    undefined,
    undefined,
  ],
  [
    'the whole record',
    `begin new := jsonb_populate_record(new, '{"a": 1}'); return new; end`,
    'possible',
    'possible',
  ],
  [
    'the whole record by a query',
    `begin select * into new from jsonb_populate_record(new, '{"a": 1}'); return new; end`,
    'possible',
    'possible',
  ],
  [
    'another record',
    `begin return jsonb_populate_record(new, '{"a": 1}'); end`,
    'possible',
    'possible',
  ],
  [
    'an alias',
    'declare it alias for new; begin it.a := 1; return new; end',
    'possible',
    'possible',
  ],
  ['nothing to keep', 'begin return null; end', undefined, undefined],
];

const create = (body: string, number: number) => `
  create table x${number} (id int generated always as identity, a int not null, "B c" int not null, other int);
  create function fill${number}() returns trigger language plpgsql as $body$${body}$body$;
  create trigger fill before insert on x${number} for each row execute function fill${number}();`;

const others = `
  create domain year as integer check (value >= 1901 and value <= 2155);
  create table film (
    film_id integer generated by default as identity primary key,
    title text not null,
    release_year year,
    last_update timestamp default now() not null,
    fulltext tsvector not null
  );
  create trigger film_fulltext_trigger before insert or update on film for each row
    execute function tsvector_update_trigger('fulltext', 'pg_catalog.english', 'title');

  create function note() returns trigger language plpgsql as
    $$ begin new.note := 'x'; return new; end $$;
  create table quiet (note text not null);
  create trigger off before insert on quiet for each row execute function note();
  alter table quiet disable trigger off;
  create trigger later before update on quiet for each row execute function note();
  create trigger after_it after insert on quiet for each row execute function note();
  create trigger whole before insert on quiet execute function note();

  create table parted (id int not null, at date not null, note text not null) partition by range (at);
  create table parted_all partition of parted for values from ('2000-01-01') to ('2100-01-01');
  create trigger note before insert on parted_all for each row execute function note();

  create table built (id int not null, note text not null);
  create trigger built before insert on built for each row
    execute function suppress_redundant_updates_trigger();`;

it.each(functions.map((each, number) => [each[0], number, each[2], each[3]] as const))(
  'a trigger function with %s',
  async (_, number, a, b) => {
    expect(filledIn(known.team, `x${number}`)).toEqual([undefined, a, b, undefined]);
    expect(filledIn(known.browser, `x${number}`)).toEqual([undefined, a, b, undefined]);
    const accepts = (columns: string) =>
      database.query(`insert into x${number} (${columns}) values (5)`).then(
        ({ affectedRows }) => affectedRows === 1,
        () => false,
      );
    expect((await accepts('"B c"')) && a === undefined).toBe(false);
    expect((await accepts('a')) && b === undefined).toBe(false);
  },
);

it.each([
  ['of Postgres’s own for texts', 'film', [undefined, undefined, undefined, undefined, 'assigned']],
  ['that are off, for updates or for statements', 'quiet', [undefined]],
  ['of a partition', 'parted', [undefined, undefined, 'assigned']],
  ['in a language that is not read', 'built', ['possible', 'possible']],
])('triggers %s', (_, table, filled) => {
  expect(filledIn(known.team, table)).toEqual(filled);
  expect(filledIn(known.browser, table)).toEqual(filled);
});

it.each<[body: string, when: string, overwritten: 'insert' | 'update' | undefined]>([
  ['begin new.a := 1; return new; end', 'insert or update', 'insert'],
  ['BEGIN\n  NEW . A = now_();\n  RETURN NEW;\nEND', 'insert', 'insert'],
  ['begin perform 1; new."a" := new.other; return new; end', 'insert', 'insert'],
  ['begin new.a := old.a; return new; end', 'update', 'update'],
  ['begin new.a := new.a + 1; return new; end', 'insert', undefined],
  ['begin new.a := coalesce(new."a", 1); return new; end', 'insert', undefined],
  ['begin if new.other = 1 then new.a := 1; end if; return new; end', 'insert', undefined],
  ['begin new.a[1] := 1; return new; end', 'insert', undefined],
  ['begin new.a := size_of(new); return new; end', 'insert', undefined],
  ['begin perform true and\n new.a = 1; return new; end', 'insert', undefined],
  ['begin -- new.a := 1\n return new; end', 'insert', undefined],
  ['begin raise notice $$; new.a := 1$$; return new; end', 'insert', undefined],
  ['begin new.a := 1; return old; end', 'update', undefined],
  ['begin new.a := 1; return new; end', 'update of other', undefined],
])('a trigger function that is %j before %s', async (body, when, overwritten) => {
  await database.exec(`create table y (id int, a int, other int);
    create function set_a() returns trigger language plpgsql as $body$${body}$body$;
    create trigger set_a before ${when} on y for each row execute function set_a()`);
  try {
    const { entities } = specificationOf(
      await readCatalog(database, 'postgres', { audience: 'team' }),
    );
    const entity = entities.find(({ name }) => name === 'y');
    expect(entity?.fields.map(({ overwritten }) => overwritten)).toEqual([
      undefined,
      overwritten,
      undefined,
    ]);
  } finally {
    await database.exec('drop table y; drop function set_a');
  }
});

it.each<
  [body: string, when: string, assigned: 'insert' | 'update' | 'always' | undefined, all?: true]
>([
  ['begin new.a := coalesce(new.a, 1); return new; end', 'insert', 'insert'],
  ['begin if new.other = 1 then new.a := 1; end if; return new; end', 'update', 'update'],
  ['begin new.a := 1; return new; end', 'insert or update', 'always'],
  ['begin new := old; return new; end', 'update', 'update', true],
  ['begin perform 1; return new; end', 'insert or update', undefined],
  ['begin new.a := 1; return old; end', 'delete', undefined],
])('a trigger function that may assign: %j before %s', async (body, when, assigned, all) => {
  await database.exec(`create table z (id int, a int, other int);
    grant all on z to anon;
    create function assign() returns trigger language plpgsql as $body$${body}$body$;
    create trigger assign before ${when} on z for each row execute function assign()`);
  try {
    const { entities } = specificationOf(
      await readCatalog(database, 'anon', { audience: 'browser' }),
    );
    const entity = entities.find(({ name }) => name === 'z');
    const others = all === true ? assigned : undefined;
    expect(entity?.fields.map(({ assignedByTrigger }) => assignedByTrigger)).toEqual([
      others,
      assigned,
      others,
    ]);
  } finally {
    await database.exec('drop table z; drop function assign');
  }
});

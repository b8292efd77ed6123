/** Database names such as `constructor`, which every JavaScript object inherits, are treated like any other. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { availableTransitions, stateProblem, statesToChoose } from '@ninefold/rules/transitions';
import { canDo } from '@ninefold/rules/permissions';
import { applyAll } from '@ninefold/specification/declaration/full';
import type { Declaration, Specification } from '@ninefold/specification';
import { toMarkdown } from '@ninefold/specification/documents/markdown';
import { typesOf } from '@ninefold/specification/documents/typescript';
import { filtersIn, initialListState, readListAddress } from '@ninefold/specification/grammar';
import { listRecords } from './list.ts';
import { readRecord } from './read.ts';
import { openDatabase, type TestDatabase } from '../../testing/open-database.ts';
import { changeRecord, createRecord } from './write.ts';

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
/** Sorts as `constructor` does, and is nothing to JavaScript. */
const ordinary = 'constructer';

/** Tables, columns, types, values, constraints and roles of one name. */
const thingsCalled = (name: string) => `
  create role "${name}" nologin;
  create type "type ${name}" as enum ('new', '${name}');
  create domain "domain ${name}" as text constraint "${name}" check (value <> 'x');
  create table "${name}" (
    id int primary key,
    "${name}" text,
    state "type ${name}" not null default 'new',
    word "domain ${name}",
    other int constraint "${name}" references "${name}"
  );
  comment on column "${name}"."${name}" is 'Called ${name}';
  grant all on "${name}" to anon, "${name}";
  insert into "${name}" values (1, 'one', '${name}', 'word', 1);`;

const declaration: Declaration = {
  entities: { elsewhere: { label: 'Elsewhere' } },
  roles: { clerk: { may: { elsewhere: ['read'] } } },
  messages: { '23505': { message: 'There is one already.' } },
};

let database: TestDatabase;
let specification: Specification;

beforeAll(async () => {
  database = await openDatabase([...inherited, ordinary].map(thingsCalled).join(''));
  const discovered = database.source.specification;
  if (discovered === undefined) throw new Error('The database has no specification.');
  ({ specification } = applyAll(discovered, declaration));
});

afterAll(() => database.close());

test('the specification contains only data, even under inherited names', () => {
  expect(isDeepStrictEqual(JSON.parse(JSON.stringify(specification)), specification)).toBe(true);
  expect(toMarkdown(specification)).not.toContain('[native code]');
  expect(typesOf(specification)).not.toContain('[native code]');
});

/** Replaces one name by another in a report. */
function toldOf(name: string): unknown {
  const about = (each: unknown) => JSON.stringify(each).includes(name);
  const { entities, rules, states, permissions, limits, errors, screens } = specification;
  const facts = [entities, rules, states, ...Object.values(permissions), limits, errors, screens]
    .flat()
    .filter(about);
  return JSON.parse(JSON.stringify(facts).replaceAll(/(c)onstructor/gi, '$1onstructer'));
}

test('the name "constructor" is described like any other name', () => {
  expect(toldOf('onstructor')).toEqual(toldOf('onstructer'));
});

describe.each(inherited)('%s', (name) => {
  test('is a table and a column whose records are read and written', async () => {
    const { source } = database;
    const entity = database.entity(name);
    const created = await createRecord(
      source,
      entity,
      Object.fromEntries([
        ['id', '2'],
        [name, 'a'],
      ]),
    );
    expect(created?.values[name]).toBe('a');
    const without = await createRecord(source, entity, { id: '3' });
    expect(without?.values[name]).toBeNull();
    const changed = await changeRecord(source, entity, '2', Object.fromEntries([[name, 'b']]));
    expect(changed.values[name]).toBe('b');
    expect((await readRecord(source, entity, '1')).links[name]).toMatchObject({ id: '1' });
    const list = await listRecords(source, entity, {
      ...initialListState,
      filters: [{ field: name, operator: 'in', values: ['one', 'b'] }],
      order: [{ field: name, direction: 'ascending' }],
    });
    expect(list.rows.map(({ values }) => values[name])).toEqual(['b', 'one']);
  });

  test('is a field, a role and an entity that nothing is declared of', () => {
    const entity = specification.entities.find((each) => each.name === name);
    if (entity === undefined) throw new Error(`The specification has no ${name}.`);
    const clerk = ['clerk', name];
    const asked = { specification, declaration, person: { roles: clerk } };
    expect(canDo(asked, 'select', entity)).toEqual({ answer: 'yes' });
    const now = { now: undefined, roles: [] };
    expect(availableTransitions(asked, entity, {})).toEqual([]);
    expect(statesToChoose(specification, entity, 'state', now)).toHaveLength(2);
    expect(stateProblem(specification, entity, name, now, {})).toBeUndefined();
  });
});

test('a request never names a field that the list doesn’t have, for any address', () => {
  const part = fc.constantFrom(
    ...inherited,
    'eq',
    'in',
    'order',
    'and',
    'id',
    '(',
    ')',
    '.',
    ',',
    '"',
  );
  const text = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
  const entity = database.entity(ordinary);
  const fields = entity.fields.map(({ name }) => name);
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { maxLength: 3 }), (pairs) => {
      const { state } = readListAddress(
        new URLSearchParams(pairs),
        entity,
        database.source.entities,
      );
      const asked = [...filtersIn(state.filters), ...state.order].map(({ field }) => field);
      expect(asked.filter((field) => !fields.includes(field))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

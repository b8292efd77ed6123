import { DataError } from '@ninefold/data/client';
import { ChildRejected } from '@ninefold/data/records/children';
import { collisionsOf } from '@ninefold/rules/collisions';
import { findEntity, type Specification } from '@ninefold/specification';
import { expect, test } from 'vitest';
import { workshop } from '../../../specification/testing/workshop.ts';
import { computedFields, recordCheck } from '../descriptors/index.ts';
import { askedOf } from '../screen-context/index.ts';
import type { ChildKind } from './child-kinds.ts';
import { childRowsStore } from './child-rows-store.ts';
import { sumRows } from './sum-rows.ts';
import { formFieldsOf } from './use-form-fields.ts';

const specification: Specification = {
  ...workshop,
  rules: [
    {
      entity: 'work_order',
      kind: 'unique',
      fields: [],
      statement: '',
      constraint: 'number_of_customer',
      sql: 'CREATE UNIQUE INDEX number_of_customer ON public.work_order USING btree (customer_id, lower(number))',
      source: { from: 'database', object: 'table public.work_order' },
    },
    {
      entity: 'work_order',
      kind: 'check',
      fields: ['title', 'number'],
      statement: '',
      constraint: 'title_is_not_number',
      sql: 'CHECK ((title <> number))',
      source: { from: 'database', object: 'table public.work_order' },
    },
  ],
};
const entity = findEntity(specification, 'work_order');
if (entity === undefined) throw new Error('The sample has no work orders.');
const [reference] = entity.references;
if (reference === undefined) throw new Error('They refer to nothing.');
const rules = {
  loaded: { specification, declaration: {}, around: [], problems: [] },
  acting: { person: { roles: [] } },
};
const kind: ChildKind = {
  children: { entity, reference },
  columns: [],
  totals: [],
  fieldsOf: (record) =>
    formFieldsOf(rules, entity, record).filter(({ name }) => !reference.fields.includes(name)),
  notDeletable: ({ values }) => (values['status'] === 'completed' ? 'It is completed.' : undefined),
  collisions: collisionsOf(specification, entity),
  checkOf: (record) => recordCheck(askedOf(rules), entity, record),
  computedOf: ({ record, texts }) => computedFields(entity, record, texts),
  may: { insert: true, update: true, delete: true },
};

test('a rule over two fields is shown at both, once one is left, and goes from both', () => {
  const store = childRowsStore(kind, () => undefined);
  const problems = () => store.rows()[0]?.problems;
  store.add('new', {});
  store.edit('new', { texts: { title: 'same', number: 'same' } });
  expect(problems()).toEqual({});
  store.leave('new', 'title');
  const refused = '“Title” must not be the same as “Number”.';
  expect(problems()).toEqual({ title: refused, number: refused });
  store.edit('new', { texts: { number: 'other' } });
  expect(problems()).toEqual({});
});

test('what the database said of a field stays until it is edited', () => {
  const store = childRowsStore(kind, () => undefined);
  const problems = () => store.rows()[0]?.problems;
  store.add('new', {});
  store.edit('new', { texts: { title: 'a', number: 'b' } });
  store.refuse('new', 'title', 'It is taken.');
  store.edit('new', { texts: { number: 'c' } });
  expect(problems()).toEqual({ title: 'It is taken.' });
  store.edit('new', { texts: { title: 'c2' } });
  expect(problems()).toEqual({});
});

const record = (id: string, status: string) => ({ id, title: id, values: { status }, links: {} });

test('whether a stored row can be deleted is decided for its record', () => {
  const store = childRowsStore(kind, () => undefined);
  store.read([record('1', 'open'), record('2', 'completed')]);
  expect(store.rows().map(({ notDeletable }) => notDeletable)).toEqual([
    undefined,
    'It is completed.',
  ]);
});

test('an empty row at the end is neither required, saved nor a change, and there is only one', () => {
  const store = childRowsStore(kind, () => undefined);
  store.add('first', { status: 'open' });
  store.addAfterNew('second', { status: 'open' });
  expect(store.rows().map(({ id, blank }) => [id, blank])).toEqual([['first', true]]);
  store.leave('first', 'title');
  expect([store.isDirty(), store.draft(), store.check()]).toEqual([false, undefined, []]);
  expect(store.formRows().writes).toEqual([]);
  store.edit('first', { texts: { title: 'Pump' } });
  store.addAfterNew('second', { status: 'open' });
  expect(store.rows().map(({ id, blank }) => [id, blank])).toEqual([
    ['first', undefined],
    ['second', true],
  ]);
  expect(store.isDirty()).toBe(true);
  expect(new Set(store.check().map(({ row }) => row))).toEqual(new Set(['first']));
  expect(store.formRows().writes.map(({ row }) => row)).toEqual(['first']);
});

test('two rows that the database would not store beside each other say so, until one is changed', () => {
  const store = childRowsStore(kind, () => undefined);
  const problems = () => store.rows().map((row) => row.problems['number']);
  store.add('blank', {});
  store.add('one', {});
  store.add('two', {});
  store.edit('one', { texts: { title: 'Pump', number: 'WO-1' } });
  store.edit('two', { texts: { title: 'Fan', number: 'wo-1' } });
  expect(problems()).toEqual([undefined, undefined, undefined]);
  store.leave('two', 'number');
  const refused = 'Row 2 has the same number already.';
  expect(problems()).toEqual([undefined, undefined, refused]);
  expect(store.check().map(({ row, field }) => [row, field.name])).toContainEqual([
    'two',
    'number',
  ]);
  store.edit('one', { texts: { number: 'WO-2' } });
  expect(problems()[2]).toBeUndefined();
  store.edit('one', { texts: { number: 'WO-1' } });
  store.check();
  expect(problems()[2]).toBe(refused);
  store.remove('one');
  expect(problems()[1]).toBeUndefined();
});

/** A store with two rows of the same number, which the second says. */
function colliding() {
  const store = childRowsStore(kind, () => undefined);
  store.add('one', {});
  store.add('two', {});
  store.edit('one', { texts: { title: 'Pump', number: 'WO-1' } });
  store.edit('two', { texts: { title: 'Fan', number: 'WO-1' } });
  store.leave('two', 'number');
  return {
    store,
    said: () => store.rows().flatMap(({ problems: { number } }) => number ?? []),
  };
}

test('what a row says of another one is said while it holds, and of the place that it has now', () => {
  const { store, said } = colliding();
  expect(said()).toEqual(['Row 1 has the same number already.']);
  // The same to the index.
  store.edit('two', { texts: { number: 'wo-1' } });
  expect(said()).toEqual(['Row 1 has the same number already.']);
  store.add('three', {});
  store.edit('three', { texts: { title: 'Belt', number: 'WO-3' } });
  store.move('two', 1);
  store.move('one', 1);
  store.move('one', 1);
  store.leave('one', 'title');
  expect(store.rows().map(({ id }) => id)).toEqual(['three', 'two', 'one']);
  expect(said()).toEqual(['Row 2 has the same number already.']);
  store.remove('two');
  expect(said()).toEqual([]);
});

const withTitle = {
  ...specification,
  rules: [
    {
      entity: 'work_order',
      kind: 'unique' as const,
      fields: [],
      statement: '',
      constraint: 'number_and_title',
      sql: 'CREATE UNIQUE INDEX number_and_title ON public.work_order USING btree (lower(number), title)',
      source: { from: 'database' as const, object: 'table public.work_order' },
    },
  ],
};

test('a stored record is in the way until a field of the same index is edited', () => {
  const store = childRowsStore(
    { ...kind, collisions: collisionsOf(withTitle, entity) },
    () => undefined,
  );
  const said = () => store.rows()[0]?.problems;
  store.add('new', {});
  store.edit('new', { texts: { title: 'Pump', number: 'WO-1' } });
  const message = 'Another work order already has the same number: Order 7';
  const collide = () => {
    const constraint = 'number_and_title';
    const values = store.valuesOf('new', { constraint });
    store.collide('new', { constraint, field: 'number', message, values });
  };
  collide();
  store.edit('new', { texts: { due_at: '2026-11-19T10:00:00Z' } });
  expect(said()).toEqual({ number: message });
  store.edit('new', { texts: { title: 'Fan' } });
  expect(said()).toEqual({});
  collide();
  store.free('new', 'number_and_title');
  expect(said()).toEqual({});
  collide();
  // It keeps nobody from saving.
  expect(store.check().map(({ field }) => field.name)).not.toContain('number');
  expect(said()).not.toHaveProperty('number');
});

const rejection = (row: string, constraint: string) =>
  new ChildRejected(
    DataError.of({
      status: 409,
      error: {
        code: '23505',
        message: `duplicate key value violates unique constraint "${constraint}"`,
      },
    }),
    row,
  );

test('what an index refused is said at its last field, until one of them is edited', () => {
  const { store, said } = colliding();
  store.edit('two', { texts: { number: 'WO-2' } });
  expect(said()).toEqual([]);
  const refused = store.rejected(rejection('two', 'number_of_customer'));
  expect(refused).toMatchObject({ row: 'two', place: 2, field: { name: 'number' } });
  store.edit('one', { texts: { number: 'WO-9' } });
  expect(said()).toEqual([refused?.message]);
  store.edit('two', { texts: { number: 'WO-3' } });
  expect(said()).toEqual([]);
});

test('what was refused for a row that only the database can compare goes as that one is edited', () => {
  const { store, said } = colliding();
  store.edit('one', { texts: { number: 'Ä-1' } });
  store.edit('two', { texts: { number: 'ä-1' } });
  store.leave('two', 'number');
  expect(said()).toEqual([]);
  const refused = store.rejected(rejection('two', 'number_of_customer'));
  store.edit('one', { texts: { title: 'Belt' } });
  expect(said()).toEqual([refused?.message]);
  store.edit('one', { texts: { number: 'Ö-1' } });
  expect(said()).toEqual([]);
});

test('rows with the same values are compared once each', () => {
  let compared = 0;
  const collisions = kind.collisions.map((each) => ({
    ...each,
    collides: (...records: Parameters<typeof each.collides>) => {
      compared += 1;
      return each.collides(...records);
    },
  }));
  const store = childRowsStore({ ...kind, collisions }, () => undefined);
  const count = 200;
  store.together(() => {
    for (let row = 0; row < count; row += 1) {
      store.add(`${row}`, {});
      store.edit(`${row}`, {
        texts: { title: 'Pump', number: row % 2 === 0 ? 'WO' : `WO-${row}` },
      });
    }
  });
  const said = store.check().filter(({ field }) => field.name === 'number');
  expect(said).toHaveLength(count / 2 - 1);
  // To find them, and to see that they still hold.
  expect(compared).toBeLessThan(count);
  expect(compared).toBeGreaterThanOrEqual(count / 2 - 1);
});

const computedOf: ChildKind['computedOf'] = ({ texts, unreadable }) => {
  const isKnown = Object.keys(unreadable).length === 0;
  return Object.fromEntries(isKnown ? [['amount', `${texts['title']}.50`]] : []);
};

test('what the database would compute of an edited row counts in the sum, and else is left to it', () => {
  const store = childRowsStore({ ...kind, computedOf }, () => undefined);
  const sum = () => sumRows(store.rows(), 'amount');
  store.add('one', {});
  store.add('two', {});
  expect(store.rows()[0]?.computed).toBeUndefined();
  store.edit('one', { texts: { title: '2' } });
  store.edit('two', { texts: { title: '3' } });
  expect(store.rows()[0]?.computed).toEqual({ amount: '2.50' });
  expect(sum()).toBe('6.00');
  store.edit('two', { texts: { title: '4' } });
  expect(sum()).toBe('7.00');
  store.unreadable('two', 'due_at', 'Enter a date.');
  expect(sum()).toBeUndefined();
});

import { collisionsOf } from '@ninefold/rules/collisions';
import { findEntity, type Specification } from '@ninefold/specification';
import { expect, test } from 'vitest';
import { workshop } from '../../../specification/testing/workshop.ts';
import { recordCheck } from '../record-check/index.ts';
import { askedOf } from '../screen-context/index.ts';
import type { ChildKind } from './child-kinds.ts';
import { childRowsStore } from './child-rows-store.ts';
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
  fieldsOf: (record) => formFieldsOf(rules, entity, record),
  notDeletable: ({ values }) => (values['status'] === 'completed' ? 'It is completed.' : undefined),
  collisions: collisionsOf(specification, entity),
  checkOf: (record) => recordCheck(askedOf(rules), entity, record),
  may: { insert: true, update: true, delete: true },
};

test('a rule over two fields is shown at both, once one is left, and goes from both', () => {
  const store = childRowsStore(kind, () => undefined);
  const problems = () => store.rows()[0]?.problems;
  store.add('new', {});
  store.edit('new', { title: 'same', number: 'same' });
  expect(problems()).toEqual({});
  store.leave('new', 'title');
  const refused = '“Title” must not be the same as “Number”.';
  expect(problems()).toEqual({ title: refused, number: refused });
  store.edit('new', { number: 'other' });
  expect(problems()).toEqual({});
});

test('what the database said of a field stays until it is edited', () => {
  const store = childRowsStore(kind, () => undefined);
  const problems = () => store.rows()[0]?.problems;
  store.add('new', {});
  store.edit('new', { title: 'a', number: 'b' });
  store.refuse('new', 'title', 'It is taken.');
  store.edit('new', { number: 'c' });
  expect(problems()).toEqual({ title: 'It is taken.' });
  store.edit('new', { title: 'c2' });
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

test('two rows that the database would not store beside each other say so, until one is changed', () => {
  const store = childRowsStore(kind, () => undefined);
  const problems = () => store.rows().map((row) => row.problems['number']);
  store.add('blank', {});
  store.add('one', {});
  store.add('two', {});
  store.edit('one', { title: 'Pump', number: 'WO-1' });
  store.edit('two', { title: 'Fan', number: 'wo-1' });
  expect(problems()).toEqual([undefined, undefined, undefined]);
  store.leave('two', 'number');
  const refused = 'Row 2 has the same number already.';
  expect(problems()).toEqual([undefined, undefined, refused]);
  expect(store.check().map(({ row, field }) => [row, field.name])).toContainEqual([
    'two',
    'number',
  ]);
  store.edit('one', { number: 'WO-2' });
  expect(problems()[2]).toBeUndefined();
  store.edit('one', { number: 'WO-1' });
  store.check();
  expect(problems()[2]).toBe(refused);
  store.remove('one');
  expect(problems()[1]).toBeUndefined();
});

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

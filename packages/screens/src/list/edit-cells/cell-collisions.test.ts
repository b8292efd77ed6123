import type { RecordRow } from '@ninefold/data/records';
import { collisionsOf } from '@ninefold/rules/collisions';
import { findEntity } from '@ninefold/specification';
import { expect, test } from 'vitest';
import { workshop } from '../../../../specification/testing/workshop.ts';
import { askedCollisions, cellCollisions, noLookups, withAsked } from './cell-collisions.ts';
import { type Edits, type RecordEdits, withTexts } from './edits.ts';

const specification = {
  ...workshop,
  rules: [
    {
      entity: 'work_order',
      kind: 'unique' as const,
      fields: [],
      statement: '',
      constraint: 'number_in_any_case',
      sql: 'CREATE UNIQUE INDEX number_in_any_case ON public.work_order USING btree (lower(number))',
      source: { from: 'database' as const, object: 'table public.work_order' },
    },
  ],
};
const entity = findEntity(specification, 'work_order') ?? fail();
const collisions = collisionsOf(specification, entity);

function fail(): never {
  throw new Error('The sample has no work orders.');
}

const row = (id: string): RecordRow => ({
  id,
  title: `Order ${id}`,
  values: { id, number: `WO-${id}`, title: 'Pump' },
  links: {},
});

const said = (id: string) => ({
  number: `Another work order already has the same number: Order ${id}`,
});

const edit = (id: string, texts: RecordEdits['texts'], edits: Edits = new Map()) =>
  withTexts(edits, entity, row(id), texts);
const ask = (edits: Edits) => askedCollisions(entity, collisions, edits);
const saidOf = (edits: Edits, found: Parameters<typeof cellCollisions>[3] = new Map()) =>
  Object.fromEntries(cellCollisions(entity, edits, ask(edits), found));

test('cells name each other’s records until one of them is edited', () => {
  const one = edit('1', { number: 'X-9' });
  const both = edit('2', { number: 'x-9' }, one);
  expect(saidOf(both)).toEqual({ 1: said('2'), 2: said('1') });
  expect(saidOf(edit('3', { number: 'X-9' }, both))).toMatchObject({ 2: said('1'), 3: said('1') });
  expect(saidOf(edit('2', { number: 'X-8' }, both))).toEqual({});
});

test('a cell names a stored record until one of them is edited', () => {
  const one = edit('1', { number: 'X-9' });
  const [asked] = ask(one);
  const found = new Map([[asked?.key ?? '', row('3')]]);
  expect(saidOf(one, found)).toEqual({ 1: said('3') });
  expect(saidOf(edit('1', { number: 'X-6' }, one), found)).toEqual({});
  // Another title leaves its number as it is.
  expect(saidOf(edit('3', { title: 'Fan' }, one), found)).toEqual({ 1: said('3') });
  const other = edit('3', { number: 'X-7' }, one);
  expect(saidOf(other, found)).toEqual({});
  expect(saidOf(edit('3', { number: 'x-9' }, other), found)).toMatchObject({ 1: said('3') });
  // Only unique values are looked for.
  expect(ask(edit('1', { title: 'Fan' }))).toEqual([]);
});

test('of a large paste only some are looked for, and of the rest what is edited later', () => {
  const pasted = Array.from({ length: 50 }, (_, index) => `${index}`).reduce<Edits>(
    (edits, id) => edit(id, { number: `X-${id}` }, edits),
    new Map(),
  );
  const few = withAsked(noLookups, ask(pasted));
  expect(few.asked).toHaveLength(20);
  const later = edit('40', { number: 'X' }, pasted);
  const more = withAsked(few, ask(later));
  expect(more.asked.map(({ key }) => key)).toEqual([
    ...few.asked.map(({ key }) => key),
    ask(edit('40', { number: 'X' }))[0]?.key,
  ]);
  expect(withAsked(more, ask(new Map())).asked).toEqual([]);
});

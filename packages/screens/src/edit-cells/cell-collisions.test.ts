import type { RecordRow } from '@ninefold/data/records';
import { collisionsOf } from '@ninefold/rules/collisions';
import { findEntity } from '@ninefold/specification';
import { expect, test } from 'vitest';
import { workshop } from '../../../specification/testing/workshop.ts';
import { askedCollisions, cellCollisions } from './cell-collisions.ts';
import { withTexts } from './edits.ts';

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

test('a cell names the record in the way, edited or stored, until one of them is edited', () => {
  const one = withTexts(new Map(), entity, row('1'), { number: 'X-9' });
  const both = withTexts(one, entity, row('2'), { number: 'x-9' });
  expect(Object.fromEntries(cellCollisions(entity, collisions, both, new Map()))).toEqual({
    1: said('2'),
    2: said('1'),
  });
  const apart = withTexts(both, entity, row('2'), { number: 'X-8' });
  expect(Object.fromEntries(cellCollisions(entity, collisions, apart, new Map()))).toEqual({
    1: {},
    2: {},
  });

  const [asked] = askedCollisions(entity, collisions, one.get('1') ?? fail());
  const found = new Map([[asked?.key ?? '', row('3')]]);
  expect(cellCollisions(entity, collisions, one, found).get('1')).toEqual(said('3'));
  const other = withTexts(one, entity, row('3'), { number: 'X-7' });
  expect(cellCollisions(entity, collisions, other, found).get('1')).toEqual({});
  const changed = withTexts(one, entity, row('1'), { number: 'X-6' });
  expect(cellCollisions(entity, collisions, changed, found).get('1')).toEqual({});
  // Only unique values are looked for.
  const titled = withTexts(new Map(), entity, row('1'), { title: 'Fan' });
  expect(askedCollisions(entity, collisions, titled.get('1') ?? fail())).toEqual([]);
});

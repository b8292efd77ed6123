import { expect, test } from 'vitest';
import { workshop } from '../../../specification/testing/workshop.ts';
import { type Entity, type Field, findEntity } from '@ninefold/specification';
import { fulfils } from './fulfils.ts';

const found = findEntity(workshop, 'work_order') as Entity;
const [first] = found.fields as [Field, ...Field[]];
const order: Entity = {
  ...found,
  fields: [...found.fields, { ...first, name: 'estimate', kind: 'decimal', type: 'numeric' }],
};
const record = {
  values: { id: '4811', status: 'planned', title: 'Bearing', due_at: null, estimate: '1250.00' },
};

test.for([
  [{}, true],
  [{ status: 'eq.planned' }, true],
  [{ status: 'neq.planned' }, false],
  [{ status: 'in.(open,planned)' }, true],
  [{ status: 'in.(open,completed)' }, false],
  [{ due_at: 'is.null' }, true],
  [{ due_at: 'not.is.null' }, false],
  // Postgres finds no empty value so, and neither does a list.
  [{ due_at: 'neq.2026-11-22T00:00:00Z' }, false],
  [{ id: 'gt.900' }, true],
  [{ id: 'lt.900' }, false],
  [{ id: 'gte.4811', status: 'eq.completed' }, false],
  [{ id: 'lte.4811', status: 'eq.planned' }, true],
  [{ title: 'eq.bearing' }, false],
  [{ title: 'eq.Bearing' }, true],
  [{ title: 'gte.Bearing' }, true],
  // Another collation than the code points' may order them.
  [{ title: 'gt.apple' }, undefined],
  [{ estimate: 'eq.1250' }, true],
  [{ estimate: 'in.(5,1.25e3)' }, true],
  [{ estimate: 'neq.1250' }, false],
  // Only the database can tell.
  [{ status: 'like.p%' }, undefined],
  [{ nowhere: 'eq.1' }, undefined],
  [{ nowhere: 'eq.1', status: 'eq.completed' }, false],
] as const)('%o of a planned order is %s', ([conditions, expected]) => {
  expect(fulfils(order, conditions)(record)).toBe(expected);
});

test.for([
  ['in.(12,5)', false],
  ['gt.5', undefined],
] as const)('half of a number meets %s: %s', ([condition, expected]) => {
  const half = { values: { estimate: '12e' } };
  expect(fulfils(order, { estimate: condition })(half)).toBe(expected);
});

test.for([
  [{ extension: 'citext' }, { title: 'eq.bearing' }, undefined],
  [{ extension: 'citext' }, { title: 'eq.Bearing' }, true],
  [{ collation: 'de-x-icu' }, { title: 'neq.bearing' }, undefined],
  [{ type: 'character(9)' }, { title: 'eq.Bearing  ' }, true],
] as const)('a text of %o: %o is %s', ([more, conditions, expected]) => {
  const fields = order.fields.map((field) =>
    field.name === 'title' ? { ...field, ...more } : field,
  );
  expect(fulfils({ ...order, fields }, conditions)(record)).toBe(expected);
});

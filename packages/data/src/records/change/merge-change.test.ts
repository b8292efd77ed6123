import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Entity, Field } from '@ninefold/specification';
import type { ValueKind } from '@ninefold/values';
import type { RecordValues } from '../record.ts';
import { mergeChange } from './merge-change.ts';

const field = (name: string, kind: ValueKind = 'text') => ({ name, kind, type: kind }) as Field;
const names = ['a', 'b', 'c', 'constructor'];
const entity = {
  fields: [...names.map((name) => field(name)), field('price', 'decimal'), field('x'), field('y')],
  references: [{ constraint: 'x_y', fields: ['x', 'y'], target: { fields: ['x', 'y'] } }],
} as unknown as Entity;

const merge = (before: RecordValues, current: RecordValues, changes: RecordValues) =>
  mergeChange(entity, before, current, changes);

test('only what both have changed to different values collides', () => {
  const before = { a: '1', b: '1', c: '1' };
  expect(merge(before, before, { a: '2' })).toEqual({
    values: { a: '2' },
    collisions: [],
    theirs: [],
  });
  expect(merge(before, { a: '3', b: '2', c: '1' }, { a: '2', c: null })).toEqual({
    values: { a: '2', c: null },
    collisions: ['a'],
    theirs: ['b'],
  });
  // Both did the same: nothing is left to write.
  expect(merge(before, { ...before, a: '2' }, { a: '2' })).toEqual({
    values: {},
    collisions: [],
    theirs: [],
  });
});

test('values are compared as the database does, not as they are written', () => {
  const before = { price: '5.00' };
  expect(merge(before, { price: '7.50' }, { price: '7.5' })).toMatchObject({ values: {} });
  expect(merge(before, { price: '5.0' }, { price: '7.5' })).toMatchObject({ collisions: [] });
  expect(merge(before, { price: '8' }, { price: '7.5' })).toMatchObject({ collisions: ['price'] });
});

test('the fields of a reference are taken together', () => {
  const before = { x: '1', y: '1' };
  expect(merge(before, { x: '1', y: '2' }, { x: '3' })).toMatchObject({
    values: { x: '3' },
    collisions: ['x'],
    theirs: [],
  });
  expect(merge(before, { x: '1', y: '2' }, { x: '1', y: '3' })).toMatchObject({
    values: { x: '1', y: '3' },
    collisions: ['x', 'y'],
  });
  expect(merge(before, { x: '2', y: '2' }, { a: '1' })).toMatchObject({ theirs: ['x', 'y'] });
});

test('a field that was not read can’t collide', () => {
  expect(merge({}, { a: '1' }, { a: '2' })).toEqual({
    values: { a: '2' },
    collisions: [],
    theirs: [],
  });
  expect(merge({ a: '1' }, {}, { a: '2' })).toMatchObject({ values: { a: '2' }, collisions: [] });
});

const value = fc.constantFrom(null, '', '1', '2', '3');
const whole = fc.record(Object.fromEntries(names.map((name) => [name, value])));
const some = fc.dictionary(fc.constantFrom(...names), value);

test('nobody’s change is lost, and nothing is decided that both have changed', () => {
  fc.assert(
    fc.property(whole, whole, some, (before, current, changes) => {
      const { values, collisions, theirs } = merge(before, current, changes);
      const merged = { ...current, ...values };
      const isOwn = (name: string) => Object.hasOwn(changes, name);
      const isTheirs = (name: string) => current[name] !== before[name];
      const differs = (name: string) => isOwn(name) && changes[name] !== current[name];
      expect(merged).toEqual({ ...current, ...changes });
      expect(collisions.toSorted()).toEqual(
        names.filter((name) => differs(name) && isTheirs(name)).toSorted(),
      );
      expect(theirs.toSorted()).toEqual(
        names.filter((name) => isTheirs(name) && !isOwn(name)).toSorted(),
      );
      expect(collisions.filter((name) => !Object.hasOwn(values, name))).toEqual([]);
    }),
  );
});

test('who saves first makes no difference where nothing collides', () => {
  fc.assert(
    fc.property(whole, some, some, (before, first, second) => {
      const afterFirst = { ...before, ...first };
      const afterSecond = { ...before, ...second };
      const one = merge(before, afterFirst, second);
      const other = merge(before, afterSecond, first);
      fc.pre(one.collisions.length === 0 && other.collisions.length === 0);
      const changed = (changes: RecordValues) =>
        Object.fromEntries(
          Object.entries(changes).filter(([name, each]) => each !== before[name as 'a']),
        );
      fc.pre(
        Object.keys(first).length === Object.keys(changed(first)).length &&
          Object.keys(second).length === Object.keys(changed(second)).length,
      );
      expect({ ...afterFirst, ...one.values }).toEqual({ ...afterSecond, ...other.values });
    }),
  );
});

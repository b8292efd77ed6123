import type { Entity } from '@ninefold/specification';
import type { Children } from '@ninefold/specification/children';
import { expect, it } from 'vitest';
import { placeRows, type PlacedRow } from './positions.ts';

const field = (name: string) => ({ name, kind: 'integer', grants: { select: true } });
const line = {
  key: ['invoice', 'position'],
  fields: [field('invoice'), field('position')],
} as unknown as Entity;
const children = {
  entity: line,
  position: { field: field('position'), within: ['invoice'] },
} as unknown as Pick<Children, 'entity' | 'position'>;

const stored = (position: number | null, values = {}): PlacedRow => ({
  row: `row ${position}`,
  record: {
    id: `7,${position}`,
    values: { position: position === null ? null : String(position), amount: '1' },
  },
  values,
});
const added = (row: string, values = {}): PlacedRow => ({ row, values });

/** The writes in words: the record, and what it gets. */
const written = (...rows: readonly PlacedRow[]) =>
  placeRows(children, rows).map(({ row, record, values }) => [record?.id ?? row, values]);

it('writes only what was entered where the order stays', () => {
  expect(written(stored(1), stored(4, { amount: '2' }), stored(5))).toEqual([
    ['7,4', { amount: '2' }],
  ]);
});

it('numbers new rows after the others', () => {
  expect(written(stored(1), stored(4), added('a', { amount: '2' }), added('b'))).toEqual([
    ['a', { amount: '2', position: '5' }],
    ['b', { position: '6' }],
  ]);
  expect(written(added('a'))).toEqual([['a', { position: '1' }]]);
});

it('shifts the rows behind a new one from the end, so that no number is taken twice', () => {
  expect(written(stored(1), added('a'), stored(2), stored(3, { amount: '9' }))).toEqual([
    ['7,3', { amount: '9', position: '4' }],
    ['7,2', { position: '3' }],
    ['a', { position: '2' }],
  ]);
});

it('moves one row out of the way where rows exchange their numbers', () => {
  expect(written(stored(2, { amount: '9' }), stored(1))).toEqual([
    ['7,2', { position: '3' }],
    ['7,1', { position: '2' }],
    ['7,3', { amount: '9', position: '1' }],
  ]);
});

it('leaves numbers that rows share, or don’t have, until their order changes', () => {
  const first = { ...stored(1), place: 0 };
  const same = { ...stored(1, { amount: '2' }), row: 'second', place: 1 };
  const none = { ...stored(null), place: 2 };
  expect(written(first, same, none, added('a'))).toEqual([
    ['7,1', { amount: '2' }],
    ['a', { position: '2' }],
  ]);
  expect(written(same, first)).toEqual([
    ['7,1', { amount: '2' }],
    ['7,1', { position: '2' }],
  ]);
});

it('gives rows that share a number, or have none, numbers of their own', () => {
  const second = { ...stored(1), row: 'second' };
  expect(written(stored(1), second)).toEqual([['7,1', { position: '2' }]]);
  expect(written(stored(1), stored(null))).toEqual([['7,null', { position: '2' }]]);
});

it('leaves rows without a position as they are', () => {
  const rows = [stored(2), stored(1, { amount: '2' }), added('a', { amount: '3' })];
  expect(placeRows({ entity: line }, rows)).toMatchObject([
    { row: 'row 1', operation: 'update', values: { amount: '2' } },
    { row: 'a', operation: 'insert', values: { amount: '3' } },
  ]);
});

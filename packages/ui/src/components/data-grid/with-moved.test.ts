import { expect, test } from 'vitest';
import { withMoved } from './use-column-drag.ts';

const names = ['title', 'status', 'due', 'customer'];

test('a column is moved before or after another', () => {
  expect(withMoved(names, { name: 'customer', beside: 'status', side: 'before' })).toEqual([
    'title',
    'customer',
    'status',
    'due',
  ]);
  expect(withMoved(names, { name: 'status', beside: 'due', side: 'after' })).toEqual([
    'title',
    'due',
    'status',
    'customer',
  ]);
});

test('a column does not move beside itself or a removed one', () => {
  expect(withMoved(names, { name: 'due', beside: 'due', side: 'after' })).toEqual(names);
  expect(withMoved(names, { name: 'due', beside: 'gone', side: 'after' })).toEqual(names);
});

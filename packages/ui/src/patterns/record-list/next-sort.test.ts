import { describe, expect, test } from 'vitest';
import type { SortKey } from '../../shapes/index.ts';
import { nextSort } from './next-sort.ts';

const up = (field: string): SortKey => ({ field, direction: 'ascending' });
const down = (field: string): SortKey => ({ field, direction: 'descending' });

describe('pressing a header', () => {
  test('sorts ascending, then descending, then in the list’s default order', () => {
    expect(nextSort([], 'due', false)).toEqual([up('due')]);
    expect(nextSort([up('due')], 'due', false)).toEqual([down('due')]);
    expect(nextSort([down('due')], 'due', false)).toEqual([]);
  });

  test('alone replaces every other sort column', () => {
    expect(nextSort([up('status'), up('due')], 'due', false)).toEqual([down('due')]);
    expect(nextSort([up('status')], 'due', false)).toEqual([up('due')]);
  });

  test('with Shift keeps the others in their places', () => {
    expect(nextSort([up('status')], 'due', true)).toEqual([up('status'), up('due')]);
    expect(nextSort([up('due'), up('status')], 'due', true)).toEqual([down('due'), up('status')]);
    expect(nextSort([down('due'), up('status')], 'due', true)).toEqual([up('status')]);
  });
});

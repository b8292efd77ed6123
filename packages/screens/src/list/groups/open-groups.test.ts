import { expect, test } from 'vitest';
import { groupId, openAtFirst } from './open-groups.ts';

const group = (name: string, count: number) => ({
  value: name,
  count,
  exact: true,
  sums: {},
  filters: [{ field: 'state', operator: 'eq' as const, values: [name] }],
});
const openOf = (counts: readonly number[]) => {
  const groups = counts.map((count, index) => group(String(index), count));
  const open = openAtFirst(groups, 50);
  return groups.filter((each) => open.has(groupId(each))).length;
};

test('as many groups are open at first as fill a page', () => {
  expect(openOf([])).toBe(0);
  expect(openOf([1_000_000, 5])).toBe(1);
  expect(openOf([20, 20, 20, 20])).toBe(3);
  expect(openOf(Array.from({ length: 50 }, () => 1))).toBe(6);
});

import { expect, it } from 'vitest';
import { lookedUp } from './looked-up.ts';

const row = { id: '1', title: '', values: {}, links: {} };
const loading = { rows: undefined, page: undefined };

it('is none, and no longer read, where no record has the reference', () => {
  expect(lookedUp({ rows: [row] }, [], loading)).toMatchObject({
    rows: [],
    page: { total: { count: 0 } },
  });
  expect(lookedUp({ rows: [] }, [], loading).rows).toEqual([]);
});

it('is what is read for the references of the records, once these are known', () => {
  expect(lookedUp({ rows: undefined }, [], loading)).toBe(loading);
  expect(lookedUp({ rows: [row] }, ['1'], loading)).toBe(loading);
});

import type { RecordsState } from '@ninefold/records';
import { expect, it } from 'vitest';
import { lookedUp } from './looked-up.ts';

const row = { id: '1', title: '', values: {}, links: {} };
const pending: RecordsState = { status: 'pending', isPaused: false };
const ready: RecordsState = {
  status: 'ready',
  isRefreshing: false,
  refreshError: null,
  rows: [row],
  page: { rows: [row], offset: 0, total: null },
  hasMore: false,
};

it('is empty, and no longer read, where no record has the reference', () => {
  expect(lookedUp(ready, [], { status: 'disabled' })).toMatchObject({
    status: 'empty',
    rows: [],
    page: { total: { count: 0 } },
  });
});

it('is in the state of the records until these are read', () => {
  const failed: RecordsState = { status: 'failed', error: new Error(), retry: () => undefined };
  for (const to of [pending, failed, { status: 'disabled' } as const]) {
    expect(lookedUp(to, [], { status: 'disabled' })).toBe(to);
  }
});

it('is what is read for the references of the records, once these are known', () => {
  expect(lookedUp(ready, ['1'], pending)).toBe(pending);
  expect(lookedUp(ready, ['1'], ready)).toEqual(ready);
});

it('may have more where there are more records than were read', () => {
  expect(lookedUp({ ...ready, hasMore: true }, ['1'], ready)).toMatchObject({ hasMore: true });
});

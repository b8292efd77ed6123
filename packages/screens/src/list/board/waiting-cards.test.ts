import type { RecordPage, RecordRow } from '@ninefold/ui/shapes';
import { expect, test } from 'vitest';
import type { BoardState } from './board-states.ts';
import { withWaitingCards } from './waiting-cards.ts';

const state = (value: string | null): BoardState => ({
  state: value === null ? null : { value, label: value },
  filter: { field: 'status', operator: 'eq', values: [] },
});
const states = [state(null), state('open'), state('done')];
const row = (id: string, status: string | null, more: Partial<RecordRow> = {}): RecordRow => ({
  id,
  title: id,
  values: { status, note: '' },
  links: {},
  ...more,
});
const page = (...rows: readonly RecordRow[]): RecordPage => ({
  rows,
  offset: 0,
  total: { count: rows.length, exact: true },
});
const mark = { label: 'Waiting to be sent', tone: 'warning' } as const;
const ids = (pages: readonly (RecordPage | undefined)[]) =>
  pages.map((each) => each?.rows.map(({ id }) => id));

test('a card whose new state waits is in the column of that state, with its mark at the title', () => {
  const moved = row('a', 'open', { waiting: { status: 'done' }, marks: { status: mark } });
  const cleared = row('b', 'done', { waiting: { status: null }, marks: { status: mark } });
  const pages = [page(), page(moved, row('c', 'open')), page(cleared)];
  const shown = withWaitingCards(pages, states, 'status', 'title');
  expect(ids(shown)).toEqual([['b'], ['c'], ['a']]);
  expect(shown[2]?.rows[0]).toMatchObject({ values: { status: 'done' }, marks: { title: mark } });
  expect(shown.map((each) => each?.total?.count)).toEqual([0, 2, 1]);
});

test('other cards stay, also while a column is loading', () => {
  const edited = row('a', 'open', { waiting: { note: 'typed' } });
  const pages = [undefined, page(edited), page(row('b', 'done'))];
  expect(withWaitingCards(pages, states, 'status', 'title')).toBe(pages);
  const leaving = row('c', 'open', { waiting: { status: 'done' } });
  const shown = withWaitingCards([undefined, page(leaving), page()], states, 'status', undefined);
  expect(ids(shown)).toEqual([undefined, [], ['c']]);
});

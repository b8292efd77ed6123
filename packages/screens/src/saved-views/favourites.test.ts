import type { SavedView } from '@ninefold/data/saved-views';
import { expect, test } from 'vitest';
import { favouriteMark } from './favourite-marks.ts';
import { namedViews } from './named-views.ts';
import { favouritesAmong } from './use-favourites.ts';

const entity = (name: string, label: string) => ({
  schema: 'public',
  name,
  plural: { value: label, source: { from: 'catalog', at: name } },
  list: {
    views: {
      value: [{ id: 'board', label: 'Board', filters: {} }],
      source: { from: 'declared', at: 'x' },
    },
  },
});
const orders = entity('work_order', 'Work orders');
const visits = entity('visit', 'Visits');

const saved = (id: string, name: string, of: string, own = true): SavedView => ({
  id,
  name,
  own,
  entity: of,
  address: `name=eq.${id}`,
  shared: !own,
});
const mark = (of: typeof orders, view: { readonly id: string; readonly saved?: SavedView }) => ({
  ...favouriteMark(of, view),
  id: `mark of ${view.id}`,
  own: true,
});

/** The favourites where these rows are saved. */
function favourites(rows: readonly SavedView[]): readonly string[] {
  const views = [orders, visits].flatMap((each) =>
    namedViews(each as never, [], rows).map((view) => ({
      ...view,
      entity: each as never,
      href: `/data/${each.name}?${view.address}`,
    })),
  );
  return favouritesAmong(views).map(({ label }) => label);
}

test('a person marks own views, shared ones and the team’s, and has them by name', () => {
  const late = saved('1', 'Late', 'work_order');
  const given = saved('2', 'Given up', 'work_order', false);
  const marks = [late, given].map((view) => mark(orders, { id: view.id, saved: view }));
  const rows = [late, given, saved('3', 'Mine', 'visit'), ...marks];
  expect(favourites(rows)).toEqual(['Given up (Work orders)', 'Late (Work orders)']);
  expect(favourites([...rows, mark(orders, { id: 'team.board' })])).toEqual([
    'Board (Work orders)',
    'Given up (Work orders)',
    'Late (Work orders)',
  ]);
});

test('a view that is deleted, no longer shared or marked by somebody else is not a favourite', () => {
  const late = saved('1', 'Late', 'work_order');
  const marked = mark(orders, { id: late.id, saved: late });
  expect(favourites([marked])).toEqual([]);
  expect(favourites([late, { ...marked, own: false }])).toEqual([]);
});

test('favourites have the names of their lists, unless their own say them', () => {
  const marks = [orders, visits].map((each) => mark(each, { id: 'team.board' }));
  const late = saved('1', 'Late visits', 'visit');
  const rows = [...marks, late, mark(visits, { id: late.id, saved: late })];
  expect(favourites(rows)).toEqual(['Board (Visits)', 'Board (Work orders)', 'Late visits']);
});

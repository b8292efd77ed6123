import type { SavedView } from '@ninefold/data/saved-views';
import { expect, test } from 'vitest';
import { chosenView, namedViews, savedParameter, searchOf } from './named-views.ts';

const saved = (id: string, address: string, own = true): SavedView => ({
  id,
  entity: 'work_order',
  name: id,
  address,
  shared: !own,
  own,
});
const declared = { from: 'declared', at: 'x' } as const;
const views = namedViews(
  {
    schema: 'public',
    name: 'work_order',
    list: {
      views: {
        value: [
          { id: 'open', label: 'Open', filters: { status: 'eq.open' } },
          { id: 'late', label: 'Late', filters: { due_at: 'lt.now' }, roles: ['owner'] },
        ],
        source: declared,
      },
    },
  },
  ['dispatcher'],
  [saved('1', 'status=eq.planned'), saved('2', 'status=eq.open', false), saved('3', '')],
);
const chosen = (search: string) => chosenView(views, search)?.id;
const [open, others, own, all] = views;

test('a list offers the views of the team for the role, then shared ones, then own ones', () => {
  expect(views.map(({ id, from }) => [id, from])).toEqual([
    ['team.open', 'team'],
    ['view.2', 'others'],
    ['view.1', 'me'],
    ['view.3', 'me'],
  ]);
});

test('the chosen view is named in the address, or equal to it', () => {
  expect(chosen('')).toBeUndefined();
  expect(chosen('offset=50')).toBeUndefined();
  expect(chosen('status=eq.open&offset=50')).toBe('team.open');
  expect(chosen('status=eq.open&saved=view.2')).toBe('view.2');
  expect(chosen('status=eq.planned&search=x')).toBeUndefined();
  expect(chosen('status=eq.planned&search=x&saved=view.1')).toBe('view.1');
  expect(chosen('status=eq.planned&saved=view.gone')).toBe('view.1');
});

test('an address names its view only if it does not equal it', () => {
  if (!open || !others || !own || !all) throw new Error('There are too few views.');
  expect(searchOf(views, open)).toBe('status=eq.open');
  expect(searchOf(views, others)).toBe('status=eq.open&saved=view.2');
  expect(searchOf(views, all)).toBe('saved=view.3');
  expect(savedParameter(views, own, 'status=eq.planned')).toBeUndefined();
  expect(savedParameter(views, own, 'status=eq.planned&search=x')).toBe('view.1');
  expect(savedParameter(views, own, 'status=eq.open')).toBe('view.1');
  for (const view of views) expect(chosen(searchOf(views, view))).toBe(view.id);
});

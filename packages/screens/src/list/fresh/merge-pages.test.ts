import type { RecordPage, RecordRow } from '@ninefold/data/records';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergePages } from './merge-pages.ts';

const row = (id: string, title = id): RecordRow => ({
  id,
  title,
  values: { title, size: '1' },
  links: {},
});
const rowsOf = (ids: string) => Array.from(ids, (id) => row(id));
const page = (ids: string, { offset = 0, count = ids.length } = {}): RecordPage => ({
  rows: rowsOf(ids),
  offset,
  total: { count, exact: true },
});
const idsOf = ({ rows }: RecordPage) => rows.map(({ id }) => id).join('');

test('the same rows stay the same objects', () => {
  const shown = page('abc');
  const merged = mergePages(shown, page('abc'), [], 3);
  expect(merged.waiting).toBeUndefined();
  expect(merged.page.rows.every((each, index) => each === shown.rows[index])).toBe(true);
});

test('values change in place, and are named', () => {
  const fresh = { ...page('abc'), rows: [row('a'), row('b', 'better'), row('c')] };
  const { page: merged, changed, waiting } = mergePages(page('abc'), fresh, [], 3);
  expect(merged.rows.map(({ title }) => title)).toEqual(['a', 'better', 'c']);
  expect([...changed]).toEqual([['b', ['title']]]);
  expect(waiting).toBeUndefined();
});

test('the number of rows changes at once where nothing waits', () => {
  const { page: merged } = mergePages(page('abc'), page('abc', { count: 9 }), [], 3);
  expect(merged.total).toEqual({ count: 9, exact: true });
});

test.each<
  [string, shown: string, fresh: string, elsewhere: string, difference: string, count?: number]
>([
  ['a new row at the top', 'abc', 'nab', 'c', 'new', 1],
  ['rows that have left the page', 'abc', 'amn', 'bc', 'other', undefined],
  ['new rows at the end of a page that is not full', 'ab', 'abmn', '', 'new', 2],
  ['so many new rows that none is left', 'abc', 'mno', 'abc', 'new', undefined],
  ['a row that is gone, and the next page’s first', 'abc', 'acd', '', 'gone', 1],
  ['rows that are gone, and none else', 'ab', '', '', 'gone', 2],
  ['a new row for one that is gone', 'abc', 'anc', '', 'new', 1],
  ['another order', 'abc', 'bac', '', 'order', undefined],
  ['a row that moved to another page', 'abc', 'acd', 'b', 'other', undefined],
])('%s', (_, shown, fresh, elsewhere, difference, count) => {
  const merged = mergePages(page(shown), page(fresh), rowsOf(elsewhere), 4);
  const full = mergePages(page(shown), page(fresh), rowsOf(elsewhere), shown.length);
  const { waiting, page: still } = shown.length < 3 ? merged : full;
  expect(idsOf(still)).toBe(shown);
  expect(waiting).toMatchObject({ difference });
  expect(waiting?.count).toBe(count);
  expect(waiting && idsOf(waiting.page)).toBe(fresh);
});

test('rows of a later page are not counted: they may come from the page before', () => {
  const shown = page('def', { offset: 3, count: 9 });
  const { waiting } = mergePages(shown, page('cde', { offset: 3, count: 10 }), rowsOf('f'), 3);
  expect(waiting).toMatchObject({ difference: 'new' });
  expect(waiting?.count).toBeUndefined();
});

test('no change moves, adds or removes a row', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), { maxLength: 5 });
  fc.assert(
    fc.property(ids, ids, ids, (shown, fresh, others) => {
      const elsewhere = others.filter((id) => !fresh.includes(id));
      const merged = mergePages(
        page(shown.join('')),
        page(fresh.join('')),
        elsewhere.map((id) => row(id)),
        5,
      );
      expect(idsOf(merged.page)).toBe(shown.join(''));
      const isSame = shown.join() === fresh.join();
      expect(merged.waiting === undefined).toBe(isSame);
      for (const id of shown) {
        expect(merged.gone.has(id)).toBe(!fresh.includes(id) && !elsewhere.includes(id));
      }
    }),
  );
});

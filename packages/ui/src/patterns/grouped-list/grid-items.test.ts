import { expect, test } from 'vitest';
import type { RecordRow } from '../../shapes/index.ts';
import { gridItems, itemId } from './grid-items.ts';
import type { RecordGroup } from './grouped-list-props.ts';

const row = (id: string, href: string | undefined = `#${id}`): RecordRow => ({
  id,
  title: id,
  href,
  values: {},
  links: {},
});
const group = (id: string, more: Partial<RecordGroup>): RecordGroup => ({
  id,
  value: id,
  count: 2,
  exact: true,
  sums: {},
  open: true,
  ...more,
});
const kinds = (groups: readonly RecordGroup[]) =>
  gridItems(groups).map((item) => item?.kind ?? 'loading');

test('an expanded group shows its records, a collapsed one none', () => {
  expect(
    kinds([
      group('a', { rows: [row('1')], hasMore: true }),
      group('b', { open: false, rows: [row('2')] }),
      group('c', {}),
      group('d', { error: 'No' }),
    ]),
  ).toEqual(['group', 'record', 'more', 'group', 'group', 'loading', 'loading', 'group', 'error']);
});

test('a record that changed its group in the meantime is listed once', () => {
  const groups = [group('a', { rows: [row('1')] }), group('b', { rows: [row('1'), row('2')] })];
  expect(kinds(groups)).toEqual(['group', 'record', 'group', 'record']);
});

test('rows without a key have a unique id in each group', () => {
  const rows = [{ ...row('#0'), href: undefined }];
  const items = gridItems([group('a', { rows }), group('b', { rows })]);
  const ids = items.flatMap((item) => item ?? []).map(itemId);
  expect(new Set(ids).size).toBe(4);
});

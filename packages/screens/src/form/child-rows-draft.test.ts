import { expect, test } from 'vitest';
import { draftOfRows, rowsWithDraft } from './child-rows-draft.ts';
import type { KeptRow } from './kept-row.ts';
import { childRowsScreenMessages } from './messages.ts';

const blank = {
  initial: {},
  texts: {},
  links: {},
  fields: [],
  start: 0,
  deleted: false,
  problems: {},
  collisions: [],
  unreadable: {},
};
const empty = (id: string): KeptRow => ({ ...blank, id });
const stored = (id: string, place: number, text = id, price = '1'): KeptRow => ({
  ...empty(id),
  place,
  record: { id, title: id, values: { text, price }, links: {} },
  initial: { text, price },
  texts: { text, price },
});
const edited = (row: KeptRow, texts: KeptRow['texts']): KeptRow => ({
  ...row,
  texts: { ...row.texts, ...texts },
});
const added = (id: string, text: string): KeptRow => ({ ...empty(id), texts: { text } });

const isChanged = ({ texts, initial }: KeptRow) =>
  Object.entries(texts).some(([name, text]) => text !== initial[name]);

/** The rows that come back from a draft, after others had their turn. */
const back = (left: readonly KeptRow[], now: readonly KeptRow[]) =>
  rowsWithDraft(now, JSON.parse(JSON.stringify(draftOfRows(left, isChanged))), empty).map((row) =>
    [
      row.record?.id ?? 'new',
      row.deleted ? 'deleted' : Object.values(row.texts).join(' '),
      ...(row.message === undefined ? [] : [row.message]),
    ].join(': '),
  );

const [a, b, c] = [stored('a', 0), stored('b', 1), stored('c', 2)];

test('what was entered, added, deleted and moved is back', () => {
  const left = [c, edited(a, { price: '9' }), { ...b, deleted: true }, added('x', 'new one')];
  expect(back(left, [a, b, c])).toEqual(['c: c 1', 'a: a 9', 'b: deleted', 'new: new one']);
});

test('changes of others stay, and a row that both have changed says so', () => {
  const left = [edited(a, { price: '9' }), edited(b, { price: '9' }), c];
  const now = [stored('a', 0, 'theirs'), stored('b', 1, 'b', '5'), stored('c', 2, 'theirs')];
  expect(back(left, now)).toEqual([
    'a: theirs 9',
    `b: b 9: ${childRowsScreenMessages.changed}`,
    'c: theirs 1',
  ]);
});

test('a row that others changed is not deleted, and one that they deleted is new', () => {
  const left = [{ ...a, deleted: true }, edited(b, { price: '9' }), { ...c, deleted: true }];
  expect(back(left, [stored('a', 0, 'theirs')])).toEqual([
    `a: theirs 1: ${childRowsScreenMessages.changedNotDeleted}`,
    `new: b 9: ${childRowsScreenMessages.deletedMeanwhile}`,
  ]);
});

test('rows that others added are where they have put them, and new ones at the end', () => {
  const left = [a, edited(c, { price: '9' }), added('x', 'new one')];
  expect(back(left, [a, b, c])).toEqual(['a: a 1', 'b: b 1', 'c: c 9', 'new: new one']);
});

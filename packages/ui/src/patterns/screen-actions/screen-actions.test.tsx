import { afterEach, expect, test, vi } from 'vitest';
import {
  currentActions,
  hasSeveralSubjects,
  holdKeys,
  offerActions,
  withdrawActions,
} from './screen-actions.ts';

const [first, second] = [Symbol('first'), Symbol('second')];
const edit = (title: string, onSelect: () => void) => [
  {
    id: 'edit',
    label: 'Edit',
    shortcut: 'E',
    subject: { kind: 'record' as const, id: title, title },
    onSelect,
  },
];

const press = () =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }));

afterEach(() => {
  for (const owner of [first, second]) withdrawActions(owner);
});

test('the actions of two records are named by their record, and no key does either', async () => {
  const [editHall, editYard] = [vi.fn<() => void>(), vi.fn<() => void>()];
  offerActions(first, edit('Hall', editHall));
  press();
  // What handles keys is loaded with the first one.
  await expect.poll(() => editHall.mock.calls).toHaveLength(1);
  offerActions(second, edit('Yard', editYard));
  expect(hasSeveralSubjects('record')).toBe(true);
  press();
  expect(editHall).toHaveBeenCalledOnce();
  expect(editYard).not.toHaveBeenCalled();
  expect(currentActions().map(({ detail, onSelect }) => [detail, onSelect])).toEqual([
    ['Hall', editHall],
    ['Yard', editYard],
  ]);
  withdrawActions(first);
  press();
  expect(editYard).toHaveBeenCalledOnce();
});

test('a key that is pressed while another screen is on its way is for that screen', async () => {
  const [editHall, editYard] = [vi.fn<() => void>(), vi.fn<() => void>()];
  offerActions(first, edit('Hall', editHall));
  press();
  await expect.poll(() => editHall.mock.calls).toHaveLength(1);
  const release = holdKeys();
  press();
  withdrawActions(first);
  offerActions(second, edit('Yard', editYard));
  expect(editYard).not.toHaveBeenCalled();
  release();
  expect(editYard).toHaveBeenCalledOnce();
  expect(editHall).toHaveBeenCalledOnce();
});

test('a key that is pressed before its action is offered does it then, unless something else was done', async () => {
  const editHall = vi.fn<() => void>();
  offerActions(first, search('Open'));
  press();
  // What handles keys is loaded with the first one.
  const { pressUnused } = await import('./press.ts');
  pressUnused(edit('Hall', editHall));
  expect(editHall).toHaveBeenCalledOnce();
  press();
  window.dispatchEvent(new PointerEvent('pointerdown'));
  pressUnused(edit('Hall', editHall));
  expect(editHall).toHaveBeenCalledOnce();
});

/** The action that leads to the search of a list. */
const search = (title: string) => [
  {
    id: 'search',
    label: 'Search',
    shortcut: '/',
    keysOnly: true,
    subject: { kind: 'list' as const, id: title, title },
    onSelect: () => undefined,
  },
];

test('two lists keep their actions apart, and leave the keys of a record alone', async () => {
  const editHall = vi.fn<() => void>();
  offerActions(first, [...search('Open'), ...edit('Hall', editHall)]);
  offerActions(second, search('Lost'));
  // Without a key, the command palette has them.
  expect(
    currentActions().map(({ detail, shortcut, keysOnly }) => [detail, shortcut, keysOnly]),
  ).toEqual([
    ['Open', undefined, false],
    [undefined, 'E', undefined],
    ['Lost', undefined, false],
  ]);
  press();
  await expect.poll(() => editHall.mock.calls).toHaveLength(1);
});

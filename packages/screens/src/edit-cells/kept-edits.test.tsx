import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allEditsOf, deleteEdits, findEdits, type KeptEdits, keptEditsOf } from './kept-edits.ts';

const ada = { project: 'https://yard.example', person: 'ada' };
const list = '/data/job';
const row = { id: '1', title: 'Job 1', href: '/data/job/1', values: { title: 'Pump' }, links: {} };
const stored = { at: 1000, records: [{ row, texts: { title: 'Crane' }, links: {} }] };

/** As the version before this one keeps them. */
const earlierKey = `ninefold.edits.${ada.person} ${ada.project} ${list} 17643234234230.52`;

async function found(path = list, owner = ada): Promise<readonly KeptEdits[]> {
  const edits: KeptEdits[] = [];
  const controller = new AbortController();
  const keys = allEditsOf(owner);
  findEdits(keptEditsOf(owner, path), controller.signal, (kept) => edits.push(kept));
  // The browser grants locks in the order in which they were requested.
  for (const key of keys)
    await navigator.locks.request(key, { mode: 'shared', ifAvailable: true }, () => undefined);
  controller.abort();
  return edits;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('edits that an earlier version has left are offered in their list, to their person', async () => {
  localStorage.setItem(earlierKey, JSON.stringify(stored));
  expect(await found(list, { ...ada, person: 'bob' })).toEqual([]);
  expect(await found('/data/jo')).toEqual([]);
  expect(await found()).toEqual([expect.objectContaining(stored)]);
  expect(Object.keys(localStorage)).toEqual(allEditsOf(ada));
  for (const key of allEditsOf(ada)) deleteEdits(key);
  expect(localStorage).toHaveLength(0);
});

test('those of a visitor move too, and of a list whose address has a space', async () => {
  localStorage.setItem(`ninefold.edits. ${ada.project} /data/my jobs 1.5`, JSON.stringify(stored));
  expect(await found('/data/my jobs', { ...ada, person: '' })).toHaveLength(1);
});

test('while the browser has no room for both they stay, and are offered once it has', async () => {
  localStorage.setItem(earlierKey, JSON.stringify(stored));
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await found()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([earlierKey]);
  full.mockRestore();
  expect(await found()).toHaveLength(1);
});

test('a move that was cut short is done again, and offers them once', async () => {
  localStorage.setItem(earlierKey, JSON.stringify(stored));
  const cut = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new Error('The page has crashed.');
  });
  allEditsOf(ada);
  expect(localStorage).toHaveLength(2);
  cut.mockRestore();
  expect(await found()).toHaveLength(1);
  expect(localStorage).toHaveLength(1);
});

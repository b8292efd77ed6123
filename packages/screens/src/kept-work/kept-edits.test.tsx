import { beforeEach, expect, test } from 'vitest';
import {
  allEditsOf,
  deleteEdits,
  findEdits,
  type KeptEdits,
  keptEditsOf,
  newKey,
} from './kept-edits.ts';

const ada = { project: 'https://yard.example', person: 'ada' };
const list = '/data/job';
const row = { id: '1', title: 'Job 1', href: '/data/job/1', values: { title: 'Pump' }, links: {} };
const stored = { at: 1000, records: [{ row, texts: { title: 'Crane' }, links: {} }] };

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

test('edits that another page has left are offered in their list, to their person', async () => {
  localStorage.setItem(newKey(keptEditsOf(ada, list)), JSON.stringify(stored));
  expect(await found(list, { ...ada, person: 'bob' })).toEqual([]);
  expect(await found('/data/jo')).toEqual([]);
  expect(await found()).toEqual([expect.objectContaining(stored)]);
  for (const key of allEditsOf(ada)) deleteEdits(key);
  expect(localStorage).toHaveLength(0);
});

test('so are those of a visitor, and of a list whose address has a space', async () => {
  const visitor = { ...ada, person: '' };
  localStorage.setItem(newKey(keptEditsOf(visitor, '/data/my jobs')), JSON.stringify(stored));
  expect(await found('/data/my jobs', visitor)).toHaveLength(1);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  keepChange,
  type NewChange,
  settleChange,
  storeProblem,
  type WaitingChange,
  waitingChanges,
} from './queue.ts';

const owner = { project: 'https://project.example', person: 'ada' };
let isFull = false;

beforeEach(() => {
  isFull = false;
  const store = new Map<string, string>();
  const methods = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('', 'QuotaExceededError');
      store.set(key, text);
      (storage as Record<string, unknown>)[key] = text;
    },
    removeItem: (key: string) => {
      store.delete(key);
      Reflect.deleteProperty(storage, key);
    },
  };
  // The keys of the storage are its own properties, and its methods are not.
  const storage = Object.create(methods) as typeof methods;
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

const row = (values: Record<string, string>) => ({
  id: '1',
  title: 'Job 1',
  version: '1',
  values,
  links: {},
});

const edit = (seen: Record<string, string>, values: Record<string, string>): NewChange => ({
  kind: 'edit',
  entity: 'job',
  title: 'Job 1',
  summary: Object.keys(values).join(', '),
  address: '/data/job/1/edit',
  href: '/data/job/1/edit',
  changes: values,
  values,
  row: row(seen),
});

function first(): WaitingChange {
  const [change] = waitingChanges(owner);
  if (change === undefined) throw new Error('Nothing waits.');
  return change;
}

test('an edit that is saved while another of its record is on its way waits by itself', () => {
  keepChange(owner, edit({ title: 'a', note: 'x' }, { title: 'b' }));
  const sent = first();
  keepChange(owner, edit({ title: 'a', note: 'x' }, { title: 'c', note: 'y' }), false);
  keepChange(owner, edit({ title: 'a', note: 'x' }, { note: 'z' }), false);
  // The last two are one: only the first may be on its way.
  expect(waitingChanges(owner).map(({ values }) => values)).toEqual([
    { title: 'b' },
    { title: 'c', note: 'z' },
  ]);
  // A trigger has written it in capitals, and someone else has changed the note.
  settleChange(owner, sent, row({ title: 'B', note: 'theirs' }));
  expect(waitingChanges(owner)).toMatchObject([
    { values: { title: 'c', note: 'z' }, row: { values: { title: 'B', note: 'x' } } },
  ]);
});

test('of a change that another has joined meanwhile, only what was sent is deleted', () => {
  keepChange(owner, edit({ title: 'a', note: 'x' }, { title: 'b', note: 'y' }));
  const sent = first();
  keepChange(owner, edit({ title: 'a', note: 'x' }, { title: 'c' }));
  settleChange(owner, sent, row({ title: 'b', note: 'y' }));
  expect(first()).toMatchObject({
    values: { title: 'c' },
    changes: { title: 'c' },
    row: { values: { title: 'b', note: 'y' } },
  });
  settleChange(owner, first(), row({ title: 'c', note: 'y' }));
  expect(waitingChanges(owner)).toEqual([]);
});

test('changes of other records stay as they are', () => {
  keepChange(owner, edit({ title: 'a' }, { title: 'b' }));
  const sent = first();
  const other = edit({ title: 'a' }, { title: 'b' });
  keepChange(owner, { ...other, row: { ...row({ title: 'a' }), id: '2' } });
  const kept = waitingChanges(owner)[1];
  settleChange(owner, sent, row({ title: 'b' }));
  expect(waitingChanges(owner)).toEqual([kept]);
});

test('a refused change is known as such where the storage has no room for the reason', () => {
  keepChange(owner, edit({ title: 'a' }, { title: 'b' }));
  isFull = true;
  const problem = { kind: 'rejected', message: 'No.' } as const;
  storeProblem({ ...first(), problem });
  expect(first().problem).toEqual(problem);
  // Another change of the record takes its place, once there is room.
  expect(keepChange(owner, edit({ title: 'a' }, { title: 'c' }))).toBe(false);
  expect(first().problem).toEqual(problem);
  isFull = false;
  keepChange(owner, edit({ title: 'a' }, { title: 'c' }));
  expect(first()).toMatchObject({ values: { title: 'c' } });
  expect(first().problem).toBeUndefined();
});

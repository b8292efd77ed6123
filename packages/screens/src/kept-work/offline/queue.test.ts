import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  deleteChange,
  keepChange,
  type NewChange,
  storeChange,
  subscribeToChanges,
  waitingChanges,
} from './queue.ts';

const owner = { project: 'https://project.example', person: 'ada' };

beforeEach(() => {
  const store = new Map<string, string>();
  const methods = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => {
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
  vi.stubGlobal('window', new EventTarget());
});
// Files share a process.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const edit = (id: string, before: string, after: string, field = 'title'): NewChange => ({
  kind: 'edit',
  entity: 'job',
  title: `Job ${id}`,
  summary: field,
  address: `/data/job/${id}/edit`,
  href: `/data/job/${id}/edit`,
  changes: { [field]: after },
  values: { [field]: after },
  row: { id, title: `Job ${id}`, version: '1', values: { [field]: before }, links: {} },
});

test('changes are kept in the order in which they were saved, of one person alone', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1000);
  keepChange(owner, edit('2', 'a', 'b'));
  // The clock goes back.
  vi.spyOn(Date, 'now').mockReturnValue(900);
  keepChange(owner, edit('1', 'a', 'b'));
  keepChange({ ...owner, person: 'ada b' }, edit('3', 'a', 'b'));
  expect(waitingChanges(owner).map(({ title }) => title)).toEqual(['Job 2', 'Job 1']);
  expect(waitingChanges({ ...owner, person: 'grace' })).toEqual([]);
});

test('a change of an earlier version waits, and a later edit of its record joins it', () => {
  const key = `ninefold.waiting ["${owner.project}","ada","8b0f3c1e-9f0c-4c55-a3c4-0d3c7a1f2b6d"]`;
  const kept = edit('1', 'a', 'b');
  localStorage.setItem(key, JSON.stringify({ ...kept, at: 1000 }));
  expect(waitingChanges(owner)).toEqual([{ ...kept, key, at: 1000 }]);
  keepChange(owner, edit('1', 'a', 'c'));
  expect(waitingChanges(owner)).toMatchObject([{ key, at: 1000, values: { title: 'c' } }]);
});

test('a second edit of a record joins the first, with the values that were read first', () => {
  keepChange(owner, edit('1', 'a', 'b'));
  keepChange(owner, edit('2', 'a', 'b'));
  keepChange(owner, edit('1', 'a', 'c'));
  keepChange(owner, edit('1', 'x', 'y', 'note'));
  const [first, second] = waitingChanges(owner);
  expect(second?.title).toBe('Job 2');
  expect(first).toMatchObject({
    summary: 'title, note',
    values: { title: 'c', note: 'y' },
    row: { version: '1', values: { title: 'a', note: 'x' } },
  });
});

test('a transition and an edit of a record stay two', () => {
  keepChange(owner, { ...edit('1', 'open', 'planned', 'status'), kind: 'transition' });
  keepChange(owner, edit('1', 'a', 'b'));
  expect(waitingChanges(owner).map(({ kind }) => kind)).toEqual(['transition', 'edit']);
});

const to = (before: string, after: string): NewChange => ({
  ...edit('1', before, after, 'status'),
  kind: 'transition',
});

test('a transition leads on from the one before, and takes the place of one that was refused', () => {
  keepChange(owner, to('open', 'planned'));
  keepChange(owner, to('planned', 'done'));
  const [first] = waitingChanges(owner);
  if (first === undefined) throw new Error('Nothing was kept.');
  expect(waitingChanges(owner).map(({ values }) => values['status'])).toEqual(['planned', 'done']);
  storeChange({ ...first, problem: { kind: 'rejected', message: 'No.' } });
  keepChange(owner, to('open', 'held'));
  const changes = waitingChanges(owner);
  expect(changes.map(({ values }) => values['status'])).toEqual(['held', 'done']);
  expect(changes[0]?.problem).toBeUndefined();
});

test('a change that the browser has no room for is not reported as kept', () => {
  localStorage.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  expect(keepChange(owner, edit('1', 'a', 'b'))).toBe(false);
});

test('what was stored by something else is left out, and every change is announced', () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToChanges(listener);
  keepChange(owner, edit('1', 'a', 'b'));
  const [change] = waitingChanges(owner);
  localStorage.setItem(change?.key.replace('"]', ' broken"]') ?? '', '{');
  expect(waitingChanges(owner)).toHaveLength(1);
  if (change === undefined) throw new Error('Nothing was kept.');
  storeChange({ ...change, problem: { kind: 'rejected', message: 'No.' } });
  deleteChange(change.key);
  stop();
  keepChange(owner, edit('2', 'a', 'b'));
  expect(listener).toHaveBeenCalledTimes(3);
});

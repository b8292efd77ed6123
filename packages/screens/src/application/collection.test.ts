import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collection } from './collection.ts';

const ada = { project: 'https://yard.example', person: 'ada' };
const isText = (value: unknown): value is string => typeof value === 'string';
const notes = collection('note', isText);

let isRefused = false;

/** As the browser's: its items are its own properties. */
class Storage {
  setItem(key: string, value: string): void {
    if (isRefused) throw new DOMException('full', 'QuotaExceededError');
    (this as unknown as Record<string, string>)[key] = value;
  }
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string | undefined>)[key] ?? null;
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => {
  isRefused = false;
  vi.stubGlobal('localStorage', new Storage());
});
// Files share a process.
afterEach(() => vi.unstubAllGlobals());

test('a value is found by its project, person and parts alone', () => {
  notes.write(notes.newKey(notes.start(ada, 'list')), 'hers');
  notes.write(notes.newKey(notes.start(ada, 'list')), 'hers, too');
  expect(notes.keys(notes.start(ada, 'list')).map((key) => notes.read(key))).toEqual([
    'hers',
    'hers, too',
  ]);
  expect(notes.keys(notes.start(ada))).toHaveLength(2);
  for (const other of [
    { ...ada, person: 'ad' },
    { ...ada, person: '' },
    { ...ada, project: '' },
  ]) {
    expect(notes.keys(notes.start(other))).toEqual([]);
  }
  expect(notes.keys(notes.start(ada, 'li'))).toEqual([]);
  expect(collection('not', isText).keys()).toEqual([]);
});

test('what is anybody else’s is deleted, and all of it once nobody is signed in', () => {
  const bob = notes.key({ ...ada, person: 'bob' });
  notes.write(notes.key(ada), 'hers');
  notes.write(bob, 'his');
  localStorage.setItem('ninefold.note by an earlier version', '"?"');
  localStorage.setItem('another', '1');
  notes.deleteOthers('bob');
  expect(notes.keys()).toEqual([bob]);
  notes.deleteOthers(null);
  expect(Object.keys(localStorage)).toEqual(['another']);
});

test('a full or refused storage keeps nothing and stops nothing, nor does what can’t be read', () => {
  const key = notes.key(ada);
  for (const text of ['{', '1', 'null']) {
    localStorage.setItem(key, text);
    expect(notes.read(key)).toBeUndefined();
  }
  isRefused = true;
  expect(notes.write(key, 'lost')).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  expect([notes.keys(), notes.read(key), notes.write(key, '')]).toEqual([[], undefined, false]);
  notes.delete(key);
  notes.deleteOthers(null);
});

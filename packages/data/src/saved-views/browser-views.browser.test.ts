import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '../client/index.ts';
import { browserViews } from './browser-views.ts';

const project = 'https://abcd.supabase.co';
const overdue = { entity: 'work_order', name: 'Overdue', address: 'due_at=lt.now', shared: false };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** Returns the kind of the failure that a write ends with. */
async function failureOf(write: Promise<unknown>): Promise<string> {
  const error: unknown = await write.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof DataError ? error.failure.kind : `no DataError: ${String(error)}`;
}

test('views are saved, changed and deleted, and another page of the browser reads them', async () => {
  const views = browserViews(project, 'ada');
  const saved = await views.create({ ...overdue, layout: { widths: { number: 120 } } });
  const again = browserViews(project, 'ada');
  expect(await again.list()).toEqual([saved]);
  expect(saved).toMatchObject({ own: true, layout: { widths: { number: 120 } } });
  await again.change(saved.id, { name: 'Late', address: 'due_at=lt.today' });
  expect(await views.list()).toEqual([{ ...saved, name: 'Late', address: 'due_at=lt.today' }]);
  await views.delete(saved.id);
  expect(await again.list()).toEqual([]);
  expect(await views.create(saved)).toEqual(saved);
});

test('each person, visitor and project has its own', async () => {
  await browserViews(project, 'ada').create(overdue);
  expect(await browserViews(project, 'bob').list()).toEqual([]);
  expect(await browserViews(project, undefined).list()).toEqual([]);
  expect(await browserViews('https://other.supabase.co', 'ada').list()).toEqual([]);
});

test('views are listed by name', async () => {
  const views = browserViews(project, 'ada');
  await views.create(overdue);
  await views.create({ ...overdue, name: 'Board' });
  await views.create({ ...overdue, entity: 'visit' });
  const names = (await views.list()).map(({ name }) => name);
  expect(names).toEqual(['Board', 'Overdue', 'Overdue']);
});

test('names are unique for each list, and deleted views can’t be changed', async () => {
  const views = browserViews(project, 'ada');
  const saved = await views.create(overdue);
  const other = await views.create({ ...overdue, name: 'Board' });
  expect(await failureOf(views.create(overdue))).toBe('unique');
  expect(await failureOf(views.change(other.id, { name: 'Overdue' }))).toBe('unique');
  await views.change(saved.id, { name: 'Overdue' });
  await views.delete(saved.id);
  expect(await failureOf(views.delete(saved.id))).toBe('not found');
  expect(await failureOf(views.change(saved.id, { name: 'X' }))).toBe('not found');
});

test('without working storage there are no views, and saving one fails', async () => {
  const views = browserViews(project, 'ada');
  localStorage.setItem(`ninefold.views.${project}.ada`, '{"not": "a list"}');
  expect(await views.list()).toEqual([]);
  localStorage.setItem(`ninefold.views.${project}.ada`, '[null, {"id": 1}, "x"]');
  expect(await views.list()).toEqual([]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await failureOf(views.create(overdue))).toBe('unavailable');
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(await views.list()).toEqual([]);
});

const change = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

test('changes in another tab are followed until unsubscribed', () => {
  const listener = vi.fn<() => void>();
  const stop = browserViews(project, 'ada').subscribe(listener);
  change(`ninefold.views.${project}.bob`);
  expect(listener).not.toHaveBeenCalled();
  change(`ninefold.views.${project}.ada`);
  change(null);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  change(null);
  expect(listener).toHaveBeenCalledTimes(2);
});

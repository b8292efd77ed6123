import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteDraft, draftKey, draftsOf, latestDraft, storeDraft } from './stored-drafts.ts';

const owner = { project: 'https://yard.supabase.example', person: 'mira' };
const form = '/data/job/1/edit';
const day = 24 * 60 * 60 * 1000;

/** As the browser's: its items are its own properties. */
class Storage {
  setItem(key: string, value: string): void {
    (this as unknown as Record<string, string>)[key] = value;
  }
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string | undefined>)[key] ?? null;
  }
  removeItem(key: string): void {
    delete (this as unknown as Record<string, string>)[key];
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Storage());
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a draft is found by its project, person and address alone', () => {
  storeDraft(draftKey(owner, form), { changes: { title: 'Pump' } });
  expect(latestDraft(owner, form)?.draft).toMatchObject({ changes: { title: 'Pump' } });
  expect(latestDraft(owner, '/data/job/11/edit')).toBeUndefined();
  expect(latestDraft(owner, '/data/job/1')).toBeUndefined();
  expect(latestDraft({ ...owner, person: 'jonas' }, form)).toBeUndefined();
  expect(latestDraft({ ...owner, project: 'another' }, form)).toBeUndefined();
  expect(draftsOf(owner)).toHaveLength(1);
  expect(draftsOf({ ...owner, person: 'mir' })).toEqual([]);
});

test('a draft of an earlier version is offered', () => {
  const key = `ninefold.draft ["${owner.project}","mira","${form}","3041-977"]`;
  const draft = { changes: { title: 'Pump' }, files: { photo: 'pump.jpg' }, savedAt: Date.now() };
  localStorage.setItem(key, JSON.stringify(draft));
  expect(latestDraft(owner, form)).toEqual({ key, draft });
  expect(draftsOf(owner)).toEqual([key]);
});

test('two pages with the same form keep a draft each, and the latest is offered', async () => {
  storeDraft(draftKey(owner, form), { changes: { title: 'first' } });
  vi.advanceTimersByTime(1000);
  vi.resetModules();
  const other = await import('./stored-drafts.ts');
  other.storeDraft(other.draftKey(owner, form), { changes: { title: 'second' } });
  expect(draftsOf(owner)).toHaveLength(2);
  const latest = latestDraft(owner, form);
  expect(latest?.draft.changes).toEqual({ title: 'second' });
  deleteDraft(latest?.key ?? '');
  expect(latestDraft(owner, form)?.draft.changes).toEqual({ title: 'first' });
});

test('a draft is deleted after 30 days, of any form', () => {
  storeDraft(draftKey(owner, form), { changes: { title: 'old' } });
  vi.advanceTimersByTime(29 * day);
  expect(latestDraft(owner, '/data/job/new')).toBeUndefined();
  expect(draftsOf(owner)).toHaveLength(1);
  vi.advanceTimersByTime(2 * day);
  expect(latestDraft(owner, '/data/job/new')).toBeUndefined();
  expect(draftsOf(owner)).toEqual([]);
});

test('a draft that the browser can’t keep is reported, and one that can’t be read is ignored', () => {
  const key = draftKey(owner, form);
  localStorage.setItem(key, '{"changes":');
  expect(latestDraft(owner, form)).toBeUndefined();
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(storeDraft(key, { changes: { title: 'long' } })).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  expect(latestDraft(owner, form)).toBeUndefined();
  expect(draftsOf(owner)).toEqual([]);
});

import type { Entity } from '@ninefold/specification';
import { afterEach, expect, test, vi } from 'vitest';
import { type KeepContext, keepChange } from './keep-change.ts';

// Files share a process.
afterEach(() => {
  vi.unstubAllGlobals();
});

test('where the browser has no room for a change, says so', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  });
  vi.stubGlobal('window', new EventTarget());
  const show = vi.fn<KeepContext['toast']['show']>();
  const context = {
    application: {
      configuration: { supabaseUrl: 'https://project.example' },
      place: {},
      person: { signedIn: () => ({ id: 'ada' }) },
    },
    history: { createHref: (address: string) => address },
    toast: { show },
  } as unknown as KeepContext;
  const change = {
    kind: 'edit' as const,
    title: 'Job 1',
    summary: 'title',
    address: '/data/job/1/edit',
    changes: { title: 'b' },
    values: { title: 'b' },
    row: { id: '1', title: 'Job 1', version: '1', values: { title: 'a' }, links: {} },
  };
  const entity = { schema: 'public', name: 'job' } as Entity;
  expect(await keepChange(context, entity, change)).toBe(false);
  expect(show).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'This change can’t be kept on this device' }),
  );
});

/** What a screen is told while it reads, against the backend of the page. */
import { beforeEach, describe, expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { badGateway, dropped } from '../../../data/testing/faulty-source.ts';
import { openJobs } from '../../testing/open-jobs.tsx';
import { useAggregate, useRecord, useRecords, useRefresh } from './index.ts';

let jobs: Awaited<ReturnType<typeof openJobs>>;
beforeEach(async () => {
  jobs = await openJobs();
});

describe('one record', () => {
  test('is pending, then ready, and shows what is stored after a refresh', async () => {
    const { result } = await renderHook(
      () => ({ job: useRecord('job', '1'), refresh: useRefresh() }),
      jobs,
    );
    expect(result.current.job).toEqual({ status: 'pending', isPaused: false });
    const shown = () => result.current.job;
    await expect.poll(shown).toMatchObject({ status: 'ready', record: { title: 'Belt' } });
    await jobs.elsewhere(`update job set title = 'Strap' where id = 1`);
    expect(await result.current.refresh()).toBe(true);
    await expect.poll(shown).toMatchObject({ status: 'ready', record: { title: 'Strap' } });
  });

  test('that is not there is missing', async () => {
    const { result } = await renderHook(() => useRecord('job', '99'), jobs);
    await expect.poll(() => result.current.status).toBe('missing');
  });

  test('whose key isn’t known yet is disabled, and nothing is sent', async () => {
    jobs.fail();
    const { result } = await renderHook(() => useRecord('job', undefined), jobs);
    expect(result.current.status).toBe('disabled');
    expect(jobs.sent()).toEqual([]);
  });
});

describe('records', () => {
  test('are those of the condition, a page of them, with whether there are more', async () => {
    const { result, rerender } = await renderHook(
      ({ page }: { readonly page: number } = { page: 0 }) =>
        useRecords('job', {
          where: { price: { gte: 7 } },
          order: [{ field: 'price', direction: 'descending' }],
          limit: 1,
          page,
        }),
      jobs,
    );
    const shown = () => result.current;
    await expect.poll(shown).toMatchObject({ rows: [{ title: 'Pump' }], hasMore: true });
    await rerender({ page: 1 });
    await expect.poll(shown).toMatchObject({ rows: [{ title: 'Fan' }], hasMore: false });
  });

  test('that the person may not read are denied before anything is sent', async () => {
    jobs.fail();
    const { result } = await renderHook(() => useRecords('pay'), jobs);
    expect(result.current).toMatchObject({ status: 'denied', reason: expect.stringMatching(/./) });
    expect(jobs.sent()).toEqual([]);
  });

  test('that the database alone refuses are denied too', async () => {
    await jobs.elsewhere('revoke select on job from authenticated');
    const { result } = await renderHook(() => useRecords('job'), jobs);
    await expect.poll(() => result.current.status).toBe('denied');
  });

  test('that don’t exist are empty, with why, which is neither pending nor disabled', async () => {
    const { result } = await renderHook(
      () => ({
        none: useRecords('job', { where: { title: 'Zeppelin' } }),
        later: useRecords('job', {}, { enabled: false }),
      }),
      jobs,
    );
    expect(result.current).toMatchObject({
      none: { status: 'pending' },
      later: { status: 'disabled' },
    });
    await expect
      .poll(() => result.current.none)
      .toMatchObject({ status: 'empty', rows: [], page: { emptyReason: 'no match' } });
    expect(result.current.later).toEqual({ status: 'disabled' });
  });

  test('of a person are never shown to another', async () => {
    const { result, rerender } = await renderHook(() => useRecords('job'), jobs);
    await expect.poll(() => result.current.status).toBe('ready');
    jobs.handOver();
    await rerender();
    expect(result.current).not.toHaveProperty('rows');
  });

  test('that could not be read are failed, and ready after another try', async () => {
    jobs.fail([badGateway]);
    const { result } = await renderHook(() => useRecords('job'), jobs);
    await expect.poll(() => result.current.status).toBe('failed');
    if (result.current.status === 'failed') result.current.retry();
    await expect.poll(() => result.current).toMatchObject({ rows: { length: 3 } });
  });

  test('that can’t be read again stay, with why', async () => {
    const { result } = await renderHook(
      () => ({ list: useRecords('job'), refresh: useRefresh() }),
      jobs,
    );
    const shown = () => result.current.list;
    await expect.poll(shown).toMatchObject({ status: 'ready', refreshError: null });
    jobs.fail([badGateway]);
    expect(await result.current.refresh()).toBe(false);
    await expect.poll(shown).toMatchObject({
      status: 'ready',
      rows: { length: 3 },
      refreshError: expect.any(Error),
    });
  });
});

describe('counts and sums', () => {
  test('are exact, in groups', async () => {
    await jobs.elsewhere(`update job set status = 'done' where title = 'Fan'`);
    const { result } = await renderHook(
      () => useAggregate('job', { by: { field: 'status' }, sums: ['price'] }),
      jobs,
    );
    await expect
      .poll(() => result.current)
      .toMatchObject({
        status: 'ready',
        groups: expect.arrayContaining([
          expect.objectContaining({ value: 'open', count: 2, sums: { price: '14' } }),
          expect.objectContaining({ value: 'done', count: 1, sums: { price: '7' } }),
        ]),
      });
  });

  test('that the person may not read are denied', async () => {
    const { result } = await renderHook(() => useAggregate('pay'), jobs);
    expect(result.current.status).toBe('denied');
  });

  test('fail without a connection, and are ready after another try', async () => {
    jobs.fail(Array.from({ length: 12 }, () => dropped));
    const { result } = await renderHook(() => useAggregate('job'), jobs);
    await expect.poll(() => result.current.status).toBe('failed');
    jobs.fail();
    if (result.current.status === 'failed') result.current.retry();
    await expect.poll(() => result.current).toMatchObject({ groups: [{ count: 3 }] });
  });
});

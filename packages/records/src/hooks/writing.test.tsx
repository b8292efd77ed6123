/** What a screen is told of its writes, against the backend of the page. */
import { beforeEach, describe, expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { loadSpecification } from '../../../data/src/client/index.ts';
import { answerDropped, badGateway } from '../../../data/testing/faulty-source.ts';
import { openJobs } from '../../testing/open-jobs.tsx';
import {
  useCall,
  useDeleteRecord,
  useFunction,
  useRecord,
  useRecords,
  useSaveRecord,
  useSaveRecords,
  useTransition,
} from './index.ts';

let jobs: Awaited<ReturnType<typeof openJobs>>;
beforeEach(async () => {
  jobs = await openJobs();
});

/** Renders the hooks of a screen that shows one job, until it is there. */
async function shownJob() {
  const { result } = await renderHook(
    () => ({
      job: useRecord('job', '1'),
      save: useSaveRecord('job'),
      removal: useDeleteRecord('job'),
      transition: useTransition('job'),
      finish: useFunction('finish_jobs'),
    }),
    jobs,
  );
  await expect.poll(() => result.current.job.status).toBe('ready');
  jobs.fail();
  const row = () => {
    const { job } = result.current;
    if (job.status !== 'ready') throw new Error(`The job is ${job.status}.`);
    return job.record;
  };
  return { hooks: () => result.current, row };
}

const first = { title: 'Belt', status: 'open', price: 5 };

describe('a change', () => {
  test('is saved, shown, and told', async () => {
    const { hooks, row } = await shownJob();
    const saved = await hooks().save.update(row(), { title: 'Strap' });
    expect(saved).toMatchObject({ status: 'saved', isRefreshed: true, before: { title: 'Belt' } });
    await expect.poll(() => row().title).toBe('Strap');
    await expect.poll(() => hooks().save).toMatchObject({ result: saved, isPending: false });
    expect((await jobs.stored())[0]).toEqual({ ...first, title: 'Strap' });
  });

  test('that a rule refuses is not sent', async () => {
    const { hooks, row } = await shownJob();
    const refused = await hooks().save.update(row(), { price: '0' });
    expect(refused).toMatchObject({ status: 'refused', problems: [{ fields: ['price'] }] });
    expect(jobs.sent()).toEqual([]);
  });

  test('that collides is a conflict, and `resolve` decides what is written', async () => {
    const { hooks, row } = await shownJob();
    const read = row();
    await jobs.elsewhere(`update job set title = 'Theirs' where id = 1`);
    const values = { title: 'Mine', price: '6' };
    expect(await hooks().save.update(read, values)).toMatchObject({
      status: 'conflict',
      fields: ['title'],
      current: { title: 'Theirs' },
    });
    expect((await jobs.stored())[0]).toEqual({ ...first, title: 'Theirs' });
    const saved = await hooks().save.update(read, values, {
      resolve: async ({ fields }) => fields,
    });
    expect(saved.status).toBe('saved');
    expect((await jobs.stored())[0]).toEqual({ ...first, title: 'Theirs', price: 6 });
  });

  test('is written once by two presses', async () => {
    const { hooks, row } = await shownJob();
    const press = () => hooks().save.update(row(), { price: '6' });
    const [one, two] = await Promise.all([press(), press()]);
    expect(two).toBe(one);
    expect(jobs.sent().filter((method) => method === 'PATCH')).toHaveLength(1);
  });
});

describe('a new record', () => {
  test('is created once by two presses', async () => {
    const { hooks } = await shownJob();
    const press = () => hooks().save.create({ title: 'Valve' });
    await Promise.all([press(), press()]);
    expect(await jobs.stored()).toHaveLength(4);
  });

  test('whose answer was lost is not created again when it is repeated', async () => {
    const { hooks } = await shownJob();
    jobs.fail([answerDropped, badGateway]);
    const create = () => hooks().save.create({ title: 'Valve' });
    expect((await create()).status).toBe('lost');
    jobs.fail();
    // The same request gets the first answer.
    expect(await create()).toMatchObject({ status: 'saved', record: { title: 'Valve' } });
    expect(await jobs.stored()).toHaveLength(4);
    // That one is settled: the next one is a new one.
    expect((await create()).status).toBe('saved');
    expect(await jobs.stored()).toHaveLength(5);
  });
});

test('a deletion leaves a list without the record', async () => {
  const { hooks, row } = await shownJob();
  const { result } = await renderHook(() => useRecords('job'), jobs);
  await expect.poll(() => result.current).toMatchObject({ rows: { length: 3 } });
  expect(await hooks().removal.remove(row())).toMatchObject({
    status: 'saved',
    before: { title: 'Belt' },
  });
  await expect.poll(() => result.current).toMatchObject({ rows: { length: 2 } });
  expect(await jobs.stored()).toHaveLength(2);
});

test('a deletion of what others have changed is a conflict', async () => {
  const { hooks, row } = await shownJob();
  const read = row();
  await jobs.elsewhere(`update job set title = 'Theirs' where id = 1`);
  expect((await hooks().removal.remove(read)).status).toBe('conflict');
  expect(await jobs.stored()).toHaveLength(3);
});

test('a transition is one that is declared, and is made unless others were faster', async () => {
  const { hooks, row } = await shownJob();
  const read = row();
  const [done, ...others] = hooks().transition.from(read);
  if (done === undefined) throw new Error('There is no transition.');
  expect(others).toEqual([]);
  expect((await hooks().transition.change(read, done)).status).toBe('saved');
  expect((await jobs.stored())[0]).toEqual({ ...first, status: 'done' });
  expect((await hooks().transition.change(read, done)).status).toBe('conflict');
  expect(hooks().transition.from(row())).toEqual([]);
});

test('a transition is shown at once, and as before where it is not made', async () => {
  const { hooks, row } = await shownJob();
  const [done] = hooks().transition.from(row());
  if (done === undefined) throw new Error('There is no transition.');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  jobs.fail([
    async (send) => {
      await answered;
      return badGateway(send);
    },
  ]);
  const made = hooks().transition.change(row(), done);
  await expect.poll(() => row().values['status']).toBe('done');
  answer();
  expect((await made).status).toBe('offline');
  await expect.poll(() => row().values['status']).toBe('open');
  expect((await jobs.stored())[0]).toEqual(first);
});

test('a function answers, and what it has changed is shown', async () => {
  const { hooks, row } = await shownJob();
  expect(await hooks().finish.call({})).toMatchObject({
    status: 'called',
    value: '3',
    isRefreshed: true,
  });
  await expect.poll(() => row().values['status']).toBe('done');
});

test('a function that the person may not call is denied', async () => {
  const { hooks } = await shownJob();
  await jobs.elsewhere('revoke execute on function finish_jobs() from public, authenticated');
  expect(await hooks().finish.call({})).toMatchObject({
    status: 'denied',
    reason: expect.stringMatching(/permission/),
  });
});

test('a function whose answer was lost is told as lost', async () => {
  const { hooks } = await shownJob();
  jobs.fail([answerDropped]);
  expect((await hooks().finish.call({})).status).toBe('lost');
});

test('a function whose facts could not be read was not sent', async () => {
  const { result } = await renderHook(
    () => ({
      call: useCall('finish_jobs', async () => {
        await loadSpecification(jobs.client);
        throw new Error('The facts could be read.');
      }),
    }),
    jobs,
  );
  jobs.fail([badGateway, badGateway, badGateway, badGateway]);
  expect((await result.current.call.call({})).status).toBe('offline');
  expect((await jobs.stored())[0]).toEqual(first);
});

test('nothing is sent for a person who has left', async () => {
  const { hooks, row } = await shownJob();
  const read = row();
  jobs.leave();
  for (const { status } of [
    await hooks().save.update(read, { title: 'Strap' }),
    await hooks().save.create({ title: 'Valve' }),
    await hooks().removal.remove(read),
    await hooks().finish.call({}),
  ]) {
    expect(status).toBe('refused');
  }
  expect(jobs.sent()).toEqual([]);
  expect(await jobs.stored()).toHaveLength(3);
});

/** Renders the hooks of a screen that shows all jobs, until they are there. */
async function shownJobs() {
  const { result } = await renderHook(
    () => ({ jobs: useRecords('job'), many: useSaveRecords('job') }),
    jobs,
  );
  await expect.poll(() => result.current.jobs.status).toBe('ready');
  const rows = () => {
    const { jobs: shown } = result.current;
    if (shown.status !== 'ready') throw new Error(`The jobs are ${shown.status}.`);
    return shown.rows;
  };
  return { many: () => result.current.many, rows };
}
const statuses = ({ rows }: Awaited<ReturnType<ReturnType<typeof useSaveRecords>['update']>>) =>
  rows.map(({ result }) => result.status);

describe('many records', () => {
  test('are changed, shown and told by record, and taken back', async () => {
    const { many, rows } = await shownJobs();
    await jobs.elsewhere(`update job set price = 8 where title = 'Fan'`);
    const prices: Readonly<Record<string, string>> = { Belt: '6', Fan: '10', Pump: '0' };
    const result = await many().update(rows(), ({ title }) => ({ price: prices[title] ?? '' }));
    expect(statuses(result)).toEqual(['saved', 'conflict', 'refused']);
    expect(result.isRefreshed).toBe(true);
    await expect.poll(() => rows().map(({ values }) => values['price'])).toEqual(['6', '8', '9']);
    await expect.poll(() => many().undo).toBeDefined();
    expect(statuses((await many().undo?.()) ?? result)).toEqual(['saved']);
    expect(await jobs.stored()).toMatchObject([{ price: 5 }, { price: 8 }, { price: 9 }]);
  });

  test('are created once each, and deleted', async () => {
    const { many, rows } = await shownJobs();
    const given = [
      { title: 'Valve', price: '1' },
      { title: 'Wheel', price: '0' },
      { title: 'Cog', price: '1' },
    ];
    expect(statuses(await many().create(given))).toEqual(['saved', 'refused', 'saved']);
    await expect.poll(() => rows().map(({ title }) => title)).toContain('Cog');
    expect(statuses(await many().remove(rows()))).toEqual(Array.from({ length: 5 }, () => 'saved'));
    expect(await jobs.stored()).toEqual([]);
    await expect.poll(() => many().undo).toBeUndefined();
  });

  test('that are created are deleted by an undo, and one whose answer is lost ends the run', async () => {
    const { many } = await shownJobs();
    await many().create([{ title: 'Valve' }]);
    await expect.poll(() => many().undo).toBeDefined();
    await many().undo?.();
    expect(await jobs.stored()).toHaveLength(3);
    jobs.fail([answerDropped, badGateway, badGateway, badGateway]);
    const lost = await many().create([{ title: 'Valve' }, { title: 'Cog' }]);
    expect(statuses(lost)).toEqual(['lost', 'unsent']);
    expect(await jobs.stored()).toHaveLength(4);
    jobs.fail();
    // Repeated, the request gets the first answer, and creates no other.
    const again = await many().create([{ title: 'Valve' }, { title: 'Cog' }]);
    expect(statuses(again)).toEqual(['saved', 'saved']);
    expect(await jobs.stored()).toHaveLength(5);
  });

  test('of which one was lost are not created again beside those that were saved', async () => {
    const { many } = await shownJobs();
    const valve = { title: 'Valve' };
    jobs.fail([(send) => send(), ...Array.from({ length: 9 }, () => answerDropped)]);
    const [one, two] = statuses(await many().create([valve, valve]));
    expect([one, two]).toEqual(['saved', 'lost']);
    jobs.fail();
    const stored = await jobs.stored();
    expect(statuses(await many().create([valve]))).toEqual(['saved']);
    expect(await jobs.stored()).toEqual(stored);
  });

  test('that are created are kept where others can attach what would be deleted with them', async () => {
    const { result } = await renderHook(() => useSaveRecords('crate'), jobs);
    expect(statuses(await result.current.create([{ title: 'Big' }]))).toEqual(['saved']);
    await expect.poll(() => result.current.result).toBeDefined();
    expect(result.current.undo).toBeUndefined();
  });
});

import { DataError } from '@ninefold/data/client';
import type { RecordSource } from '@ninefold/data/records';
import type { ReadRecord } from '@ninefold/data/records/bulk';
import { saveMany } from '@ninefold/records/many';
import { contextOf } from '../../../../records/testing/write-many.ts';
import { workshop } from '../../../../specification/testing/workshop.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { type ActionResult, doAction } from '../../custom-code/custom-actions/index.ts';
import { failureOf } from '../../application/index.ts';
import { rowResult } from './row-result.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const records = ['a', 'b', 'c'].map((id): ReadRecord => ({
  id,
  title: id,
  values: {},
  links: {},
  request: 0,
}));
const dropped = DataError.of({ error: new TypeError('Failed to fetch'), status: 0 });
const ended = DataError.of({ error: { code: 'PGRST303', message: 'JWT expired' }, status: 401 });

const [entity = undefined as never] = workshop.entities;
const context = contextOf({} as RecordSource);

/** Runs with three records, of which the second has an outcome of its own. */
async function outcomeOf(second: () => ActionResult) {
  const tried: string[] = [];
  const { rows, stopped } = await saveMany(context, entity, records, async (record) => {
    tried.push(record.id);
    return rowResult(
      record,
      await doAction(async () => (record.id === 'b' ? second() : undefined)),
    );
  });
  const ids = (status: string) =>
    rows.flatMap(({ row, result }) => (result.status === status ? row.id : [])).join('');
  return {
    tried: tried.join(''),
    written: ids('saved'),
    failed: rows.flatMap(({ row, result }) =>
      result.status === 'refused' ? [[row.id, failureOf(result.error).message]] : [],
    ),
    uncertain: ids('lost'),
    left: ids('unsent'),
    stopped,
  };
}

it('takes an error of the code for a failure of one record, and reports it', async () => {
  const report = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', report);
  const error = new RangeError('no such part');
  const outcome = await outcomeOf(() => {
    throw error;
  });
  expect(outcome).toMatchObject({ tried: 'abc', written: 'ac', failed: [['b', /./u]], left: '' });
  expect(outcome.failed[0]?.[1]).not.toMatch(/reached/);
  expect(report.mock.calls).toEqual([[error]]);
});

it('ends at an answer that was lost, and does not call it a failure', async () => {
  const lost = await outcomeOf(() => ({ status: 'lost', error: dropped, candidates: [] }));
  expect(lost).toMatchObject({ tried: 'ab', written: 'a', failed: [], uncertain: 'b', left: 'c' });
  expect(lost.stopped?.message).toMatch(/isn’t known whether this was done/);
  // As calls of a team's own functions throw it.
  const thrown = await outcomeOf(() => {
    throw dropped;
  });
  expect(thrown).toMatchObject({ uncertain: 'b', left: 'c' });
});

it.each<[string, ActionResult]>([
  ['the server can’t be reached', { status: 'offline', error: dropped }],
  ['the session has ended', { status: 'refused', problems: [], error: ended }],
])('ends where %s, and leaves the rest', async (_why, result) => {
  const outcome = await outcomeOf(() => result);
  expect(outcome).toMatchObject({
    tried: 'ab',
    written: 'a',
    failed: [],
    uncertain: '',
    left: 'bc',
  });
  expect(outcome.stopped).toBeInstanceOf(DataError);
});

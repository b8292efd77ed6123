import { childrenOf } from '@ninefold/specification/children';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  answerDropped,
  badGateway,
  dropped,
  type Fault,
  faultySource,
} from '../../../testing/faulty-source.ts';
import { openDatabase, type TestDatabase } from '../../../testing/open-database.ts';
import { DataError } from '../../client/index.ts';
import { recordChange } from '../change/index.ts';
import { placeRows, savingChildren } from '../children/index.ts';
import { type KeptCreation, recordCreation } from '../creation/index.ts';
import { isAnswerLost } from '../failed.ts';
import { readRecord } from '../read.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase(`
    create table bill (id bigint generated always as identity primary key, title text);
    create table line (
      bill_id bigint references bill on delete cascade, position smallint, text text, primary key (bill_id, position)
    );
    create function shout() returns trigger language plpgsql as $$
      begin new.text := upper(new.text); return new; end $$;
    create trigger shout before insert or update on line for each row execute function shout();
    grant usage on schema public to anon;
    grant select, insert, update, delete on bill, line to anon;`);
});

afterAll(() => database.close());

const answered: Fault = (send) => send();
const gatewayAfter: Fault = async (send) => {
  await send();
  return badGateway(send);
};
/** The server stops while it carries out the request. */
const killed: Fault = async () =>
  Response.json({ code: '57P01', message: 'terminating connection' }, { status: 503 });

const refusing =
  (code: string, status: number): Fault =>
  async () =>
    Response.json({ code, message: '' }, { status });
/** None of these says what has become of an earlier request. */
const refusals = {
  expired: refusing('PGRST303', 401),
  unconnected: refusing('PGRST001', 503),
  tooMany: async () => new Response('', { status: 429 }),
  otherPerson: () =>
    Promise.reject(Object.assign(new Error('another person'), { name: 'OtherPersonError' })),
  sessionEnded: () =>
    Promise.reject(Object.assign(new Error('signed out'), { name: 'SessionEndedError' })),
} satisfies Record<string, Fault>;

const isRefused = (error: unknown) =>
  error instanceof DataError &&
  (error.failure.kind === 'signed out' ||
    error.failure.code.startsWith('PGRST') ||
    error.failure.technical.status === 429);

const faults = {
  answered,
  dropped,
  answerDropped,
  badGateway,
  gatewayAfter,
  killed,
  ...refusals,
};
type Name = keyof typeof faults;

/** What becomes of the requests of one attempt, and whether a new page makes it, or two make it at once. */
const attempt = fc.record({
  of: fc.array(fc.constantFrom(...(Object.keys(faults) as Name[])), { maxLength: 4 }),
  by: fc.constantFrom('the same page', 'a new page', 'two pages'),
});

async function counted(title: string): Promise<{ bills: number; lines: readonly unknown[] }> {
  const { supabase } = database.source.client;
  const { data } = await supabase
    .schema('public')
    .from('bill')
    .select('line(text)')
    .eq('title', title);
  return {
    bills: data?.length ?? 0,
    lines: (data ?? []).flatMap(({ line }) => line.map(({ text }: { text: unknown }) => text)),
  };
}

let number = 0;

it('stores a new record with its rows exactly once, and never says so where it isn’t', async () => {
  const bill = database.entity('bill');
  const [children] = childrenOf(database.source.entities, bill, undefined);
  if (children === undefined) throw new Error('A bill has no lines.');
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { maxLength: 5 }), fc.boolean(), async (attempts, alone) => {
      const title = `Bill ${(number += 1)}`;
      const placed = alone ? [] : [{ row: 'a', values: { text: 'x' } }];
      const rows = [
        { children, writes: placeRows(children, placed), known: new Set<string>(), onSaved() {} },
      ];
      const expected = { bills: 1, lines: alone ? [] : ['X'] };
      const { source, fail } = faultySource(database);
      let kept: KeptCreation | undefined;
      const page = () => {
        const saving = savingChildren();
        const creation = recordCreation(kept);
        const onSend = (each: KeptCreation) => (kept = each);
        return () => saving.create(source, bill, { creation, values: { title }, onSend }, rows);
      };
      let save = page();
      for (const { of, by } of [...attempts, { of: [], by: 'the same page' } as const]) {
        if (by === 'a new page') save = page();
        fail(of.map((name) => faults[name]));
        const saving = by === 'two pages' ? [save(), page()()] : [save()];
        const results = await Promise.allSettled(saving);
        const now = await counted(title);
        const isSaved = results.some(({ status }) => status === 'fulfilled');
        expect(now).toEqual(now.bills > 0 || isSaved ? expected : { bills: 0, lines: [] });
        const failures = results.flatMap((each) => (each.status === 'rejected' ? each.reason : []));
        expect(failures.filter((error) => !isAnswerLost(error) && !isRefused(error))).toEqual([]);
        // The form is closed.
        if (isSaved) return;
      }
      throw new Error('Without a fault it was not saved.');
    }),
    { numRuns: 25 },
  );
}, 60_000);

it.each(Object.entries(refusals))(
  'stores a new record once where the answer is lost and the next request is refused: %s',
  async (_name, refused) => {
    const bill = database.entity('bill');
    const title = `Bill ${(number += 1)}`;
    const { source, fail } = faultySource(database);
    const creation = recordCreation();
    fail([answerDropped, refused]);
    const first = creation.send(source, bill, { title });
    await expect(first).rejects.toSatisfy(isAnswerLost);
    fail([refused]);
    await expect(creation.send(source, bill, { title })).rejects.toSatisfy(isRefused);
    expect(await recordCreation(creation.kept()).send(source, bill, { title })).toMatchObject({
      values: { title },
    });
    expect(await counted(title)).toMatchObject({ bills: 1 });
  },
);

it('adds a row to a stored record exactly once', async () => {
  const bill = database.entity('bill');
  const [children] = childrenOf(database.source.entities, bill, undefined);
  if (children === undefined) throw new Error('A bill has no lines.');
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { maxLength: 5 }), async (attempts) => {
      const title = `Bill ${(number += 1)}`;
      const made = await recordCreation().send(database.source, bill, { title });
      if (made === null) throw new Error('The bill can’t be read.');
      const row = await readRecord(database.source, bill, made.id);
      const { source, fail } = faultySource(database);
      const writes = placeRows(children, [{ row: 'a', values: { text: 'x' } }]);
      const rows = [{ children, writes, known: new Set<string>(), onSaved() {} }];
      const saving = savingChildren();
      const sending = recordChange();
      const save = () => saving.change(source, bill, { sending, row, values: {} }, rows);
      for (const { of } of [...attempts, { of: [] }]) {
        fail(of.map((name) => faults[name]));
        const result = await save().catch((error: unknown) => error);
        if (isAnswerLost(result) || isRefused(result)) continue;
        expect(result).not.toBeInstanceOf(Error);
        break;
      }
      expect(await counted(title)).toEqual({ bills: 1, lines: ['X'] });
    }),
    { numRuns: 15 },
  );
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '@ninefold/embedded';
import { lendBackend } from '../../../embedded/testing/index.ts';
import { notShown, type Fact } from '@ninefold/specification';
import { workshop } from '../../../specification/testing/workshop.ts';
import type { Specification, StateField, Transition } from '@ninefold/specification';
import { findEntity } from '@ninefold/specification';
import { stateProblem, statesToChoose } from './state-choice.ts';
import { availableTransitions } from './available-transitions.ts';
import { nameWithin } from './name-within.ts';
import { transitionsSql } from './transitions-sql.ts';

const declared = <T>(value: T): Fact<T> => ({ value, source: { from: 'declared', at: 'states' } });

const values = ['new', "it's", 'a "b"', 'done', 'gone'];

interface Declared {
  readonly initial?: readonly string[];
  readonly transitions?: readonly (readonly [
    from: string,
    to: string,
    roles?: readonly string[],
    needs?: readonly string[],
  ])[];
}

/** The small workshop with an order's status declared so. */
function specificationWith({ initial, transitions }: Declared): Specification {
  const status: StateField = {
    entity: 'work_order',
    field: 'status',
    states: values.map((value) => ({
      value,
      label: declared(value.toUpperCase()),
      tone: notShown,
      final: notShown,
    })),
    initial: initial === undefined ? notShown : declared(initial),
    transitions:
      transitions === undefined
        ? notShown
        : declared(
            transitions.map(([from, to, roles, needs]): Transition => ({
              from,
              to,
              label: notShown,
              roles: roles === undefined ? notShown : declared(roles),
              needs: needs === undefined ? notShown : declared(needs),
            })),
          ),
    source: { from: 'database', object: 'column public.work_order.status' },
  };
  return { ...workshop, states: [status] };
}

let backend: Backend;
beforeAll(async () => {
  backend = await lendBackend();
  await backend.exec(`
    create table work_order (id int primary key, status text, title text, reason text, due_at timestamptz);
    grant select, insert, update on work_order to authenticated, service_role`);
});
afterAll(() => backend.close());

interface Asker {
  readonly appRole?: string;
  readonly databaseRole: 'authenticated' | 'service_role';
}

/** The database's error for a change from one state to another; undefined if it accepts it. */
async function rejection(
  { appRole, databaseRole }: Asker,
  now: string | undefined,
  next: string,
  reason: string | null,
): Promise<string | undefined> {
  const claims = JSON.stringify({ role: databaseRole, app_metadata: { role: appRole } });
  await backend.exec('begin');
  try {
    await backend.exec('alter table work_order disable trigger all; delete from work_order');
    if (now !== undefined) {
      await backend.query('insert into work_order values (1, $1, $2)', [now, 'Title']);
    }
    await backend.exec('alter table work_order enable trigger all');
    await backend.query("select set_config('request.jwt.claims', $1, true)", [claims]);
    await backend.exec(`set local role ${databaseRole}`);
    await (now === undefined
      ? backend.query('insert into work_order values (1, $1, $2, $3)', [next, 'Title', reason])
      : backend.query('update work_order set status = $1, reason = $2', [next, reason]));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await backend.exec('rollback');
  }
}

async function install(specification: Specification): Promise<void> {
  await backend.exec('drop trigger if exists ninefold_state_work_order_status on work_order');
  await backend.exec(transitionsSql(specification));
}

const state = fc.constantFrom(...values);
const roles = fc.option(fc.subarray(['owner', 'technician', 'authenticated']), { nil: undefined });
const needs = fc.option(fc.subarray(['due_at', 'reason', 'title']), { nil: undefined });
const transitions = fc.uniqueArray(fc.tuple(state, state, roles, needs), {
  selector: ([from, to]) => `${from} > ${to}`,
  minLength: 1,
  maxLength: 12,
});
const declaration = fc.record(
  { initial: fc.option(fc.subarray(values), { nil: undefined }), transitions },
  { requiredKeys: ['transitions'] },
);

/** As each record is, but for its state and its reason. */
const row = { title: 'Title', due_at: null };

describe('the trigger and the screens', () => {
  test('reject the same transitions, in the same words', async () => {
    await fc.assert(
      fc.asyncProperty(
        declaration,
        fc.constantFrom('owner', 'technician', undefined),
        fc.option(state, { nil: undefined }),
        fc.array(fc.tuple(state, fc.constantFrom(null, 'A reason')), {
          minLength: 1,
          maxLength: 5,
        }),
        async (made, appRole, now, nexts) => {
          const specification = specificationWith(made);
          const order = findEntity(specification, 'work_order') as never;
          await install(specification);
          const own = {
            now,
            roles: [...(appRole === undefined ? [] : [appRole]), 'authenticated'],
          };
          for (const [next, reason] of nexts) {
            const message = await rejection(
              { databaseRole: 'authenticated', ...(appRole !== undefined && { appRole }) },
              now,
              next,
              reason,
            );
            expect(message).toBe(
              stateProblem(specification, order, 'status', own, { ...row, status: next, reason }),
            );
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test('offer exactly what is not rejected', () => {
    fc.assert(
      fc.property(declaration, fc.subarray(['owner', 'technician']), state, (made, own, now) => {
        const specification = specificationWith(made);
        const order = findEntity(specification, 'work_order') as never;
        const standing = { now, roles: own };
        const reason = 'A reason';
        const taken = values.filter(
          (next) =>
            stateProblem(specification, order, 'status', standing, {
              ...row,
              due_at: 'now',
              status: next,
              reason,
            }) === undefined,
        );
        const offered = statesToChoose(specification, order, 'status', standing);
        expect(offered?.map(({ value }) => value)).toEqual(taken);
        const moves = availableTransitions(specification, order, { status: now }, own);
        expect(
          values.filter(
            (value) =>
              value === now || moves.some(({ to, allowed }) => allowed && to.value === value),
          ),
        ).toEqual(taken);
      }),
    );
  });

  test('restrict a service only to declared transitions, not by role or initial state', async () => {
    await install(
      specificationWith({ initial: ['new'], transitions: [['new', 'done', ['owner']]] }),
    );
    const service: Asker = { databaseRole: 'service_role' };
    expect(await rejection(service, 'new', 'done', null)).toBeUndefined();
    expect(await rejection(service, undefined, 'gone', null)).toBeUndefined();
    expect(await rejection(service, 'done', 'new', null)).toBe('“NEW” can’t follow “DONE”.');
  });
});

test('prints nothing without declarations, and can run twice', async () => {
  expect(transitionsSql(specificationWith({}))).toBe('');
  const sql = transitionsSql(specificationWith({ transitions: [['new', 'done']] }));
  await backend.exec(sql);
  await backend.exec(sql);
  const { rows } = await backend.query(
    "select tgname from pg_trigger where tgrelid = 'work_order'::regclass",
  );
  expect(rows).toEqual([{ tgname: 'ninefold_state_work_order_status' }]);
});

test('a long name fits Postgres, and differs from others', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
      const kept = nameWithin(name);
      expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(63);
      expect(kept === name).toBe(Buffer.byteLength(name) <= 63);
    }),
  );
  expect(nameWithin('x'.repeat(80))).not.toBe(nameWithin('x'.repeat(81)));
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../../../../tests/run/is-all.ts';
import type { Backend } from '@ninefold/embedded';
import { lendBackend } from '../../../embedded/testing/index.ts';
import {
  type Entity,
  type Fact,
  findEntity,
  notShown,
  type Specification,
  type StateField,
  type Transition,
} from '@ninefold/specification';
import { workshop } from '../../../specification/testing/workshop.ts';
import type { AccessDeclaration } from '@ninefold/specification/declaration';
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
  /** Beside these. */
  readonly claims?: object;
}

/** The database's error for a change from one state to another; undefined if it accepts it. */
async function rejection(
  { appRole, databaseRole, claims: more }: Asker,
  now: string | undefined,
  next: string | null,
  reason: string | null,
): Promise<string | undefined> {
  const own = { role: databaseRole, app_metadata: { role: appRole }, ...more };
  const claims = JSON.stringify(own);
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

async function install(specification: Specification, access?: AccessDeclaration): Promise<void> {
  await backend.exec('drop trigger if exists ninefold_state_work_order_status on work_order');
  await backend.exec(transitionsSql(specification, { access }));
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
        fc.array(fc.tuple(fc.option(state), fc.constantFrom(null, 'A reason')), {
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
      { numRuns: runs(40) },
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
        const moves = availableTransitions(
          { specification, declaration: {}, person: { roles: own } },
          order,
          { status: now },
        );
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

describe('the roles that are declared elsewhere', () => {
  const organisation = '00000000-0000-4000-8000-0000000000a1';
  const other = '00000000-0000-4000-8000-0000000000a2';
  const person = '00000000-0000-4000-8000-000000000001';
  const moves: Declared = { transitions: [['new', 'done', ['owner']]] };

  beforeAll(() =>
    backend.exec(`
      create type member_role as enum ('owner', 'guest');
      create table membership (person_id uuid, organisation uuid, role member_role, roles text[]);
      alter table membership enable row level security;
      create policy own on membership for select using (person_id::text = current_setting('request.jwt.claims')::jsonb ->> 'sub');
      grant select on membership to authenticated;
      insert into membership values ('${person}', '${organisation}', 'owner', '{owner}'), ('${person}', '${other}', 'guest', '{}'),
        ('00000000-0000-4000-8000-000000000002', '${other}', 'owner', '{owner}');
      create function my_role() returns text stable language sql as $$ select 'owner' $$;
      create function my_roles() returns text[] stable language sql as $$ select array['guest', 'owner'] $$;
      create function my_nothing() returns text stable language sql as $$ select null::text $$;
      create function my_rows() returns setof membership stable language sql as $$ select * from public.membership $$;
      create function my_json() returns jsonb stable language sql as $$ select '[{"role":["owner"]}]'::jsonb $$;
      alter table work_order add organisation_id uuid default '${organisation}'`),
  );
  afterAll(() => backend.exec('alter table work_order drop organisation_id'));

  const tenant = { entity: 'organisation', field: 'organisation_id' };
  const memberships = { entity: 'membership', person: 'person_id', role: 'role' };
  /** The tenant's field in the specification too. */
  function specificationOf(declared = moves): Specification {
    const specification = specificationWith(declared);
    return {
      ...specification,
      entities: specification.entities.map((entity) =>
        entity.name === 'work_order'
          ? {
              ...entity,
              fields: entity.fields.map((field, at) =>
                at === 1 ? { ...field, name: 'organisation_id' } : field,
              ),
            }
          : entity,
      ),
    };
  }

  test.each<[name: string, access: AccessDeclaration, claims: object, isOwner: boolean]>([
    ['a claim', { claims: ['user_role'] }, { user_role: 'owner' }, true],
    [
      'the role that counts without a declaration',
      { claims: ['user_role'] },
      { app_metadata: { role: 'owner' } },
      false,
    ],
    [
      'a claim in a claim',
      { claims: ['app_metadata.roles'] },
      { app_metadata: { roles: ['guest', 'owner'] } },
      true,
    ],
    ['a claim with a dot', { claims: ['example.org/role'] }, { 'example.org/role': 'owner' }, true],
    ['a claim of another kind', { claims: ['user_role'] }, { user_role: { owner: true } }, false],
    ['a membership', { memberships }, {}, true],
    ['a membership of several roles', { memberships: { ...memberships, role: 'roles' } }, {}, true],
    [
      'a membership of the tenant',
      { tenant, memberships: { ...memberships, tenant: 'organisation' } },
      {},
      true,
    ],
    ['a membership of another person', { memberships }, { sub: other }, false],
    ['a function', { function: { name: 'my_role' } }, {}, true],
    ['a function with a list', { function: { name: 'public.my_roles' } }, {}, true],
    ['a function with nothing', { function: { name: 'my_nothing' } }, {}, false],
    ['a function with rows', { function: { name: 'my_rows', field: 'role' } }, {}, true],
    [
      'a function with rows of the tenant',
      { tenant, function: { name: 'my_rows', field: 'role', tenant: 'organisation' } },
      {},
      true,
    ],
    ['a function with JSON', { function: { name: 'my_json', field: 'role' } }, {}, true],
  ])('%s', async (_, access, claims, isOwner) => {
    await install(specificationOf(), access);
    const asker = { databaseRole: 'authenticated', claims: { sub: person, ...claims } } as const;
    const refused = 'Your role can’t change this from “NEW” to “DONE”.';
    expect(await rejection(asker, 'new', 'done', null)).toBe(isOwner ? undefined : refused);
  });

  const manyMoves: Declared = {
    transitions: [
      ['new', 'done', ['owner']],
      ['new', "it's", ['guest']],
      ['done', 'gone', ['owner', 'guest']],
      ['done', 'new'],
      ['gone', 'new', []],
    ],
  };
  /** People by the roles that they have in the record's tenant; the last is an owner in another one. */
  const people = [
    { sub: '00000000-0000-4000-8000-0000000000b1', held: ['owner'], elsewhere: [] },
    { sub: '00000000-0000-4000-8000-0000000000b2', held: ['guest'], elsewhere: [] },
    { sub: '00000000-0000-4000-8000-0000000000b3', held: ['guest', 'owner'], elsewhere: [] },
    { sub: '00000000-0000-4000-8000-0000000000b4', held: [], elsewhere: [] },
    { sub: '00000000-0000-4000-8000-0000000000b5', held: ['guest'], elsewhere: ['owner'] },
  ] as const;

  describe('offers exactly the transitions that the trigger accepts, for every role', () => {
    beforeAll(async () => {
      const rows = people.flatMap(({ sub, held, elsewhere }) => [
        ...held.map((role) => `('${sub}', '${organisation}', '${role}')`),
        ...elsewhere.map((role) => `('${sub}', '${other}', '${role}')`),
      ]);
      await backend.exec(
        `insert into membership (person_id, organisation, role) values ${rows.join(', ')}`,
      );
    });

    test.each<[source: string, access: AccessDeclaration]>([
      ['claims', { claims: ['app_metadata.roles'] }],
      [
        'memberships of a tenant',
        { tenant, memberships: { ...memberships, tenant: 'organisation' } },
      ],
      [
        'a function with rows of a tenant',
        { tenant, function: { name: 'my_rows', field: 'role', tenant: 'organisation' } },
      ],
    ])('from %s', async (_, access) => {
      const specification = specificationOf(manyMoves);
      const order = findEntity(specification, 'work_order') as Entity;
      await install(specification, access);
      for (const { sub, held } of people) {
        const claims = { sub, ...(access.claims && { app_metadata: { roles: held } }) };
        const asked = {
          specification,
          declaration: {},
          person: { roles: [...held, 'authenticated'] },
        };
        for (const now of values) {
          const offered = availableTransitions(asked, order, { status: now })
            .filter(({ allowed }) => allowed)
            .map(({ to }) => to.value);
          const accepted: string[] = [];
          for (const next of values.filter((value) => value !== now)) {
            const refused = await rejection(
              { databaseRole: 'authenticated', claims },
              now,
              next,
              null,
            );
            if (refused === undefined) accepted.push(next);
          }
          expect(offered.toSorted(), `${held.join()} from ${now}`).toEqual(accepted.toSorted());
        }
      }
    });
  });

  test('a role in another tenant than the record’s is none', async () => {
    const access = { tenant, memberships: { ...memberships, tenant: 'organisation' } };
    await install(specificationOf(), access);
    await backend.exec(`alter table work_order alter organisation_id set default '${other}'`);
    const asker = { databaseRole: 'authenticated', claims: { sub: person } } as const;
    expect(await rejection(asker, 'new', 'done', null)).toContain('Your role can’t');
  });
});

test('fields of two tables whose names are alike when joined have each their own trigger', () => {
  const specification = specificationWith({ transitions: [['new', 'done']] });
  const [state] = specification.states as [StateField];
  const order = findEntity(specification, 'work_order') as Entity;
  const item = { ...order, name: 'work_order_item' };
  const sql = transitionsSql({
    ...specification,
    entities: [order, item],
    states: [
      { ...state, field: 'item_status' },
      { ...state, entity: 'work_order_item', field: 'status' },
    ],
  });
  const names = [...sql.matchAll(/create or replace function (\S+)\(/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(2);
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

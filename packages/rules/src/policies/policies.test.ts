import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findEntity, type Specification } from '@ninefold/specification';
import { type Catalog, catalogSql, specificationOf } from '@ninefold/specification/catalog';
import { lendPostgres } from '../../../embedded/testing/index.ts';
import { type KnownAccess, policyAnswer, type PolicyPerson, undecidedPolicies } from './index.ts';

let database: Awaited<ReturnType<typeof lendPostgres>>;
let specification: Specification;

const me = '11111111-1111-4111-8111-111111111111';
const somebody = '22222222-2222-4222-8222-222222222222';
const visitor: PolicyPerson = { role: 'anon' };
const person: PolicyPerson = {
  role: 'authenticated',
  claims: { sub: me, role: 'authenticated', app_metadata: { role: 'editor' } },
};

const red = 'aaaaaaaa-0000-4000-8000-000000000001';
const blue = 'aaaaaaaa-0000-4000-8000-000000000002';

/** The person manages a tenant and is in another without a role. */
const memberships = [
  { person: me, tenant: red, role: 'manager' },
  { person: me, tenant: blue, role: null },
];
const access: KnownAccess = {
  declared: {
    memberships: { entity: 'belonging', person: 'person', role: 'role', tenant: 'tenant' },
    helpers: {
      'public.long_has_role': { tenant: 'of', roles: 'wanted' },
      // The text of the function goes before it.
      'public.belongs': { roles: ['nobody'] },
    },
  },
  memberships,
  roles: memberships.map(({ role, tenant }) => ({ role, tenant })),
};
const member: PolicyPerson = { ...person, access };
const stranger: PolicyPerson = { ...person, access: { ...access, memberships: [], roles: [] } };

const policies = {
  mine: 'using (owner = auth.uid())',
  initPlan: 'using ((select auth.uid()) = owner)',
  otherUid: 'using (owner = public.uid())',
  helper: 'using (public.is_editor())',
  definer: 'using (public.is_member())',
  joined: 'using (exists (select 1 from member m where m.person = auth.uid()))',
  guarded: 'using (shared and exists (select 1 from member m where m.person = auth.uid()))',
  own: 'using (exists (select 1 from own o where o.owner = auth.uid()) or shared)',
  reading: 'for select using (shared)',
  assigned: 'using (owner = auth.uid())',
  preset: 'using (owner = auth.uid())',
  owned: 'using (false)',
  direct: `using (exists (select from belonging b
    where b.person = auth.uid() and b.tenant = direct.owner and b.role in ('owner', 'manager')))`,
  listed: `using (owner in (select b.tenant from belonging b where b.person = auth.uid()))`,
  excluded: `using (owner not in (select b.tenant from belonging b where b.person = auth.uid()))`,
  returned: 'using (owner in (select public.my_tenants()))',
  belongs: 'using (public.belongs(owner))',
  active: `using (exists (select from belonging b where b.person = auth.uid() and b.active))`,
  others: 'using (public.somebody_belongs(owner))',
  asClerk: 'using (public.clerks_belongs(owner))',
  declared: `using (public.long_has_role(owner, '{owner,manager}'))`,
};

beforeAll(async () => {
  database = await lendPostgres();
  await database.exec(`
    create role anon; create role authenticated; create role service_role bypassrls;
    create schema auth;
    create function auth.uid() returns uuid language sql stable as 'select null::uuid';
    create function auth.jwt() returns jsonb language sql stable as 'select null::jsonb';
    create function public.uid() returns uuid language sql stable as $$
      select '${somebody}'::uuid $$;
    create function public.is_editor() returns boolean language sql stable as $$
      select coalesce(auth.jwt() -> 'app_metadata' ->> 'role' in ('admin', 'editor'), false) $$;
    create type member_role as enum ('member', 'manager', 'owner');
    create table belonging (person uuid, tenant uuid, role member_role, active boolean);
    alter table belonging enable row level security;
    create policy own on belonging for select using (person = auth.uid());
    create function public.belongs(uuid) returns boolean language sql stable security definer as $$
      select exists (select from public.belonging where tenant = $1 and person = (select auth.uid()))
    $$;
    create function public.somebody_belongs(of uuid) returns boolean language sql stable security definer as
      'select exists (select from public.belonging where tenant = of)';
    create role clerk;
    grant select on belonging to clerk;
    create function public.clerks_belongs(of uuid) returns boolean language sql stable security definer as
      'select exists (select from public.belonging where tenant = of and person = auth.uid())';
    alter function clerks_belongs owner to clerk;
    create function public.my_tenants() returns setof uuid language sql stable security definer as
      'select tenant from public.belonging where person = auth.uid()';
    create function public.long_has_role(of uuid, wanted member_role[]) returns boolean
    language plpgsql stable security definer as $$
      begin
        perform 1 from public.belonging where tenant = of and person = auth.uid() and role = any (wanted);
        return found;
      end $$;
    create table member (person uuid);
    create function public.is_member() returns boolean language sql stable security definer as $$
      select exists (select 1 from member m where m.person = auth.uid()) $$;
    create function take() returns trigger language plpgsql as $$
      begin new.owner := auth.uid(); return new; end $$;
    grant usage on schema public, auth to anon, authenticated, service_role;`);
  for (const [name, policy] of Object.entries(policies)) {
    await database.exec(`
      create table "${name}" (id int, owner uuid, shared boolean);
      alter table "${name}" enable row level security;
      create policy it on "${name}" ${policy};`);
  }
  await database.exec(`
    create trigger take before insert on assigned for each row execute function take();
    alter table preset alter owner set default auth.uid();
    alter table owned owner to authenticated;
    create table open (id int);
    grant all on all tables in schema public to anon, authenticated, service_role;`);
  const { rows } = await database.query<{ catalog: Catalog }>(catalogSql());
  specification = specificationOf(rows[0]?.catalog as Catalog);
});

afterAll(() => database.close());

function answer(
  name: string,
  action: 'select' | 'insert' | 'update' | 'delete',
  values: { owner?: string | null; shared?: boolean | null; after?: Record<string, unknown> },
  who = person,
) {
  const entity = findEntity(specification, name);
  if (entity === undefined) throw new Error(`There is no ${name}.`);
  const { after, ...before } = values;
  return policyAnswer(specification, entity, action, { before: { id: 1, ...before }, after }, who);
}

describe('a record', () => {
  it.each(['mine', 'initPlan'])('is its owner’s alone: %s', (name) => {
    expect(answer(name, 'select', { owner: me })).toEqual({ answer: 'yes' });
    expect(answer(name, 'delete', { owner: somebody })).toMatchObject({
      answer: 'no',
      reason: 'The policy “it” doesn’t allow this for the record.',
    });
    expect(answer(name, 'select', { owner: null }).answer).toBe('no');
    expect(answer(name, 'select', { owner: me }, visitor).answer).toBe('no');
    expect(answer(name, 'select', {}).answer).toBe('undecided');
  });

  it('is not given away', () => {
    expect(answer('mine', 'update', { owner: me, after: { shared: true } }).answer).toBe('yes');
    expect(answer('mine', 'update', { owner: me, after: { owner: somebody } }).answer).toBe('no');
    expect(answer('mine', 'insert', { after: { owner: me } }).answer).toBe('yes');
    expect(answer('mine', 'insert', { after: {} }).answer).toBe('no');
  });

  it('can’t be changed where only a policy for reading applies', () => {
    expect(answer('reading', 'select', { shared: true }).answer).toBe('yes');
    expect(answer('reading', 'update', { shared: true, after: { id: 2 } })).toEqual({
      answer: 'no',
      fields: [],
      reason: 'No policy allows this to the role “authenticated”.',
    });
  });

  it('has a value that a trigger assigns', () => {
    expect(answer('assigned', 'insert', { after: { owner: somebody } }).answer).toBe('undecided');
  });

  it('has a default that is the person’s', () => {
    expect(answer('preset', 'insert', { after: {} }).answer).toBe('yes');
    expect(answer('preset', 'insert', { after: { owner: undefined } }).answer).toBe('undecided');
    expect(answer('preset', 'insert', { after: {} }, visitor).answer).toBe('no');
  });

  it('is left to the database where its default fails', () => {
    const nobody = { ...person, claims: { ...person.claims, sub: 'nobody' } };
    expect(answer('preset', 'insert', { after: {} }, nobody).answer).toBe('undecided');
    expect(answer('preset', 'insert', { after: { owner: me } }, nobody).answer).not.toBe('yes');
  });

  it('of a table’s owner is not subject to policies, unless they are forced', () => {
    expect(answer('owned', 'update', {}).answer).toBe('yes');
    expect(answer('owned', 'update', {}, visitor).answer).toBe('no');
  });

  it('is everybody’s without row-level security, and for a role that bypasses it', () => {
    expect(answer('open', 'update', {}).answer).toBe('yes');
    expect(answer('mine', 'select', { owner: me }, { role: 'service_role' }).answer).toBe('yes');
    expect(answer('mine', 'select', { owner: me }, { role: 'nobody' }).answer).toBe('undecided');
  });
});

describe('a function', () => {
  it('of another schema is not that of Auth', () => {
    expect(answer('otherUid', 'select', { owner: me }).answer).toBe('no');
    expect(answer('otherUid', 'select', { owner: somebody }).answer).toBe('yes');
  });

  it('is put in the place of its call, unless its text names what only a schema tells', () => {
    expect(answer('helper', 'select', {}).answer).toBe('yes');
    expect(answer('helper', 'select', {}, visitor).answer).toBe('no');
    expect(answer('definer', 'select', {}).answer).toBe('undecided');
  });
});

describe('the person’s memberships', () => {
  it.each(['listed', 'returned', 'belongs'])('decide: %s', (name) => {
    for (const owner of [red, blue]) {
      expect(answer(name, 'select', { owner }, member)).toEqual({ answer: 'yes' });
      expect(answer(name, 'select', { owner }, stranger).answer).toBe('no');
    }
    expect(answer(name, 'select', { owner: somebody }, member).answer).toBe('no');
    expect(answer(name, 'select', { owner: null }, member).answer).toBe('no');
    expect(answer(name, 'select', {}, member).answer).toBe('undecided');
  });

  it.each(['direct', 'declared'])('decide by their role: %s', (name) => {
    expect(answer(name, 'delete', { owner: red }, member)).toEqual({ answer: 'yes' });
    expect(answer(name, 'delete', { owner: blue }, member).answer).toBe('no');
    expect(answer(name, 'delete', { owner: red }, stranger).answer).toBe('no');
  });

  it('exclude', () => {
    expect(answer('excluded', 'select', { owner: red }, member).answer).toBe('no');
    expect(answer('excluded', 'select', { owner: somebody }, member).answer).toBe('yes');
    expect(answer('excluded', 'select', { owner: red }, stranger).answer).toBe('yes');
  });

  it('decide nothing where a column that isn’t read does, others’ count, or not all are read', () => {
    expect(answer('active', 'select', {}, member).answer).toBe('undecided');
    expect(answer('active', 'select', {}, stranger).answer).toBe('no');
    expect(answer('others', 'select', { owner: somebody }, member).answer).toBe('undecided');
    expect(answer('asClerk', 'select', { owner: somebody }, member)).toEqual({
      answer: 'undecided',
      reason: 'The function “clerks_belongs” may not read all records of “public.belonging”.',
    });
  });

  it('decide nothing where they aren’t known', () => {
    expect(answer('belongs', 'select', { owner: red }).answer).toBe('undecided');
    expect(answer('declared', 'select', { owner: red }).answer).toBe('undecided');
  });
});

describe('a sub-select', () => {
  it('has no rows for somebody without an account', () => {
    expect(answer('joined', 'select', {})).toEqual({
      answer: 'undecided',
      reason: 'It depends on the records of “public.member”.',
    });
    expect(answer('joined', 'select', {}, visitor).answer).toBe('no');
  });

  it('doesn’t matter where another part decides', () => {
    expect(answer('guarded', 'select', { shared: false }).answer).toBe('no');
    expect(answer('guarded', 'select', { shared: true }).answer).toBe('undecided');
  });

  it('of its own table is an error of the database', () => {
    expect(answer('own', 'select', { shared: true }).answer).toBe('undecided');
  });
});

it('lists the policies that only the database evaluates, with the reason', () => {
  const undecided = specification.entities.flatMap((entity) =>
    undecidedPolicies(specification, entity, access.declared).map(({ policy, reason }) => [
      policy.entity,
      reason,
    ]),
  );
  expect(undecided).toEqual([
    ['asClerk', 'The function “clerks_belongs” may not read all records of “public.belonging”.'],
    ['definer', 'Only the database reads its sub-select.'],
    ['joined', 'It depends on the records of “public.member”.'],
    ['others', 'It depends on the records of “public.belonging”.'],
  ]);
});

it('decides nothing by a policy whose text is hidden', () => {
  const hidden = specification.permissions.policies?.map((policy) => {
    const { entity, command, roles, permissive, description, hash, source } = policy;
    return { entity, command, roles, permissive, description, hash, source };
  });
  const permissions = { ...specification.permissions, policies: hidden };
  const entity = findEntity(specification, 'mine');
  if (entity === undefined) throw new Error('There is no table.');
  const record = { before: { owner: me } };
  expect(policyAnswer({ ...specification, permissions }, entity, 'select', record, person)).toEqual(
    {
      answer: 'undecided',
      reason: 'The database doesn’t show the text of its policies.',
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findEntity, type Specification } from '@ninefold/specification';
import { type Catalog, catalogSql, specificationOf } from '@ninefold/specification/catalog';
import { lendPostgres } from '../../../embedded/testing/index.ts';
import { policyAnswer, type PolicyPerson, undecidedPolicies } from './index.ts';

let database: Awaited<ReturnType<typeof lendPostgres>>;
let specification: Specification;

const me = '11111111-1111-4111-8111-111111111111';
const somebody = '22222222-2222-4222-8222-222222222222';
const visitor: PolicyPerson = { role: 'anon' };
const person: PolicyPerson = {
  role: 'authenticated',
  claims: { sub: me, role: 'authenticated', app_metadata: { role: 'editor' } },
};

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

  it('is put in the place of its call, unless it runs with its owner’s permissions', () => {
    expect(answer('helper', 'select', {}).answer).toBe('yes');
    expect(answer('helper', 'select', {}, visitor).answer).toBe('no');
    expect(answer('definer', 'select', {})).toEqual({
      answer: 'undecided',
      reason: 'Only the database computes “public.is_member”.',
    });
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
    undecidedPolicies(specification, entity).map(({ policy, reason }) => [policy.entity, reason]),
  );
  expect(undecided).toEqual([
    ['definer', 'Only the database computes “public.is_member”.'],
    ['joined', 'It depends on the records of “public.member”.'],
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

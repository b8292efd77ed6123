import { createBackend } from '@ninefold/embedded';
import type { Specification } from '@ninefold/specification';
import { type Catalog, catalogSql, specificationOf } from '@ninefold/specification/catalog';
import type { PlannedPerson } from './people.ts';
import { type Attempt, type PolicyPlan, statementsOf } from './plan-policies.ts';

export interface PolicyAnswers {
  /** As a team discovers it. */
  readonly specification: Specification;
  /** As a browser of each role is told. */
  readonly browsers: ReadonlyMap<string, Specification>;
  /** The stored rows as the Data API returns them. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** `yes`, `no`, or `error` and its code, by attempt. */
  readonly verdicts: readonly string[];
}

export interface PolicyDatabase {
  /** Undefined where PostgreSQL refuses to create the policies. */
  ask(plan: PolicyPlan): Promise<PolicyAnswers | undefined>;
  close(): Promise<void>;
}

/** The functions as hosted Supabase defines them, and those that the policies call. */
const setupSql = `
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'))::uuid $$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.role', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'))::text $$;
create or replace function auth.email() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.email', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'))::text $$;
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), ''))::jsonb $$;
create role staff;
grant staff to authenticated with inherit true;
create schema private;
grant usage on schema private, public to anon, authenticated;
create function public.uid() returns uuid language sql stable as $$
  select '22222222-2222-4222-8222-222222222222'::uuid $$;
create table public.member (person uuid, org text);
insert into public.member values
  ('11111111-1111-4111-8111-111111111111', 'red'), ('22222222-2222-4222-8222-222222222222', 'blue');
alter table public.member enable row level security;
create policy own on public.member for select using (person = auth.uid());
grant select on public.member to anon, authenticated;
create table public.hidden (person uuid);
grant select on public.hidden to authenticated;
create function private.my_org() returns text language sql stable set search_path = '' as $$
  select auth.jwt() ->> 'org'
$$;
create function private.is_staff() returns boolean language sql stable as $$
  Select Coalesce(auth.jwt() -> 'app_metadata' ->> 'role' in ('admin', 'editor'), false);
$$;
create function private.is_mine(person uuid) returns boolean language sql stable as
  'select person = (select auth.uid())';
create function private.is_mine_strictly(person uuid) returns boolean language sql stable strict as
  'select person = auth.uid() or person is null';
create function private.is_mine_or_nobodys(person uuid) returns boolean language sql stable
  return person is null or person = auth.uid();
create function private.level() returns integer language sql stable
  begin atomic select (auth.jwt() ->> 'level')::integer; end;
create function private.at_least(lowest integer) returns boolean language sql stable as $$
  select private.level() >= lowest and not lowest < 0
$$;
create function private.is_member(organisation text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.member where org = organisation and person = auth.uid())
$$;
create function private.secret() returns boolean language sql stable as 'select true';
revoke execute on function private.secret from public;
grant execute on function private.secret to authenticated;
create function private.owned(person uuid, shared boolean) returns boolean language plpgsql stable as $$
begin
  return person = auth.uid() or shared;
end $$;
create function private.owned(person uuid, shared text) returns boolean language sql stable as 'select true';
create function private.returns_nothing() returns boolean language sql stable as 'select null::boolean';
create function private.my_orgs() returns setof text language sql stable security definer as $$
  select org from public.member where person = auth.uid()
$$;
create type public.member_role as enum ('member', 'manager', 'owner');
create table public.membership (
  id serial, person uuid, org text, role public.member_role, active boolean
);
alter table public.membership enable row level security;
create policy own on public.membership for select using (person = (select auth.uid()));
grant select on public.membership to anon, authenticated;
create function private.belongs(organisation text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.membership -- all of them
    where org = organisation and person = (select auth.uid())
  );
$$;
create function private.belongs_here(org text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.membership m
    where m.org = belongs_here.org and m.person = auth.uid())
$$;
create function private.belongs_by_place(text) returns boolean language sql stable security definer as
  'select exists (select 1 from public.membership where org = $1 and person = auth.uid())';
create function private.belongs_for_caller(organisation text) returns boolean language sql stable
  return exists (select 1 from public.membership where org = organisation and person = auth.uid());
create role clerk;
grant usage on schema private, public, auth to clerk;
grant select on public.membership to clerk;
create function private.belongs_for_clerk(organisation text) returns boolean
language sql stable security definer as $$
  select exists (select 1 from public.membership where org = organisation and person = auth.uid())
$$;
alter function private.belongs_for_clerk owner to clerk;
create function private.belongs_procedurally(organisation text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
BEGIN
  RETURN EXISTS (SELECT 1 FROM public.membership m WHERE m.org = organisation AND m.person = auth.uid());
END;
$$;
create function private.belongs_ambiguously(org text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin return exists (select 1 from public.membership where org = org and person = auth.uid()); end $$;
create function private.belongs_strictly(organisation text) returns boolean
language sql stable strict security definer as $$
  select organisation in (select m.org from public.membership m where m.person = auth.uid())
$$;
create function private.somebody_belongs(organisation text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.membership where org = organisation and role <> 'member')
$$;
create function private.belongs_with(organisation text, other uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select organisation in (select m.org from public.membership m where m.person = auth.uid() or m.person = other)
$$;
create function private.has_role(organisation text, wanted public.member_role[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.belongs(organisation) and exists (
    select from public.membership
    where org = organisation and person = (select auth.uid()) and role = any (wanted)
  )
$$;
create function private.role_in(organisation text) returns public.member_role
language sql stable security definer set search_path = '' as $$
  select role from public.membership where org = organisation and person = auth.uid()
$$;
create function private.my_tenants() returns setof text
language sql stable security definer set search_path = '' as $$
  select org from public.membership where person = auth.uid()
$$;
create function private.my_tenants_as(wanted public.member_role) returns setof text
language sql stable security definer set search_path = '' as $$
  select m.org from public.membership m where m.person = auth.uid() and m.role = wanted
$$;
create function private.long_belongs(organisation text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare found_one boolean;
begin
  select true into found_one from public.membership where org = organisation and person = auth.uid();
  return coalesce(found_one, false);
end $$;
create function private.long_has_role(organisation text, wanted public.member_role[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  perform 1 from public.membership
    where org = organisation and person = auth.uid() and role = any (wanted);
  return found;
end $$;
create function private.long_has_one_role(organisation text, wanted public.member_role) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.long_has_role(organisation, array[wanted]);
end $$;
create function private.long_is_manager() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  perform 1 from public.membership where person = auth.uid() and role in ('owner', 'manager');
  return found;
end $$;
create function private.definer_name() returns text language sql stable security definer as
  'select current_user::text';
create function private.assign() returns trigger language plpgsql as $$
begin
  new.amount := 12;
  return new;
end $$;
create function private.attempt(statement text, role text, settings jsonb) returns text
language plpgsql as $$
declare
  amount bigint;
begin
  begin
    perform set_config(key, value, true) from jsonb_each_text(settings);
    execute format('set local role %I', role);
    execute statement;
    get diagnostics amount = row_count;
    raise exception using errcode = 'P0999', message = amount::text;
  exception
    when sqlstate 'P0999' then return case when sqlerrm = '1' then 'yes' else 'no' end;
    when insufficient_privilege then return 'no';
    when others then return 'error ' || sqlstate;
  end;
end $$;
`;

export async function createPolicyDatabase(): Promise<PolicyDatabase> {
  const backend = await createBackend();
  await backend.exec(setupSql);
  const read = async (sql: string) =>
    specificationOf((await backend.query<{ catalog: Catalog }>(sql)).rows[0]?.catalog as Catalog);
  const browserOf = async (role: string) => {
    await backend.exec(`set role ${role}`);
    try {
      return await read(catalogSql({ audience: 'browser' }));
    } finally {
      await backend.exec('reset role');
    }
  };
  return {
    async ask(plan) {
      await backend.exec('drop table if exists public.proven');
      try {
        await backend.exec(statementsOf(plan).join(';\n'));
      } catch (error) {
        console.error(String(error));
        return undefined;
      }
      const inserts = plan.rows.map((row, place) => insertSql({ '#': String(place), ...row }));
      await backend.exec(
        `alter table public.proven disable trigger user;
         ${inserts.join(';')};
         truncate public.membership;
         ${plan.memberships.map((row) => insertSql(row, 'membership')).join(';')};
         alter table public.proven enable trigger user`,
      );
      const { rows } = await backend.query<{ row: string }>(
        `select row_to_json(proven)::text as row from public.proven order by "#"`,
      );
      const questions = plan.attempts.map((attempt) => ({
        statement: statementOf(attempt),
        role: attempt.person.role,
        settings: settingsOf(attempt.person),
      }));
      const answers = await backend.query<{ verdict: string }>(
        `select private.attempt(statement, role, settings) as verdict
         from jsonb_to_recordset($1::jsonb) as question(statement text, role text, settings jsonb)`,
        [JSON.stringify(questions)],
      );
      return {
        specification: await read(catalogSql()),
        browsers: new Map([
          ['anon', await browserOf('anon')],
          ['authenticated', await browserOf('authenticated')],
        ]),
        rows: rows.map(({ row }) => JSON.parse(row) as Record<string, unknown>),
        verdicts: answers.rows.map(({ verdict }) => verdict),
      };
    },
    close: () => backend.close(),
  };
}

const value = (text: string | null) => (text === null ? 'null' : `'${text.replaceAll("'", "''")}'`);

export function insertSql(row: Readonly<Record<string, string | null>>, table = 'proven'): string {
  const names = Object.keys(row).map((name) => `"${name}"`);
  const values = Object.values(row).map(value);
  return `insert into public.${table} (${names.join(', ')}) values (${values.join(', ')})`;
}

/** Writes what PostgREST would: a condition, and the row that is written returned. */
export function statementOf({ action, row, sent }: Attempt): string {
  const where = `where "#" = ${row}`;
  switch (action) {
    case 'select':
      return `select * from public.proven ${where}`;
    case 'insert':
      return `${insertSql({ '#': '100', ...sent })} returning *`;
    case 'update': {
      const written = { '#': String(row), ...sent };
      const set = Object.entries(written).map(([name, text]) => `"${name}" = ${value(text)}`);
      return `update public.proven set ${set.join(', ')} ${where} returning *`;
    }
    default:
      return `delete from public.proven ${where} returning *`;
  }
}

/** The settings of a request, as PostgREST makes them, and in some with those of earlier versions. */
export function settingsOf({ role, claims = { role } }: PlannedPerson): Record<string, string> {
  return {
    'request.jwt.claims': JSON.stringify(claims),
    'request.jwt.claim.sub': typeof claims['sub'] === 'string' ? claims['sub'] : '',
  };
}

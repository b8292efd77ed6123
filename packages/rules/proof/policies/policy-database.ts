import { createBackend } from '@ninefold/embedded';
import type { Specification } from '@ninefold/specification';
import { type Catalog, catalogSql, specificationOf } from '@ninefold/specification/catalog';
import type { PolicyPerson } from '../../src/policies/index.ts';
import type { Attempt, PolicyPlan } from './plan-policies.ts';

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
        await backend.exec(plan.statements.join(';\n'));
      } catch (error) {
        console.error(String(error));
        return undefined;
      }
      const inserts = plan.rows.map((row, place) => insertSql({ '#': String(place), ...row }));
      await backend.exec(
        `alter table public.proven disable trigger user;
         ${inserts.join(';')};
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

function insertSql(row: Readonly<Record<string, string | null>>): string {
  const names = Object.keys(row).map((name) => `"${name}"`);
  const values = Object.values(row).map(value);
  return `insert into public.proven (${names.join(', ')}) values (${values.join(', ')})`;
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
export function settingsOf({ role, claims = { role } }: PolicyPerson): Record<string, string> {
  return {
    'request.jwt.claims': JSON.stringify(claims),
    'request.jwt.claim.sub': typeof claims['sub'] === 'string' ? claims['sub'] : '',
  };
}

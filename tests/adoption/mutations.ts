import type { ChangeWeight } from '@ninefold/specification/difference';

/** Additions to the schema of `apps/tenants` that a hosted project has: the Data API's login role, and an owner of views. */
export const baseSql = `
  create role authenticator noinherit;
  grant anon, authenticated, service_role to authenticator;
  create role reporter;`;

/** A view that shows what its owner may see. */
export const directorySql = `
  create view public.directory as select id, name from public.organisations;
  alter view public.directory owner to reporter;
  grant select on public.organisations to reporter;
  grant select on public.directory to authenticated;`;

/** One thing that somebody does to the adopter's database. */
export interface Mutation {
  readonly what: string;
  readonly sql: string;
  /** For what holds in every database of the server. */
  readonly undo?: string;
  readonly weight: ChangeWeight;
  /** The statement of `check`. */
  readonly says: string;
}

export const mutations: readonly Mutation[] = [
  {
    what: 'a function that policies call lets everybody in',
    sql: `create or replace function private.is_member(organisation uuid) returns boolean
      language sql stable security definer set search_path = '' as 'select true'`,
    weight: 'opens',
    says: 'The definition of the function private.is_member(uuid) has changed: the policies that call it may now give access to other people.',
  },
  {
    what: 'a function that policies call forgets to ask for membership',
    sql: `create or replace function private.has_role(organisation uuid, wanted public.member_role[])
      returns boolean language sql stable security definer set search_path = '' as $$
        select exists (select from public.memberships where role = any (wanted)) $$`,
    weight: 'opens',
    says: 'The definition of the function private.has_role(uuid, public.member_role[]) has changed: the policies that call it may now give access to other people.',
  },
  {
    what: 'a function that policies call loses its search_path',
    sql: 'alter function private.is_member(uuid) reset search_path',
    weight: 'opens',
    says: 'The function private.is_member(uuid) no longer has a fixed search_path: its caller decides which objects its names refer to.',
  },
  {
    what: 'a function that policies call runs with its caller’s rights',
    sql: 'alter function private.is_member(uuid) security invoker',
    weight: 'breaks',
    says: 'The function private.is_member(uuid) now runs with its caller’s permissions.',
  },
  {
    what: 'a function that policies call belongs to another role',
    sql: 'alter function private.is_member(uuid) owner to reporter',
    weight: 'breaks',
    says: 'The owner of the function private.is_member(uuid) changed from postgres to reporter. Policies apply to reporter.',
  },
  {
    what: 'a trigger’s function runs with its owner’s permissions',
    sql: 'alter function private.touch() security definer',
    weight: 'opens',
    says: 'The function private.touch() now runs with its owner’s permissions (postgres).',
  },
  {
    what: 'a trigger’s function does something else',
    sql: `create or replace function private.keep_owner() returns trigger language plpgsql
      set search_path = '' as 'begin return new; end'`,
    weight: 'changes',
    says: 'The definition of the function private.keep_owner() has changed.',
  },
  {
    what: 'a trigger is switched off',
    sql: 'alter table public.memberships disable trigger keep_owner',
    weight: 'changes',
    says: 'Trigger keep_owner on public.memberships changed from “before update or delete for each row private.keep_owner” to “before update or delete for each row private.keep_owner, disabled”.',
  },
  {
    what: 'signed-in people may become the service',
    sql: 'grant service_role to authenticated',
    undo: 'revoke service_role from authenticated',
    weight: 'opens',
    says: 'The role authenticated is now a member of service_role and has its permissions after switching to it. Policies do not apply to service_role.',
  },
  {
    what: 'signed-in people have the rights of the service',
    sql: 'grant service_role to authenticated with inherit true',
    undo: 'revoke service_role from authenticated',
    weight: 'opens',
    says: 'The role authenticated is now a member of service_role and has its permissions. Policies do not apply to service_role.',
  },
  {
    what: 'a function of the same name takes other arguments',
    sql: `create function private.is_member(organisation text) returns boolean
      language sql as 'select true'`,
    weight: 'opens',
    says: 'The function private.is_member(text) is now called by policies.',
  },
  {
    what: 'policies no longer hold for signed-in people',
    sql: 'alter role authenticated bypassrls',
    undo: 'alter role authenticated nobypassrls',
    weight: 'opens',
    says: 'Policies no longer apply to the role authenticated.',
  },
  {
    what: 'a view shows what its owner may see',
    sql: 'alter view billing.open_invoices set (security_invoker = false)',
    weight: 'opens',
    says: 'View billing.open_invoices now shows what its owner can see to everyone who can read it.',
  },
  {
    what: 'a view belongs to a role for which no policy holds',
    sql: 'alter view public.directory owner to postgres',
    weight: 'opens',
    says: 'The owner of view public.directory changed from reporter to postgres. Policies do not apply to postgres.',
  },
  {
    what: 'a new table without row-level security',
    sql: `create table public.exports (id bigint primary key, content text);
      grant select on public.exports to anon`,
    weight: 'opens',
    says: 'Table public.exports is new, with 2 columns, and no policy restricts the access of anon.',
  },
  {
    what: 'a new function with its owner’s permissions, which visitors may call',
    sql: `create function public.everybody() returns setof public.profiles language sql security definer
      set search_path = '' as 'select * from public.profiles'`,
    weight: 'opens',
    says: 'The function public.everybody() is new: it returns SETOF profiles, and runs with its owner’s permissions.',
  },
  {
    what: 'a function that signed-in people call runs with its owner’s permissions',
    sql: 'alter function public.archive_project(bigint) security definer',
    weight: 'opens',
    says: 'The function public.archive_project(bigint) ran with its caller’s permissions and now runs with its owner’s.',
  },
  {
    what: 'visitors may call a function',
    sql: 'grant execute on function public.archive_project to anon',
    weight: 'opens',
    says: 'anon may now call public.archive_project(bigint).',
  },
  {
    what: 'a policy holds for visitors too',
    sql: 'alter policy "Members see projects" on public.projects to authenticated, anon',
    weight: 'opens',
    says: 'Policy “Members see projects” on projects: roles changed from “authenticated” to “anon, authenticated”.',
  },
  {
    what: 'a policy with another condition',
    sql: 'alter policy "Members work on tasks" on public.tasks using (true)',
    weight: 'opens',
    says: 'Policy “Members work on tasks” on tasks: USING condition changed from “private.is_member(organisation_id)” to “true”.',
  },
  {
    what: 'a policy that lets in everybody',
    sql: 'create policy "All" on public.memberships for select using (true)',
    weight: 'opens',
    says: 'Policy “All” on memberships is new: permissive for select to public, using true.',
  },
  {
    what: 'row-level security is switched off',
    sql: 'alter table public.tasks disable row level security',
    weight: 'opens',
    says: 'Row-level security of table public.tasks is now off: every role with permission to read it sees every row.',
  },
  {
    what: 'visitors may read a table, of which policies show them nothing',
    sql: 'grant select on public.memberships to anon',
    weight: 'changes',
    says: 'anon was granted permission to read memberships, but no policy allows it.',
  },
  {
    what: 'a policy is gone',
    sql: 'drop policy "Members see their studio" on public.organisations',
    weight: 'breaks',
    says: 'Policy “Members see their studio” on organisations was deleted: permissive for select to authenticated, using private.is_member(id).',
  },
  {
    what: 'a right is taken away',
    sql: 'revoke update on public.projects from authenticated',
    weight: 'breaks',
    says: 'authenticated may no longer edit projects.',
  },
  {
    what: 'a column is gone',
    sql: 'alter table public.tasks drop column estimate_hours',
    weight: 'breaks',
    says: 'Column public.tasks.estimate_hours was deleted.',
  },
  {
    what: 'a value must be given',
    sql: 'alter table public.projects alter starts_on set not null',
    weight: 'breaks',
    says: 'Column public.projects.starts_on may no longer be empty.',
  },
  {
    what: 'a foreign key no longer cascades',
    sql: `alter table public.tasks drop constraint tasks_project_id_fkey,
      add constraint tasks_project_id_fkey foreign key (project_id) references public.projects`,
    weight: 'changes',
    says: 'Foreign key tasks_project_id_fkey on public.tasks changed from “on delete cascade, on update no action” to “on delete no action, on update no action”.',
  },
  {
    what: 'a CHECK is gone',
    sql: 'alter table public.memberships drop constraint memberships_weekly_hours_check',
    weight: 'loosens',
    says: 'Constraint memberships_weekly_hours_check on memberships was deleted.',
  },
  {
    what: 'a value may be left out',
    sql: 'alter table public.memberships alter weekly_hours drop not null',
    weight: 'loosens',
    says: 'Column public.memberships.weekly_hours may now be empty.',
  },
  {
    what: 'a new state',
    sql: `alter type public.task_status add value 'blocked'`,
    weight: 'adds',
    says: 'The type task_status has a new value “blocked” (tasks.status).',
  },
  {
    what: 'a new column',
    sql: 'alter table public."Order" add "Ship To" text',
    weight: 'adds',
    says: 'Column public.Order.Ship To is new, of type text.',
  },
  {
    what: 'another comment',
    sql: `comment on table public.profiles is 'People with an account.'`,
    weight: 'words',
    says: 'Table public.profiles: comment changed from “People who can sign in.” to “People with an account.”.',
  },
];

/** Mistakes that Supabase's database linter reports. */
export const mistakesSql = `
  create table public.exports (id bigint, content text);
  grant select on public.exports to anon;
  create policy mine on public.exports using (auth.uid() is not null);
  create table public.reports (id bigint primary key);
  alter table public.reports enable row level security;
  create policy admins on public.reports for update
    using ((auth.jwt() -> 'user_metadata') is not null);
  create view public.people as select id from auth.users;
  grant select on public.people to authenticated;
  create materialized view public.totals as select 1 as tasks;
  grant select on public.totals to anon;
  create function public.everybody() returns setof public.profiles language sql security definer
    as 'select * from public.profiles';
  create policy raw on public.tasks for select to authenticated using (auth.uid() = assignee_id);
  create policy wild on public.tasks for update to authenticated using (true);`;

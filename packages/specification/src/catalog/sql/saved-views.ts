import { quoteIdentifier } from '@ninefold/values/sql';
import type { CatalogQuery } from './catalog-query.ts';
import { savedViewsTable } from './scope.ts';

/**
 * Returns SQL that creates the table of saved views in the first of the schemas, with its policies and
 * grants. The SQL can be run again. It grants nothing to roles that do not exist.
 */
export function savedViewsSql(query: Pick<CatalogQuery, 'schemas'> = {}): string {
  const [schema = 'public'] = query.schemas ?? [];
  const table = `${quoteIdentifier(schema)}.${savedViewsTable}`;
  return `-- Views of lists that people save under a name: filters, order, columns and kind of view.
--
-- Everybody who signs in can share views and read shared ones, with the values in their filters. Where
-- not everybody is a colleague, as with customers or tenants, add a restrictive policy of your own:
--
--   create policy "Staff share views" on ${table}
--     as restrictive for all to authenticated
--     using (not shared or auth.jwt() -> 'app_metadata' ->> 'role' in ('owner', 'staff'));

create table if not exists ${table} (
  id uuid primary key default gen_random_uuid(),
  entity text not null check (char_length(entity) between 1 and 200),
  name text not null check (char_length(name) between 1 and 100 and name = btrim(name)),
  address text not null check (char_length(address) <= 8000),
  layout jsonb check (octet_length(layout::text) <= 20000),
  shared boolean not null default false,
  owner uuid not null default auth.uid() references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (owner, entity, name)
);

create index if not exists ${savedViewsTable}_shared on ${table} (entity) where shared;

comment on table ${table} is 'Views of lists that people have saved under a name.';
comment on column ${table}.id is 'Names the view in addresses.';
comment on column ${table}.entity is 'The entity whose list it shows.';
comment on column ${table}.name is 'The name that people choose it by.';
comment on column ${table}.address is 'The part of the list’s address behind the question mark.';
comment on column ${table}.layout is 'Widths of columns and what else the address does not say.';
comment on column ${table}.shared is 'Whether everybody who signs in can read it.';
comment on column ${table}.owner is 'Who saved it. Only they can change it.';
comment on column ${table}.created_at is 'When it was saved.';
comment on column ${table}.updated_at is 'When it was last changed.';

alter table ${table} enable row level security;

drop policy if exists ${savedViewsTable}_select on ${table};
drop policy if exists ${savedViewsTable}_insert on ${table};
drop policy if exists ${savedViewsTable}_update on ${table};
drop policy if exists ${savedViewsTable}_delete on ${table};

revoke all on ${table} from public;

do $grant$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'anon') then
    revoke all on ${table} from anon;
  end if;
  if exists (select from pg_catalog.pg_roles where rolname = 'authenticated') then
    -- Nobody gives a view to another person, or moves it to another list.
    revoke all on ${table} from authenticated;
    grant select, delete on ${table} to authenticated;
    grant insert (id, entity, name, address, layout, shared) on ${table} to authenticated;
    grant update (name, address, layout, shared, updated_at) on ${table} to authenticated;

    create policy ${savedViewsTable}_select on ${table} for select to authenticated
      using (shared or owner = (select auth.uid()));
    create policy ${savedViewsTable}_insert on ${table} for insert to authenticated
      with check (owner = (select auth.uid()));
    create policy ${savedViewsTable}_update on ${table} for update to authenticated
      using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
    create policy ${savedViewsTable}_delete on ${table} for delete to authenticated
      using (owner = (select auth.uid()));
  end if;
end
$grant$;

notify pgrst, 'reload schema';
`;
}

/**
 * Whether the first of the schemas has the table, and the role can read and write its own views there:
 * true or null.
 */
export const savedViewsInstalledSql = `(
    select true
    from scope
    join pg_catalog.pg_class class
      on class.relnamespace = scope.oid and class.relname = '${savedViewsTable}' and class.relkind = 'r'
    where scope.place = 1
      and pg_catalog.has_table_privilege(class.oid, 'SELECT')
      and pg_catalog.has_table_privilege(class.oid, 'DELETE')
      and pg_catalog.has_any_column_privilege(class.oid, 'INSERT')
      and pg_catalog.has_any_column_privilege(class.oid, 'UPDATE'))`;

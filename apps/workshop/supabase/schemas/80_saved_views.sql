-- Views of lists that people save under a name: filters, order, columns and kind of view.
--
-- Everybody who signs in can share views and read shared ones, with the values in their filters. Where
-- not everybody is a colleague, as with customers or tenants, add a restrictive policy of your own:
--
--   create policy "Staff share views" on "public".ninefold_saved_views
--     as restrictive for all to authenticated
--     using (not shared or auth.jwt() -> 'app_metadata' ->> 'role' in ('owner', 'staff'));

create table if not exists "public".ninefold_saved_views (
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

create index if not exists ninefold_saved_views_shared on "public".ninefold_saved_views (entity) where shared;

comment on table "public".ninefold_saved_views is 'Views of lists that people have saved under a name.';
comment on column "public".ninefold_saved_views.id is 'Names the view in addresses.';
comment on column "public".ninefold_saved_views.entity is 'The entity whose list it shows.';
comment on column "public".ninefold_saved_views.name is 'The name that people choose it by.';
comment on column "public".ninefold_saved_views.address is 'The part of the list’s address behind the question mark.';
comment on column "public".ninefold_saved_views.layout is 'Widths of columns and what else the address does not say.';
comment on column "public".ninefold_saved_views.shared is 'Whether everybody who signs in can read it.';
comment on column "public".ninefold_saved_views.owner is 'Who saved it. Only they can change it.';
comment on column "public".ninefold_saved_views.created_at is 'When it was saved.';
comment on column "public".ninefold_saved_views.updated_at is 'When it was last changed.';

alter table "public".ninefold_saved_views enable row level security;

drop policy if exists ninefold_saved_views_select on "public".ninefold_saved_views;
drop policy if exists ninefold_saved_views_insert on "public".ninefold_saved_views;
drop policy if exists ninefold_saved_views_update on "public".ninefold_saved_views;
drop policy if exists ninefold_saved_views_delete on "public".ninefold_saved_views;

revoke all on "public".ninefold_saved_views from public;

do $grant$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'anon') then
    revoke all on "public".ninefold_saved_views from anon;
  end if;
  if exists (select from pg_catalog.pg_roles where rolname = 'authenticated') then
    -- Nobody gives a view to another person, or moves it to another list.
    revoke all on "public".ninefold_saved_views from authenticated;
    grant select, delete on "public".ninefold_saved_views to authenticated;
    grant insert (id, entity, name, address, layout, shared) on "public".ninefold_saved_views to authenticated;
    grant update (name, address, layout, shared, updated_at) on "public".ninefold_saved_views to authenticated;

    create policy ninefold_saved_views_select on "public".ninefold_saved_views for select to authenticated
      using (shared or owner = (select auth.uid()));
    create policy ninefold_saved_views_insert on "public".ninefold_saved_views for insert to authenticated
      with check (owner = (select auth.uid()));
    create policy ninefold_saved_views_update on "public".ninefold_saved_views for update to authenticated
      using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
    create policy ninefold_saved_views_delete on "public".ninefold_saved_views for delete to authenticated
      using (owner = (select auth.uid()));
  end if;
end
$grant$;

notify pgrst, 'reload schema';

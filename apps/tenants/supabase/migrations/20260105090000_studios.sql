-- A team's product before it meets Ninefold: studios that plan the work of their clients. Sample data only.
-- Written the way public Supabase starters are: tenants with members, policies that ask functions of a
-- private schema, a second exposed schema, and the odd names that grow over years.

create schema private;
create schema billing;
grant usage on schema private to authenticated;
grant usage on schema billing to authenticated, service_role;

create type public.member_role as enum ('owner', 'manager', 'member');
create type public.project_status as enum ('draft', 'active', 'archived');
create type public.task_status as enum ('todo', 'doing', 'done');
create type public.postal_address as (street text, postal_code text, city text, country text);
create domain public.slug as text
  check (value ~ '^[a-z0-9]+(-[a-z0-9]+)*$') check (char_length(value) <= 40);
create domain public.percentage as numeric(5, 2) check (value between 0 and 100);

create table public.profiles (
  id uuid primary key references auth.users on delete cascade,
  full_name text not null check (char_length(full_name) between 1 and 80),
  email text not null,
  avatar_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'People who can sign in.';

create table public.organisations (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) <= 60),
  slug public.slug not null unique,
  address public.postal_address,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.organisations is 'Studios. Every other record belongs to one.';

create table public.memberships (
  organisation_id uuid not null references public.organisations on delete cascade,
  profile_id uuid not null references public.profiles on delete cascade,
  role public.member_role not null default 'member',
  weekly_hours smallint not null default 40 check (weekly_hours between 1 and 60),
  joined_at date not null default current_date,
  primary key (organisation_id, profile_id)
);

create table public.projects (
  id bigint generated always as identity primary key,
  organisation_id uuid not null references public.organisations on delete cascade,
  name text not null check (char_length(name) <= 120),
  status public.project_status not null default 'draft',
  discount public.percentage not null default 0,
  starts_on date,
  ends_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organisation_id, name),
  constraint projects_dates_in_order check (ends_on >= starts_on)
);

create table public.tasks (
  id bigint generated always as identity primary key,
  organisation_id uuid not null references public.organisations on delete cascade,
  project_id bigint not null references public.projects on delete cascade,
  title text not null check (char_length(title) <= 200),
  status public.task_status not null default 'todo',
  assignee_id uuid references public.profiles on delete set null,
  estimate_hours numeric(6, 2) check (estimate_hours > 0 and estimate_hours <= 400),
  priority smallint not null default 3 check (priority >= 1 and priority <= 5),
  due_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.tasks.estimate_hours is 'Hours of work, reviews included.';

-- A plain join of two tables: nothing of its own.
create table public.project_watchers (
  project_id bigint not null references public.projects on delete cascade,
  profile_id uuid not null references public.profiles on delete cascade,
  primary key (project_id, profile_id)
);

create table public.bookings (
  id bigint generated always as identity primary key,
  organisation_id uuid not null references public.organisations on delete cascade,
  room smallint not null check (room between 1 and 12),
  purpose text not null,
  during tstzrange not null,
  constraint bookings_no_overlap exclude using gist (
    int4range(room, room, '[]') with &&, during with &&
  )
);

-- Capital letters and spaces, as an older tool made them.
create table public."Order" (
  "Order No" text primary key check ("Order No" ~ '^[A-Z]{2}-[0-9]{4}$'),
  organisation_id uuid not null references public.organisations on delete cascade,
  "Customer Name" text not null,
  "PlacedAt" date not null default current_date,
  "Total Amount" numeric(10, 2) not null default 0 check ("Total Amount" >= 0)
);
create table public."Line Item" (
  "Order No" text not null references public."Order" on delete cascade,
  "Line No" smallint not null,
  "Product Name" text not null,
  "Quantity" integer not null default 1 check ("Quantity" between 1 and 999),
  primary key ("Order No", "Line No")
);

create table public.countries (
  code text primary key,
  name text not null
);

-- Written by the sign-up page; read by nobody who uses the application.
create table public.waiting_list (
  email text not null check (email ~ '^[^@ ]+@[^@ ]+$'),
  note text,
  asked_at timestamptz not null default now()
);

-- Members append to it and nobody reads it back.
create table public.audit_events (
  id bigint generated always as identity primary key,
  organisation_id uuid not null references public.organisations on delete cascade,
  happened text not null check (char_length(happened) <= 500),
  at timestamptz not null default now()
);

-- Without a key.
create table public.import_lines (
  source text not null,
  line text not null
);

create table billing.invoices (
  id bigint generated always as identity primary key,
  organisation_id uuid not null references public.organisations on delete cascade,
  number text not null,
  project_id bigint references public.projects on delete restrict,
  issued_on date not null default current_date,
  paid_on date check (paid_on >= issued_on),
  amount numeric(12, 2) not null check (amount > 0),
  unique (organisation_id, number)
);
create view billing.open_invoices with (security_invoker = true) as
  select id, organisation_id, number, issued_on, amount from billing.invoices where paid_on is null;

create function private.is_member(organisation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.memberships
    where organisation_id = organisation and profile_id = (select auth.uid())
  )
$$;
create function private.has_role(organisation uuid, wanted public.member_role[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_member(organisation) and exists (
    select from public.memberships
    where organisation_id = organisation and profile_id = (select auth.uid()) and role = any (wanted)
  )
$$;
create function private.touch() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at = now();
  return new;
end $$;
create function private.keep_owner() returns trigger language plpgsql set search_path = '' as $$
begin
  if old.role = 'owner' and not exists (
    select from public.memberships
    where organisation_id = old.organisation_id and role = 'owner' and profile_id <> old.profile_id
  ) then
    raise exception 'A studio needs an owner.'
      using errcode = 'SP001', hint = 'Make somebody else an owner first.';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger touch before update on public.profiles
  for each row execute function private.touch();
create trigger touch before update on public.organisations
  for each row execute function private.touch();
create trigger touch before update on public.projects
  for each row execute function private.touch();
create trigger touch before update on public.tasks
  for each row execute function private.touch();
create trigger keep_owner before update or delete on public.memberships
  for each row execute function private.keep_owner();

-- A computed column: PostgREST offers it as a field of tasks.
create function public.days_left(task public.tasks) returns integer
language sql stable set search_path = '' as $$ select task.due_on - current_date $$;

create function public.my_memberships()
returns table (organisation_id uuid, organisation text, role public.member_role)
language sql stable set search_path = '' as $$
  select memberships.organisation_id, organisations.name, memberships.role
  from public.memberships join public.organisations on organisations.id = memberships.organisation_id
  where memberships.profile_id = (select auth.uid())
$$;
create function public.archive_project(project bigint) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (select from public.tasks where project_id = project and status <> 'done') then
    raise exception 'This project still has open tasks.'
      using errcode = 'SP002', hint = 'Finish or delete its tasks, then archive it.';
  end if;
  update public.projects set status = 'archived' where id = project;
end $$;
revoke execute on all functions in schema public from public, anon;
grant execute on function public.days_left, public.my_memberships, public.archive_project
  to authenticated;
revoke execute on all functions in schema private from public;
grant execute on function private.is_member, private.has_role to authenticated;

alter table public.profiles enable row level security;
alter table public.organisations enable row level security;
alter table public.memberships enable row level security;
alter table public.projects enable row level security;
alter table public.tasks enable row level security;
alter table public.project_watchers enable row level security;
alter table public.bookings enable row level security;
alter table public."Order" enable row level security;
alter table public."Line Item" enable row level security;
alter table public.countries enable row level security;
alter table public.waiting_list enable row level security;
alter table public.audit_events enable row level security;
alter table public.import_lines enable row level security;
alter table billing.invoices enable row level security;

grant select, insert, update, delete on public.organisations, public.memberships, public.projects,
  public.tasks, public.project_watchers, public.bookings, public."Order", public."Line Item",
  public.import_lines, billing.invoices to authenticated;
grant select on billing.open_invoices to authenticated;
grant select, update on public.profiles to authenticated;
grant select on public.countries to anon, authenticated;
grant insert on public.waiting_list to anon, authenticated;
grant insert on public.audit_events to authenticated;
grant all on all tables in schema public, billing to service_role;

create policy "Members see each other" on public.profiles for select to authenticated using (
  id = (select auth.uid()) or exists (
    select from public.memberships
    where profile_id = profiles.id and private.is_member(organisation_id)
  )
);
create policy "People edit themselves" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "Members see their studio" on public.organisations for select to authenticated
  using (private.is_member(id));
create policy "Owners edit their studio" on public.organisations for update to authenticated
  using (private.has_role(id, '{owner}'));
create policy "Members see who belongs" on public.memberships for select to authenticated
  using (private.is_member(organisation_id));
create policy "Owners decide who belongs" on public.memberships for all to authenticated
  using (private.has_role(organisation_id, '{owner}'))
  with check (private.has_role(organisation_id, '{owner}'));
create policy "Members see projects" on public.projects for select to authenticated
  using (private.is_member(organisation_id));
create policy "Managers plan projects" on public.projects for all to authenticated
  using (private.has_role(organisation_id, '{owner,manager}'))
  with check (private.has_role(organisation_id, '{owner,manager}'));
create policy "Members work on tasks" on public.tasks for all to authenticated
  using (private.is_member(organisation_id)) with check (private.is_member(organisation_id));
create policy "Members watch projects" on public.project_watchers for all to authenticated
  using (profile_id = (select auth.uid())) with check (profile_id = (select auth.uid()));
create policy "Members book rooms" on public.bookings for all to authenticated
  using (private.is_member(organisation_id)) with check (private.is_member(organisation_id));
create policy "Members keep orders" on public."Order" for all to authenticated
  using (private.is_member(organisation_id)) with check (private.is_member(organisation_id));
create policy "Members keep lines" on public."Line Item" for all to authenticated using (
  exists (select from public."Order" o
    where o."Order No" = "Line Item"."Order No" and private.is_member(o.organisation_id))
);
create policy "Everybody reads countries" on public.countries for select to anon, authenticated
  using (true);
create policy "Everybody may wait" on public.waiting_list for insert to anon, authenticated
  with check (true);
create policy "Members write down" on public.audit_events for insert to authenticated
  with check (private.is_member(organisation_id));
create policy "Members see imports" on public.import_lines for select to authenticated using (true);
create policy "Managers bill" on billing.invoices for all to authenticated
  using (private.has_role(organisation_id, '{owner,manager}'))
  with check (private.has_role(organisation_id, '{owner,manager}'));

create type public.app_role as enum ('support');
create table public.user_roles (
  user_id uuid primary key references auth.users on delete cascade,
  role public.app_role not null
);
alter table public.user_roles enable row level security;
create policy "Auth reads roles" on public.user_roles
  for select to supabase_auth_admin using (true);
grant usage on schema public to supabase_auth_admin;
grant select on public.user_roles to supabase_auth_admin;

create function public.custom_access_token_hook(event jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_set(event, '{claims,user_role}', coalesce((
    select to_jsonb(role) from public.user_roles where user_id = (event ->> 'user_id')::uuid
  ), 'null'))
$$;
revoke execute on function public.custom_access_token_hook from public, anon, authenticated;
grant execute on function public.custom_access_token_hook to supabase_auth_admin;

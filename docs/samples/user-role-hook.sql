create table public.user_roles (
  user_id uuid primary key references auth.users on delete cascade,
  role text not null
);
alter table public.user_roles enable row level security;
create policy "Auth reads roles" on public.user_roles
  for select to supabase_auth_admin using (true);
grant usage on schema public to supabase_auth_admin;
grant select on public.user_roles to supabase_auth_admin;

create function public.add_user_role(event jsonb) returns jsonb language sql stable as $$
  select jsonb_set(event, '{claims,user_role}', coalesce((
    select to_jsonb(role) from public.user_roles where user_id = (event ->> 'user_id')::uuid
  ), 'null'))
$$;
revoke execute on function public.add_user_role from public, anon, authenticated;
grant execute on function public.add_user_role to supabase_auth_admin;

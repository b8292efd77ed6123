-- Two roles hold in every studio. Support has its own in user_roles, and the hook puts it into the token.
-- The bookkeeper has hers in app_metadata, which only a secret key can write.
create function private.is_support() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'user_role' = 'support', false)
$$;
create function private.is_bookkeeper() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(auth.jwt() -> 'app_metadata' ->> 'role' = 'bookkeeper', false)
$$;
revoke execute on function private.is_support, private.is_bookkeeper from public;
grant execute on function private.is_support, private.is_bookkeeper to authenticated;

create policy "Support and bookkeeping see every studio" on public.organisations
  for select to authenticated
  using ((select private.is_support()) or (select private.is_bookkeeper()));
create policy "Support sees who belongs" on public.memberships for select to authenticated
  using ((select private.is_support()));
create policy "Support sees everybody" on public.profiles for select to authenticated
  using ((select private.is_support()));
create policy "Support and bookkeeping see projects" on public.projects
  for select to authenticated
  using ((select private.is_support()) or (select private.is_bookkeeper()));
create policy "Support sees tasks" on public.tasks for select to authenticated
  using ((select private.is_support()));
create policy "The bookkeeper bills" on billing.invoices for all to authenticated
  using ((select private.is_bookkeeper())) with check ((select private.is_bookkeeper()));

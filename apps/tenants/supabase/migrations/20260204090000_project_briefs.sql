-- A file for each project. Whoever sees the project sees its brief.
alter table public.projects add brief_path text unique;
comment on column public.projects.brief_path is 'What the client asked for, as a PDF.';

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('briefs', 'briefs', false, 10485760, '{application/pdf}');

create function private.manages() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.memberships
    where profile_id = (select auth.uid()) and role in ('owner', 'manager')
  )
$$;
revoke execute on function private.manages from public;
grant execute on function private.manages to authenticated;

create policy "Briefs are seen with their projects" on storage.objects
  for select to authenticated using (
    bucket_id = 'briefs' and (
      owner_id = (select auth.uid())::text
      or exists (select from public.projects where brief_path = objects.name)
    )
  );
-- Into a folder named by a UUID, as forms do, so that nobody writes over the brief of somebody else.
create policy "Managers upload briefs" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'briefs' and (select private.manages())
    and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[^/]+$'
  );
create policy "People delete the briefs that they uploaded" on storage.objects
  for delete to authenticated using (
    bucket_id = 'briefs' and owner_id = (select auth.uid())::text
  );

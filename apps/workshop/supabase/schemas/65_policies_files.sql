-- The bucket of the attachments. Where the database has no Storage, their records are kept all the same.
do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values (
    'attachments', 'attachments', false, 52428800,
    '{image/png,image/jpeg,image/webp,image/heic,application/pdf,text/csv,text/plain}'
  )
  on conflict (id) do nothing;

  create policy "Files are seen with their attachments" on storage.objects
    for select to authenticated using (
      bucket_id = 'attachments'
      and (
        (select private.is_office())
        or owner_id = (select auth.uid())::text
        or exists (select from public.attachment where attachment.storage_path = objects.name)
      )
    );
  -- Into a folder named by a UUID, as forms do, and never in place of a file that an attachment names.
  create policy "Files are uploaded by everybody with a role" on storage.objects
    for insert to authenticated with check (
      bucket_id = 'attachments'
      and (select public.current_person_role()) is not null
      and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[^/]+$'
      and not private.has_attachment(name)
    );
  create policy "Files are deleted by the office or the uploader" on storage.objects
    for delete to authenticated using (
      bucket_id = 'attachments'
      and ((select private.is_office()) or owner_id = (select auth.uid())::text)
    );
end
$$;

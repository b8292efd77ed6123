create function private.name_uploader() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- A service says itself whose upload it is.
  if auth.uid() is not null then
    new.uploaded_by := auth.uid();
    new.uploader_name := private.person_name();
  end if;
  return new;
end
$$;
comment on function private.name_uploader() is 'Notes who uploaded a file.';

create trigger attachment_uploader before insert on public.attachment
  for each row execute function private.name_uploader();

-- The functions below look past policies: a person must not use a file that they can't see.
create function private.has_attachment(path text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.attachment where storage_path = path)
$$;
comment on function private.has_attachment(text) is
  'Whether an attachment names the file at this path.';

create function private.is_file_of_others(path text) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if to_regclass('storage.objects') is null then
    return false;
  end if;
  return exists (
    select from storage.objects
    where bucket_id = 'attachments' and name = path
      and owner_id is distinct from auth.uid()::text
  );
end
$$;
comment on function private.is_file_of_others(text) is
  'Whether somebody else has uploaded the file at this path.';

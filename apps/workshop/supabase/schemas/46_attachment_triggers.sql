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

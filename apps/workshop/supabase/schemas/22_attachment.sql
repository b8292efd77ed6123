create table public.attachment (
  id uuid primary key default gen_random_uuid(),
  work_order_id bigint not null references public.work_order (id) on delete cascade,
  file_name text not null
    constraint attachment_file_name_form check (file_name ~ '^[^/\\]{1,200}$'),
  storage_path text not null constraint attachment_storage_path_unique unique,
  media_type text not null
    constraint attachment_media_type_form check (media_type ~ '^[a-z]+/[a-z0-9.+-]+$'),
  size_bytes bigint not null
    constraint attachment_size_bytes_range check (size_bytes between 1 and 52428800),
  sha256 bytea constraint attachment_sha256_length check (octet_length(sha256) = 32),
  caption text constraint attachment_caption_length check (char_length(caption) <= 200),
  uploaded_by uuid default auth.uid() references auth.users (id) on delete set null,
  uploader_name text not null,
  uploaded_at timestamptz not null default now()
);

create index attachment_work_order on public.attachment (work_order_id, uploaded_at desc);
create index attachment_uploaded_by on public.attachment (uploaded_by);
create index attachment_uploaded on public.attachment (uploaded_at desc);

comment on table public.attachment is 'A photo or document that belongs to an order. The file itself is in storage.';
comment on column public.attachment.id is 'Identifies the attachment. Set by the database.';
comment on column public.attachment.work_order_id is 'The order that it belongs to.';
comment on column public.attachment.file_name is 'The file’s name when it was uploaded.';
comment on column public.attachment.storage_path is 'Where the file is in the “attachments” bucket.';
comment on column public.attachment.media_type is 'What sort of file it is: image/jpeg, application/pdf.';
comment on column public.attachment.size_bytes is 'How big it is, at most 50 MiB.';
comment on column public.attachment.sha256 is 'Fingerprint of its content (SHA-256).';
comment on column public.attachment.caption is 'What it shows.';
comment on column public.attachment.uploaded_by is 'The account that uploaded it.';
comment on column public.attachment.uploader_name is 'The uploader’s name at that time. Set by the database.';
comment on column public.attachment.uploaded_at is 'When it was uploaded.';

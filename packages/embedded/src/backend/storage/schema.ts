/**
 * Supabase Storage's tables and functions for policies, as far as files need them. Source: Supabase's
 * documentation, "Storage schema design" and "Storage helper functions".
 */
export const storageSchemaSql = `
  create schema if not exists storage;
  create table if not exists storage.buckets (
    id text primary key,
    name text not null unique,
    owner uuid,
    owner_id text,
    public boolean default false,
    file_size_limit bigint,
    allowed_mime_types text[],
    created_at timestamptz default now(),
    updated_at timestamptz default now()
  );
  create table if not exists storage.objects (
    id uuid primary key default gen_random_uuid(),
    bucket_id text references storage.buckets (id),
    name text,
    owner uuid,
    owner_id text,
    created_at timestamptz default now(),
    updated_at timestamptz default now(),
    last_accessed_at timestamptz default now(),
    metadata jsonb,
    path_tokens text[] generated always as (string_to_array(name, '/')) stored,
    version text,
    user_metadata jsonb,
    constraint bucketid_objname unique (bucket_id, name)
  );
  alter table storage.buckets enable row level security;
  alter table storage.objects enable row level security;
  create or replace function storage.foldername(name text) returns text[]
    language sql immutable
    as $$ select (string_to_array(name, '/'))[1:array_length(string_to_array(name, '/'), 1) - 1] $$;
  create or replace function storage.filename(name text) returns text
    language sql immutable
    as $$ select split_part(name, '/', -1) $$;
  create or replace function storage.extension(name text) returns text
    language sql immutable
    as $$ select split_part(split_part(name, '/', -1), '.', -1) $$;
  grant usage on schema storage to anon, authenticated, service_role;
  grant all on storage.buckets, storage.objects to anon, authenticated, service_role;`;

/**
 * The bytes of the objects, in parts. The table is created with the first file, so that it counts as part of
 * the data: an exported database creates it.
 */
export const contentSchemaSql = `
  create table if not exists storage.embedded_content (
    object_id uuid references storage.objects (id) on delete cascade,
    part integer,
    bytes bytea not null,
    primary key (object_id, part)
  );
  alter table storage.embedded_content alter column bytes set storage external;`;

/** The uploads that are not complete, with what has arrived of them. They are created as the bytes of objects are. */
export const uploadSchemaSql = `
  create table if not exists storage.embedded_upload (
    id uuid primary key default gen_random_uuid(),
    bucket_id text not null references storage.buckets (id) on delete cascade,
    name text not null,
    owner_id text not null,
    size bigint not null,
    type text not null,
    cache_control text not null,
    upsert boolean not null,
    received bigint not null default 0,
    created_at timestamptz not null default now()
  );
  create table if not exists storage.embedded_upload_part (
    upload_id uuid references storage.embedded_upload (id) on delete cascade,
    part integer,
    bytes bytea not null,
    primary key (upload_id, part)
  );
  alter table storage.embedded_upload_part alter column bytes set storage external;`;

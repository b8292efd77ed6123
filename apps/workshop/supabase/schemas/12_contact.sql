create table public.contact (
  id bigint generated always as identity primary key,
  customer_id bigint not null references public.customer (id) on delete cascade,
  user_id uuid
    constraint contact_user_unique unique
    references auth.users (id) on delete set null,
  first_name text not null
    constraint contact_first_name_length check (char_length(btrim(first_name)) between 1 and 60),
  last_name text not null
    constraint contact_last_name_length check (char_length(btrim(last_name)) between 1 and 60),
  full_name text generated always as (first_name || ' ' || last_name) stored,
  job_title text,
  email public.email_address constraint contact_email_unique unique,
  phone text constraint contact_phone_form check (phone ~ '^\+?[0-9 ()/-]{5,30}$'),
  language text not null default 'de'
    constraint contact_language_known check (language in ('de', 'en', 'da', 'nl', 'pl', 'sv')),
  is_primary boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint contact_can_be_reached check (email is not null or phone is not null)
);

create index contact_customer on public.contact (customer_id);
create index contact_name on public.contact (last_name, first_name);
create unique index contact_one_primary_for_customer on public.contact (customer_id) where is_primary;

comment on table public.contact is 'A person the workshop talks to at a customer.';
comment on column public.contact.id is 'Identifies the contact. Set by the database.';
comment on column public.contact.customer_id is 'The customer that the person works for.';
comment on column public.contact.user_id is 'The account that the person signs in with, if any.';
comment on column public.contact.first_name is 'First name.';
comment on column public.contact.last_name is 'Last name.';
comment on column public.contact.full_name is 'First and last name together.';
comment on column public.contact.job_title is 'What the person does there.';
comment on column public.contact.email is 'Where to write to. An e-mail address or a telephone number is required.';
comment on column public.contact.phone is 'Where to call. An e-mail address or a telephone number is required.';
comment on column public.contact.language is 'The language to write in.';
comment on column public.contact.is_primary is 'Whether to ask this person first. A customer has at most one main contact.';
comment on column public.contact.created_at is 'When the record was created.';
comment on column public.contact.updated_at is 'When the record last changed.';

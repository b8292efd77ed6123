create table public.technician (
  id bigint generated always as identity primary key,
  user_id uuid
    constraint technician_user_unique unique
    references auth.users (id) on delete set null,
  personnel_number text not null
    constraint technician_personnel_number_unique unique
    constraint technician_personnel_number_form check (personnel_number ~ '^T[0-9]{3}$'),
  first_name text not null
    constraint technician_first_name_length check (char_length(btrim(first_name)) between 1 and 60),
  last_name text not null
    constraint technician_last_name_length check (char_length(btrim(last_name)) between 1 and 60),
  full_name text generated always as (first_name || ' ' || last_name) stored,
  email public.email_address not null constraint technician_email_unique unique,
  phone text constraint technician_phone_form check (phone ~ '^\+?[0-9 ()/-]{5,30}$'),
  home_region public.region not null,
  languages text[] not null default '{de}'
    constraint technician_languages_not_empty check (cardinality(languages) > 0),
  day_starts_at time not null default '07:30',
  day_ends_at time not null default '16:30',
  hourly_rate public.money_amount not null default 92,
  hourly_cost public.money_amount,
  employed_from date not null default current_date,
  employed_until date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint technician_day_ends_after_start check (day_ends_at > day_starts_at),
  constraint technician_employed_until_after_from check (employed_until > employed_from)
);

create index technician_name on public.technician (last_name, first_name);
create index technician_region on public.technician (home_region);

comment on table public.technician is 'Somebody who repairs and inspects machines for the workshop.';
comment on column public.technician.id is 'Identifies the technician. Set by the database.';
comment on column public.technician.user_id is 'The account that the technician signs in with, if any.';
comment on column public.technician.personnel_number is 'Number in the staff register: T and three digits.';
comment on column public.technician.first_name is 'First name.';
comment on column public.technician.last_name is 'Last name.';
comment on column public.technician.full_name is 'First and last name together.';
comment on column public.technician.email is 'Address at the workshop.';
comment on column public.technician.phone is 'The telephone in the van.';
comment on column public.technician.home_region is 'The area that the technician’s tours begin in.';
comment on column public.technician.languages is 'Languages spoken with customers, as two-letter codes.';
comment on column public.technician.day_starts_at is 'When the working day begins.';
comment on column public.technician.day_ends_at is 'When the working day ends.';
comment on column public.technician.hourly_rate is 'What the workshop charges for an hour, in euros.';
comment on column public.technician.hourly_cost is 'What an hour costs the workshop, in euros. Only the owner can read and set it, through a function.';
comment on column public.technician.employed_from is 'First day of work.';
comment on column public.technician.employed_until is 'Last day of work, if there is one.';
comment on column public.technician.created_at is 'When the record was created.';
comment on column public.technician.updated_at is 'When the record last changed.';

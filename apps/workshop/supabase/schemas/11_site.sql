create table public.site (
  id bigint generated always as identity primary key,
  customer_id bigint not null references public.customer (id),
  name text not null
    constraint site_name_length check (char_length(btrim(name)) between 2 and 120),
  street text not null,
  postal_code text not null,
  city text not null,
  country public.country_code not null default 'DE',
  location point,
  opening_hours jsonb not null default '[]'
    constraint site_opening_hours_array check (jsonb_typeof(opening_hours) = 'array'),
  access_notes text constraint site_access_notes_length check (char_length(access_notes) <= 2000),
  needs_escort boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint site_name_unique_for_customer unique (customer_id, name)
);

create index site_city on public.site (city);

comment on table public.site is 'A place where a customer has machines.';
comment on column public.site.id is 'Identifies the site. Set by the database.';
comment on column public.site.customer_id is 'The customer whose site it is.';
comment on column public.site.name is 'What the customer calls it: Hall 3, Main plant.';
comment on column public.site.street is 'Street and house number of the site.';
comment on column public.site.postal_code is 'Postal code of the site.';
comment on column public.site.city is 'Town of the site.';
comment on column public.site.country is 'Country of the site.';
comment on column public.site.location is 'Longitude and latitude of the gate, in degrees.';
comment on column public.site.opening_hours is 'When somebody is there: a list of days, each with its hours.';
comment on column public.site.access_notes is 'How to get in: gate, registration, shoes, parking.';
comment on column public.site.needs_escort is 'Whether visitors must be accompanied.';
comment on column public.site.created_at is 'When the record was created.';
comment on column public.site.updated_at is 'When the record last changed.';

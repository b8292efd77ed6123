create table public.customer (
  id bigint generated always as identity primary key,
  number text generated always as ('C-' || lpad(id::text, 5, '0')) stored
    constraint customer_number_unique unique,
  name text not null
    constraint customer_name_unique unique
    constraint customer_name_length check (char_length(btrim(name)) between 2 and 120),
  region public.region not null,
  email public.email_address,
  phone text constraint customer_phone_form check (phone ~ '^\+?[0-9 ()/-]{5,30}$'),
  vat_number text
    constraint customer_vat_number_unique unique
    constraint customer_vat_number_form check (vat_number ~ '^[A-Z]{2}[0-9A-Z]{8,12}$'),
  billing_street text not null,
  billing_postal_code text not null,
  billing_city text not null,
  billing_country public.country_code not null default 'DE',
  payment_days smallint not null default 30
    constraint customer_payment_days_range check (payment_days between 0 and 90),
  discount public.percentage not null default 0,
  credit_limit public.money_amount,
  tags text[] not null default '{}',
  customer_since date not null default current_date,
  is_active boolean not null default true,
  notes text constraint customer_notes_length check (char_length(notes) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index customer_region_name on public.customer (region, name);
create index customer_active_name on public.customer (name) where is_active;
create index customer_tags on public.customer using gin (tags);

comment on table public.customer is 'A company that the workshop works for.';
comment on column public.customer.id is 'Identifies the customer. Set by the database.';
comment on column public.customer.number is 'The customer number on letters and invoices.';
comment on column public.customer.name is 'The company’s name, as written on invoices.';
comment on column public.customer.region is 'The area that its visits are planned in.';
comment on column public.customer.email is 'Where invoices and questions go.';
comment on column public.customer.phone is 'The switchboard, with the country code.';
comment on column public.customer.vat_number is 'The VAT number, starting with the country code.';
comment on column public.customer.billing_street is 'Street and house number on invoices.';
comment on column public.customer.billing_postal_code is 'Postal code on invoices.';
comment on column public.customer.billing_city is 'Town on invoices.';
comment on column public.customer.billing_country is 'Country on invoices.';
comment on column public.customer.payment_days is 'How many days the customer has to pay an invoice.';
comment on column public.customer.discount is 'Agreed discount on labour and parts, in percent.';
comment on column public.customer.credit_limit is 'The most it may owe before new orders need the owner’s approval, in euros.';
comment on column public.customer.tags is 'Words to find it by: contract, key account, new.';
comment on column public.customer.customer_since is 'The day of the first order or contract.';
comment on column public.customer.is_active is 'Whether new work is still accepted.';
comment on column public.customer.notes is 'What everyone who talks to this customer should know.';
comment on column public.customer.created_at is 'When the record was created.';
comment on column public.customer.updated_at is 'When the record last changed.';

create table public.supplier (
  id bigint generated always as identity primary key,
  name text not null constraint supplier_name_unique unique,
  country public.country_code not null,
  email public.email_address,
  phone text constraint supplier_phone_form check (phone ~ '^\+?[0-9 ()/-]{5,30}$'),
  website text constraint supplier_website_form check (website ~ '^https://[^\s]+$'),
  lead_time_days smallint not null default 5
    constraint supplier_lead_time_days_range check (lead_time_days between 0 and 365),
  is_active boolean not null default true
);

comment on table public.supplier is 'A company that the workshop buys parts from.';
comment on column public.supplier.id is 'Identifies the supplier. Set by the database.';
comment on column public.supplier.name is 'The company’s name.';
comment on column public.supplier.country is 'Where it delivers from.';
comment on column public.supplier.email is 'Where orders go.';
comment on column public.supplier.phone is 'Where to ask.';
comment on column public.supplier.website is 'Its catalogue.';
comment on column public.supplier.lead_time_days is 'Days from order to delivery, usually.';
comment on column public.supplier.is_active is 'Whether the workshop still orders there.';

create table public.part (
  id bigint generated always as identity primary key,
  number text not null
    constraint part_number_unique unique
    constraint part_number_form check (number ~ '^[A-Z]{2}-[0-9]{4,6}$'),
  name text not null
    constraint part_name_length check (char_length(btrim(name)) between 2 and 120),
  unit text not null default 'piece'
    constraint part_unit_known check (unit in ('piece', 'set', 'metre', 'litre', 'kilogram')),
  sales_price public.money_amount not null,
  stock numeric(10, 2) not null default 0
    constraint part_stock_not_negative check (stock >= 0),
  minimum_stock numeric(10, 2) not null default 0
    constraint part_minimum_stock_not_negative check (minimum_stock >= 0),
  shelf text constraint part_shelf_form check (shelf ~ '^[A-H]-[0-9]{2}-[0-9]{2}$'),
  weight_kg numeric(8, 3) constraint part_weight_kg_positive check (weight_kg > 0),
  fits text[] not null default '{}',
  properties jsonb not null default '{}'
    constraint part_properties_object check (jsonb_typeof(properties) = 'object'),
  is_hazardous boolean not null default false,
  discontinued_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index part_name on public.part (name);
create index part_stock on public.part (stock);
create index part_fits on public.part using gin (fits);

comment on table public.part is 'A spare part or a material that is kept in stock or ordered.';
comment on column public.part.id is 'Identifies the part. Set by the database.';
comment on column public.part.number is 'The workshop’s own number: two letters and four to six digits.';
comment on column public.part.name is 'What it is, with its dimensions.';
comment on column public.part.unit is 'What it is counted in.';
comment on column public.part.sales_price is 'What a customer pays for one unit, in euros, excluding tax.';
comment on column public.part.stock is 'How much is in stock, added up from its movements by the database.';
comment on column public.part.minimum_stock is 'Reorder when the stock falls below this.';
comment on column public.part.shelf is 'Where it is kept: aisle, rack, shelf.';
comment on column public.part.weight_kg is 'Weight of one unit, in kilograms.';
comment on column public.part.fits is 'Kinds of machine that it is made for.';
comment on column public.part.properties is 'Dimensions and material, by name.';
comment on column public.part.is_hazardous is 'Whether it needs the hazardous goods sheet.';
comment on column public.part.discontinued_on is 'The day its production stopped.';
comment on column public.part.created_at is 'When the record was created.';
comment on column public.part.updated_at is 'When the record last changed.';

create table public.part_supplier (
  part_id bigint not null references public.part (id) on delete cascade,
  supplier_id bigint not null references public.supplier (id) on delete cascade,
  order_number text not null,
  purchase_price numeric(12, 4) not null
    constraint part_supplier_purchase_price_positive check (purchase_price > 0),
  minimum_quantity numeric(10, 2) not null default 1
    constraint part_supplier_minimum_quantity_positive check (minimum_quantity > 0),
  lead_time_days smallint
    constraint part_supplier_lead_time_days_range check (lead_time_days between 0 and 365),
  is_preferred boolean not null default false,
  primary key (part_id, supplier_id),
  constraint part_supplier_order_number_unique unique (supplier_id, order_number)
);

create unique index part_supplier_one_preferred on public.part_supplier (part_id) where is_preferred;

comment on table public.part_supplier is 'Which suppliers sell which parts, and at what price.';
comment on column public.part_supplier.part_id is 'The part.';
comment on column public.part_supplier.supplier_id is 'Who sells it.';
comment on column public.part_supplier.order_number is 'The supplier’s own number for it.';
comment on column public.part_supplier.purchase_price is 'What one unit costs the workshop, in euros, to a hundredth of a cent.';
comment on column public.part_supplier.minimum_quantity is 'The least that can be ordered.';
comment on column public.part_supplier.lead_time_days is 'Days to delivery, if different from the supplier’s usual lead time.';
comment on column public.part_supplier.is_preferred is 'Whether to order here first. A part has at most one preferred supplier.';

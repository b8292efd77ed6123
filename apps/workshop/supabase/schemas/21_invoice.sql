create table public.invoice (
  id bigint generated always as identity primary key,
  -- Given when it is issued, without gaps in a year, as the law asks.
  number text constraint invoice_number_unique unique,
  customer_id bigint not null references public.customer (id),
  status public.invoice_status not null default 'draft',
  issued_on date,
  due_on date,
  paid_on date,
  service_period daterange,
  net numeric(12, 2) not null default 0,
  tax_rate public.percentage not null default 19,
  tax numeric(12, 2) generated always as (round(net * tax_rate / 100, 2)) stored,
  gross numeric(12, 2) generated always as (net + round(net * tax_rate / 100, 2)) stored,
  cost numeric(12, 2) not null default 0,
  reference text constraint invoice_reference_length check (char_length(reference) <= 60),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint invoice_net_not_negative check (net >= 0),
  constraint invoice_number_when_issued check ((status = 'draft') = (number is null)),
  constraint invoice_issued_says_when
    check (status = 'draft' or (issued_on is not null and due_on is not null)),
  constraint invoice_due_after_issued check (due_on >= issued_on),
  constraint invoice_paid_says_when check ((status = 'paid') = (paid_on is not null)),
  constraint invoice_paid_after_issued check (paid_on >= issued_on)
);

create index invoice_customer on public.invoice (customer_id, issued_on desc);
create index invoice_status_due on public.invoice (status, due_on);
create index invoice_issued on public.invoice (issued_on desc, id desc);
create index invoice_gross on public.invoice (gross);

comment on table public.invoice is 'What a customer is asked to pay.';
comment on column public.invoice.id is 'Identifies the invoice. Set by the database.';
comment on column public.invoice.number is 'Assigned when it is issued: the year and a consecutive number.';
comment on column public.invoice.customer_id is 'Who pays.';
comment on column public.invoice.status is 'How far along the invoice is.';
comment on column public.invoice.issued_on is 'The date on the invoice.';
comment on column public.invoice.due_on is 'When it must be paid by.';
comment on column public.invoice.paid_on is 'The day the money arrived.';
comment on column public.invoice.service_period is 'The period in which the work was done.';
comment on column public.invoice.net is 'Sum of its lines in euros, added up by the database.';
comment on column public.invoice.tax_rate is 'Value added tax, in percent.';
comment on column public.invoice.tax is 'Value added tax in euros.';
comment on column public.invoice.gross is 'Net and tax together, in euros.';
comment on column public.invoice.cost is 'What the invoiced work cost the workshop, in euros. Only the owner can read it, through a function.';
comment on column public.invoice.reference is 'The customer’s own order number.';
comment on column public.invoice.created_at is 'When the record was created.';
comment on column public.invoice.updated_at is 'When the record last changed.';

create table public.invoice_line (
  invoice_id bigint not null references public.invoice (id) on delete cascade,
  position smallint not null constraint invoice_line_position_positive check (position > 0),
  kind public.invoice_line_kind not null,
  work_order_id bigint references public.work_order (id),
  part_id bigint references public.part (id),
  description text not null
    constraint invoice_line_description_length
    check (char_length(btrim(description)) between 2 and 200),
  quantity numeric(10, 2) not null default 1
    constraint invoice_line_quantity_positive check (quantity > 0),
  unit_price numeric(12, 2) not null
    constraint invoice_line_unit_price_not_negative check (unit_price >= 0),
  discount public.percentage not null default 0,
  amount numeric(12, 2)
    generated always as (round(quantity * unit_price * (1 - discount / 100), 2)) stored,
  unit_cost numeric(12, 4) not null default 0,
  primary key (invoice_id, position),
  constraint invoice_line_part_names_part check (kind <> 'part' or part_id is not null)
);

create index invoice_line_work_order on public.invoice_line (work_order_id);
create index invoice_line_part on public.invoice_line (part_id);

comment on table public.invoice_line is 'One line of an invoice.';
comment on column public.invoice_line.invoice_id is 'The invoice that it is on.';
comment on column public.invoice_line.position is 'Its place on the invoice, from 1.';
comment on column public.invoice_line.kind is 'What it charges for.';
comment on column public.invoice_line.work_order_id is 'The order that it charges for.';
comment on column public.invoice_line.part_id is 'The part that it charges for, if any.';
comment on column public.invoice_line.description is 'What the customer reads.';
comment on column public.invoice_line.quantity is 'How many: hours, kilometres, pieces.';
comment on column public.invoice_line.unit_price is 'Price of one, in euros, excluding tax.';
comment on column public.invoice_line.discount is 'Discount in percent.';
comment on column public.invoice_line.amount is 'Quantity times price less discount, in euros.';
comment on column public.invoice_line.unit_cost is 'What one costs the workshop, in euros. Only the owner can read it, through a function.';

create table private.invoice_series (
  year smallint primary key,
  last_number integer not null constraint invoice_series_last_number_positive check (last_number > 0)
);
alter table private.invoice_series enable row level security;
comment on table private.invoice_series is 'The last invoice number assigned in each year. A sequence would leave gaps.';
comment on column private.invoice_series.year is 'The year on the invoice.';
comment on column private.invoice_series.last_number is 'The last number assigned in that year.';

create sequence public.work_order_number as bigint;
comment on sequence public.work_order_number is 'The last work order number assigned.';

create table public.work_order (
  id bigint generated always as identity primary key,
  -- A trigger gives it; nobody may write it.
  number text not null constraint work_order_number_unique unique,
  title text not null
    constraint work_order_title_length check (char_length(btrim(title)) between 3 and 120),
  status public.work_order_status not null default 'open',
  priority smallint not null default 3 references public.priority (level),
  kind text not null default 'repair'
    constraint work_order_kind_known
    check (kind in ('repair', 'inspection', 'maintenance', 'calibration', 'installation')),
  customer_id bigint not null references public.customer (id),
  site_id bigint not null references public.site (id),
  equipment_id bigint references public.equipment (id),
  technician_id bigint references public.technician (id),
  reported_by bigint references public.contact (id) on delete set null,
  opened_at timestamptz not null default now(),
  due_at timestamptz not null,
  started_at timestamptz,
  completed_at timestamptz,
  estimate public.money_amount,
  warranty_claim text
    constraint work_order_warranty_claim_length check (char_length(warranty_claim) <= 40),
  description text
    constraint work_order_description_length check (char_length(description) <= 4000),
  hold_reason text
    constraint work_order_hold_reason_length check (char_length(btrim(hold_reason)) between 3 and 500),
  cancellation_reason text
    constraint work_order_cancellation_reason_length
    check (char_length(btrim(cancellation_reason)) between 3 and 500),
  tags text[] not null default '{}',
  checklist jsonb not null default '[]'
    constraint work_order_checklist_array check (jsonb_typeof(checklist) = 'array'),
  labour_hours numeric(7, 2) not null default 0,
  parts_total public.money_amount not null default 0,
  updated_at timestamptz not null default now(),
  constraint work_order_due_after_opened check (due_at > opened_at),
  constraint work_order_started_after_opened check (started_at >= opened_at),
  constraint work_order_completed_after_started check (completed_at >= started_at),
  constraint work_order_completed_says_when
    check ((status = 'completed') = (completed_at is not null)),
  constraint work_order_completed_has_hours check (status <> 'completed' or labour_hours > 0),
  constraint work_order_hold_has_reason check (status <> 'on_hold' or hold_reason is not null),
  constraint work_order_cancelled_has_reason
    check (status <> 'cancelled' or cancellation_reason is not null),
  constraint work_order_planned_has_technician
    check (status not in ('planned', 'in_progress', 'completed') or technician_id is not null)
);

create index work_order_status_due on public.work_order (status, due_at);
create index work_order_due on public.work_order (due_at, id);
create index work_order_opened on public.work_order (opened_at desc, id desc);
create index work_order_title on public.work_order (title);
create index work_order_priority on public.work_order (priority);
create index work_order_customer on public.work_order (customer_id, opened_at desc);
create index work_order_site on public.work_order (site_id);
create index work_order_equipment on public.work_order (equipment_id);
create index work_order_technician on public.work_order (technician_id, status);
create index work_order_reported_by on public.work_order (reported_by);
create index work_order_estimate on public.work_order (estimate);
create index work_order_tags on public.work_order using gin (tags);

comment on table public.work_order is 'A job for a customer, such as a repair, inspection or calibration.';
comment on column public.work_order.id is 'Identifies the order. Set by the database.';
comment on column public.work_order.number is 'The number that people use on the telephone: WO-4811. Assigned when the order is saved.';
comment on column public.work_order.title is 'What is wrong or what needs to be done, in a few words.';
comment on column public.work_order.status is 'How far along the order is.';
comment on column public.work_order.priority is 'How urgent it is, from 1.';
comment on column public.work_order.kind is 'What sort of work it is.';
comment on column public.work_order.customer_id is 'Who asked for it and will be invoiced.';
comment on column public.work_order.site_id is 'Where to go. It must be a site of the customer.';
comment on column public.work_order.equipment_id is 'The machine, if the order is about one. It must be at the site.';
comment on column public.work_order.technician_id is 'Who is responsible for it. Required once it is planned.';
comment on column public.work_order.reported_by is 'The person at the customer who reported it.';
comment on column public.work_order.opened_at is 'When it was reported.';
comment on column public.work_order.due_at is 'When it must be done by. Must be later than when it was opened.';
comment on column public.work_order.started_at is 'When work began. Set when the status becomes “In progress”.';
comment on column public.work_order.completed_at is 'When the work was done. Set when the order is completed.';
comment on column public.work_order.estimate is 'What it will probably cost the customer, in euros, excluding tax.';
comment on column public.work_order.warranty_claim is 'The manufacturer’s claim number, if the manufacturer pays.';
comment on column public.work_order.description is 'What the customer said, and what the technician should know.';
comment on column public.work_order.hold_reason is 'Why it is on hold. Required to put it on hold.';
comment on column public.work_order.cancellation_reason is 'Why it won’t be done. Required to cancel it.';
comment on column public.work_order.tags is 'Words to find it by.';
comment on column public.work_order.checklist is 'The steps to tick off: a list of texts, each done or not.';
comment on column public.work_order.labour_hours is 'Hours booked on its visits, added up by the database.';
comment on column public.work_order.parts_total is 'Sales price of the parts used, less those returned, added up by the database.';
comment on column public.work_order.updated_at is 'When the record last changed.';

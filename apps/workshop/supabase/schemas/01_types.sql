create type public.work_order_status as enum (
  'open', 'planned', 'in_progress', 'on_hold', 'completed', 'cancelled'
);
comment on type public.work_order_status is 'How far along a work order is.';

create type public.visit_status as enum ('planned', 'under_way', 'done', 'cancelled');
comment on type public.visit_status is 'How far along a visit is.';

create type public.invoice_status as enum ('draft', 'issued', 'paid', 'void');
comment on type public.invoice_status is 'How far along an invoice is.';

create type public.invoice_line_kind as enum ('labour', 'travel', 'part', 'other');
comment on type public.invoice_line_kind is 'What an invoice line charges for.';

create type public.stock_movement_kind as enum ('opening', 'purchase', 'use', 'return', 'adjustment');
comment on type public.stock_movement_kind is 'Why the stock of a part changed.';

create type public.region as enum ('north', 'east', 'south', 'west');
comment on type public.region is 'The four areas that the workshop plans its tours by.';

create type public.equipment_category as enum (
  'machine_tool', 'compressor', 'hydraulics', 'conveyor', 'lifting',
  'electric_motor', 'refrigeration', 'packaging', 'boiler', 'robot'
);
comment on type public.equipment_category is 'The kind of machine, which decides who can repair it.';

create type public.audit_action as enum ('insert', 'update', 'delete');
comment on type public.audit_action is 'Whether a record was created, changed or deleted.';

create domain public.email_address as text
  constraint email_address_form check (value ~ '^[^@\s]+@[^@\s]+\.[^@\s.]+$')
  constraint email_address_length check (char_length(value) <= 254);
comment on domain public.email_address is 'An e-mail address: a name, an @, and a domain with a dot.';

create domain public.money_amount as numeric(12, 2)
  constraint money_amount_not_negative check (value >= 0);
comment on domain public.money_amount is 'An amount in euros and cents, never negative.';

create domain public.percentage as numeric(5, 2)
  constraint percentage_range check (value between 0 and 100);
comment on domain public.percentage is 'A percentage, from 0 to 100.';

create domain public.country_code as text
  constraint country_code_form check (value ~ '^[A-Z]{2}$');
comment on domain public.country_code is 'A country as two capital letters (ISO 3166-1): DE, PL, NL.';

-- Views ask the policies of whoever looks (security_invoker), not of their owner.
create view public.open_work_order with (security_invoker = true) as
select
  w.id,
  w.number,
  w.title,
  w.status,
  w.priority,
  w.due_at,
  w.due_at < now() as is_overdue,
  w.customer_id,
  c.name as customer_name,
  c.region,
  s.city,
  w.technician_id,
  t.full_name as technician_name,
  (
    select min(v.starts_at) from public.visit v
    where v.work_order_id = w.id and v.status = 'planned' and v.starts_at >= now()
  ) as next_visit_at,
  w.estimate
from public.work_order w
join public.customer c on c.id = w.customer_id
join public.site s on s.id = w.site_id
left join public.technician t on t.id = w.technician_id
where w.status not in ('completed', 'cancelled');

comment on view public.open_work_order is 'Every unfinished work order, with its technician, site and next visit.';
comment on column public.open_work_order.id is 'The order.';
comment on column public.open_work_order.number is 'The order’s number.';
comment on column public.open_work_order.title is 'What needs to be done.';
comment on column public.open_work_order.status is 'How far along it is.';
comment on column public.open_work_order.priority is 'How urgent it is, from 1.';
comment on column public.open_work_order.due_at is 'When it must be done by.';
comment on column public.open_work_order.is_overdue is 'Whether it should be done by now.';
comment on column public.open_work_order.customer_id is 'The customer.';
comment on column public.open_work_order.customer_name is 'The customer’s name.';
comment on column public.open_work_order.region is 'The customer’s area.';
comment on column public.open_work_order.city is 'The town of the site.';
comment on column public.open_work_order.technician_id is 'Who is responsible.';
comment on column public.open_work_order.technician_name is 'The name of the person responsible.';
comment on column public.open_work_order.next_visit_at is 'When the next visit begins.';
comment on column public.open_work_order.estimate is 'What it will probably cost the customer, in euros.';

create view public.technician_workload with (security_invoker = true) as
select
  t.id as technician_id,
  t.full_name,
  t.home_region,
  count(v.id) as visits,
  coalesce(
    round((sum(extract(epoch from v.ends_at - v.starts_at)) / 3600)::numeric, 2), 0
  ) as planned_hours,
  min(v.starts_at) as next_visit_at
from public.technician t
left join public.visit v
  on v.technician_id = t.id
  and v.status = 'planned'
  and v.starts_at >= now()
  and v.starts_at < now() + interval '7 days'
-- A technician sees only visits of one's own, so others would look idle.
where (select private.is_office()) or t.id = (select private.current_technician_id())
group by t.id;

comment on view public.technician_workload is 'The visits planned for each technician in the next seven days.';
comment on column public.technician_workload.technician_id is 'The technician.';
comment on column public.technician_workload.full_name is 'The technician’s name.';
comment on column public.technician_workload.home_region is 'The area that the tours begin in.';
comment on column public.technician_workload.visits is 'How many visits are planned.';
comment on column public.technician_workload.planned_hours is 'How many hours they take together.';
comment on column public.technician_workload.next_visit_at is 'When the next one begins.';

create view public.part_to_reorder with (security_invoker = true) as
select
  p.id as part_id,
  p.number,
  p.name,
  p.stock,
  p.minimum_stock,
  p.minimum_stock - p.stock as missing,
  s.id as supplier_id,
  s.name as supplier_name,
  ps.order_number,
  ps.purchase_price,
  coalesce(ps.lead_time_days, s.lead_time_days) as lead_time_days
from public.part p
left join public.part_supplier ps on ps.part_id = p.id and ps.is_preferred
left join public.supplier s on s.id = ps.supplier_id
where p.stock < p.minimum_stock and p.discontinued_on is null;

comment on view public.part_to_reorder is 'Parts whose stock is below the minimum, and where to order them.';
comment on column public.part_to_reorder.part_id is 'The part.';
comment on column public.part_to_reorder.number is 'The part’s number.';
comment on column public.part_to_reorder.name is 'The part’s name.';
comment on column public.part_to_reorder.stock is 'How much is in stock.';
comment on column public.part_to_reorder.minimum_stock is 'How much should be in stock at least.';
comment on column public.part_to_reorder.missing is 'How much is missing to reach the minimum.';
comment on column public.part_to_reorder.supplier_id is 'Where to order it first.';
comment on column public.part_to_reorder.supplier_name is 'The supplier’s name.';
comment on column public.part_to_reorder.order_number is 'The supplier’s number for it.';
comment on column public.part_to_reorder.purchase_price is 'What one unit costs, in euros.';
comment on column public.part_to_reorder.lead_time_days is 'Days to delivery.';

create view public.unpaid_invoice with (security_invoker = true) as
select
  i.id,
  i.number,
  i.customer_id,
  c.name as customer_name,
  i.issued_on,
  i.due_on,
  greatest((now() at time zone 'Europe/Berlin')::date - i.due_on, 0) as days_overdue,
  i.gross
from public.invoice i
join public.customer c on c.id = i.customer_id
where i.status = 'issued';

comment on view public.unpaid_invoice is 'Issued invoices that nobody has paid yet.';
comment on column public.unpaid_invoice.id is 'The invoice.';
comment on column public.unpaid_invoice.number is 'The invoice’s number.';
comment on column public.unpaid_invoice.customer_id is 'Who has to pay.';
comment on column public.unpaid_invoice.customer_name is 'The customer’s name.';
comment on column public.unpaid_invoice.issued_on is 'The date on the invoice.';
comment on column public.unpaid_invoice.due_on is 'When it must be paid by.';
comment on column public.unpaid_invoice.days_overdue is 'Days since it was due; 0 if it is not due yet.';
comment on column public.unpaid_invoice.gross is 'The amount including tax, in euros.';

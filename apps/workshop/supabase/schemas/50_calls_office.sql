-- What the office calls. Each says itself who may call it, for it reads past the policies.
create function private.require_office() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if not private.is_office() then
    raise exception using
      errcode = '42501',
      message = 'Only an owner or a dispatcher may do this.';
  end if;
end
$$;
comment on function private.require_office() is 'Raises 42501 unless an owner or a dispatcher is signed in.';

create function public.free_technicians(
  from_time timestamptz,
  to_time timestamptz,
  needed_skill bigint default null
)
returns table (technician_id bigint, full_name text, home_region public.region, level smallint)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_office();
  return query
    select t.id, t.full_name, t.home_region, s.level
    from public.technician t
    left join public.technician_skill s
      on s.technician_id = t.id
      and s.skill_id = needed_skill
      and (s.expires_on is null or s.expires_on >= to_time::date)
    where t.employed_from <= from_time::date
      and (t.employed_until is null or t.employed_until >= to_time::date)
      and (needed_skill is null or s.skill_id is not null)
      and not exists (
        select from public.visit v
        where v.technician_id = t.id
          and v.status <> 'cancelled'
          and v.planned_during && tstzrange(from_time, to_time)
      )
    order by s.level desc nulls last, t.last_name, t.first_name;
end
$$;
comment on function public.free_technicians(timestamptz, timestamptz, bigint) is
  'Technicians without a visit in that period, those with the highest level of the required skill first.';

-- Runs with the caller's own rights: policies and grants decide.
create function public.plan_visit(
  order_id bigint,
  visiting_technician bigint,
  from_time timestamptz,
  to_time timestamptz,
  what_to_do text
)
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  new_visit bigint;
begin
  update public.work_order
  set status = 'planned', technician_id = coalesce(technician_id, visiting_technician)
  where id = order_id and status = 'open';

  insert into public.visit (work_order_id, technician_id, planned_during, task)
  values (order_id, visiting_technician, tstzrange(from_time, to_time), what_to_do)
  returning id into new_visit;
  return new_visit;
end
$$;
comment on function public.plan_visit(bigint, bigint, timestamptz, timestamptz, text) is
  'Plans a visit for an order, and the order too if it is open. Returns the visit’s ID.';

create function public.invoice_work_order(order_id bigint) returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  work public.work_order;
  hourly_rate numeric;
  new_invoice bigint;
begin
  perform private.require_office();
  select * into work from public.work_order where id = order_id;
  if work.status is distinct from 'completed' then
    raise exception using
      errcode = 'HW009',
      message = 'Only a completed order can be invoiced.';
  end if;
  if exists (
    select from public.invoice_line l join public.invoice i on i.id = l.invoice_id
    where l.work_order_id = order_id and i.status <> 'void'
  ) then
    raise exception using
      errcode = 'HW009',
      message = 'The order is on an invoice already.';
  end if;
  select t.hourly_rate into hourly_rate from public.technician t where t.id = work.technician_id;

  insert into public.invoice (customer_id, service_period, reference)
  values (
    work.customer_id,
    daterange(work.started_at::date, work.completed_at::date, '[]'),
    work.number
  )
  returning id into new_invoice;

  insert into public.invoice_line
    (invoice_id, position, kind, work_order_id, part_id, description, quantity, unit_price, discount)
  select
    new_invoice,
    row_number() over (order by charge.place, charge.description),
    charge.kind,
    order_id,
    charge.part_id,
    charge.description,
    charge.quantity,
    charge.unit_price,
    case when charge.kind in ('labour', 'part') then c.discount else 0 end
  from (
    select
      1 as place, 'labour'::public.invoice_line_kind as kind, null::bigint as part_id,
      left('Labour: ' || work.title, 200) as description,
      work.labour_hours as quantity, hourly_rate as unit_price
    union all
    select 2, 'travel', null, 'Travel', sum(v.travel_km)::numeric, 0.75
    from public.visit v
    where v.work_order_id = order_id and v.status = 'done'
    having sum(v.travel_km) > 0
    union all
    select 3, 'part', p.id, p.number || ' ' || p.name, -sum(m.quantity), p.sales_price
    from public.stock_movement m join public.part p on p.id = m.part_id
    where m.work_order_id = order_id and m.kind in ('use', 'return')
    group by p.id
    having sum(m.quantity) < 0
  ) charge
  cross join public.customer c
  where c.id = work.customer_id;
  return new_invoice;
end
$$;
comment on function public.invoice_work_order(bigint) is
  'Drafts an invoice for a completed order from its hours, its travel and its parts. Returns the invoice’s ID.';

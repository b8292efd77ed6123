create function private.next_invoice_number(issue_date date) returns text
language sql security definer
set search_path = ''
as $$
  insert into private.invoice_series as s (year, last_number)
  values (extract(year from issue_date), 1)
  on conflict (year) do update set last_number = s.last_number + 1
  returning format('INV-%s-%s', s.year, lpad(s.last_number::text, 5, '0'))
$$;
comment on function private.next_invoice_number(date) is
  'Returns the next invoice number of the year, such as INV-2026-00412. If two people issue invoices at once, one waits for the other.';

create function private.check_invoice() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- What may still change when it is issued; tax and gross are computed after this trigger.
  left_out text[] := array['status', 'paid_on', 'reference', 'updated_at', 'tax', 'gross'];
begin
  if tg_op = 'INSERT' then
    if public.current_person_role() is not null and new.status <> 'draft' then
      raise exception using
        errcode = 'HW001',
        message = 'An invoice begins as a draft.';
    end if;
    return new;
  end if;

  if new.status is distinct from old.status then
    perform private.check_move('invoice', old.status::text, new.status::text);
  end if;

  if old.status = 'draft' and new.status = 'issued' then
    if not exists (select from public.invoice_line l where l.invoice_id = new.id) then
      raise exception using
        errcode = 'HW008',
        message = 'An invoice without lines cannot be issued.';
    end if;
    new.issued_on := coalesce(new.issued_on, (now() at time zone 'Europe/Berlin')::date);
    new.due_on := coalesce(
      new.due_on,
      new.issued_on
        + (select c.payment_days::integer from public.customer c where c.id = new.customer_id)
    );
    new.number := private.next_invoice_number(new.issued_on);
  elsif old.status = 'issued' and new.status = 'paid' then
    new.paid_on := coalesce(new.paid_on, (now() at time zone 'Europe/Berlin')::date);
  elsif old.status = 'paid' and new.status = 'issued' then
    new.paid_on := null;
  end if;

  if old.status <> 'draft'
    and to_jsonb(new) - left_out is distinct from to_jsonb(old) - left_out
  then
    raise exception using
      errcode = 'HW004',
      message = 'An issued invoice cannot be changed.',
      hint = 'Void it and issue another.';
  end if;
  return new;
end
$$;
comment on function private.check_invoice() is
  'Allows only valid transitions of an invoice, numbers it when it is issued, and stops changes after that.';

create trigger invoice_check before insert or update on public.invoice
  for each row execute function private.check_invoice();

create function private.check_invoice_line() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.invoice i
    where i.status <> 'draft'
      and (
        tg_op <> 'INSERT' and i.id = old.invoice_id
        or tg_op <> 'DELETE' and i.id = new.invoice_id
      )
  ) then
    raise exception using
      errcode = 'HW004',
      message = 'The lines of an issued invoice cannot be changed.',
      hint = 'Void the invoice and issue another.';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  new.unit_cost := coalesce(
    case new.kind
      when 'labour' then (
        select t.hourly_cost
        from public.work_order w join public.technician t on t.id = w.technician_id
        where w.id = new.work_order_id
      )
      when 'part' then (
        select s.purchase_price
        from public.part_supplier s
        where s.part_id = new.part_id
        order by s.is_preferred desc, s.purchase_price
        limit 1
      )
    end,
    0
  );
  return new;
end
$$;
comment on function private.check_invoice_line() is
  'Stops changes to the lines of an issued invoice, and notes what each line costs the workshop.';

create trigger invoice_line_check before insert or update or delete on public.invoice_line
  for each row execute function private.check_invoice_line();

create function private.add_up_invoice() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.invoice i
  set net = total.net, cost = total.cost
  from (
    select
      affected.id,
      coalesce(sum(l.amount), 0) as net,
      coalesce(round(sum(l.quantity * l.unit_cost), 2), 0) as cost
    from (
      select old.invoice_id as id where tg_op <> 'INSERT'
      union
      select new.invoice_id where tg_op <> 'DELETE'
    ) affected
    left join public.invoice_line l on l.invoice_id = affected.id
    group by affected.id
  ) total
  where i.id = total.id and (i.net, i.cost) is distinct from (total.net, total.cost);
  return null;
end
$$;
comment on function private.add_up_invoice() is 'Adds up the lines of an invoice.';

create trigger invoice_line_add_up after insert or update or delete on public.invoice_line
  for each row execute function private.add_up_invoice();

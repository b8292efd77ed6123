-- What the owner alone may call: the figures that no grant gives out.
create function private.require_owner() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if public.current_person_role() is distinct from 'owner' then
    raise exception using
      errcode = '42501',
      message = 'Only an owner may do this.';
  end if;
end
$$;
comment on function private.require_owner() is 'Raises 42501 unless an owner is signed in.';

create function public.margin_by_month(from_date date, to_date date)
returns table (month date, invoices bigint, net numeric, cost numeric, margin numeric)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  return query
    select
      date_trunc('month', i.issued_on)::date,
      count(*),
      sum(i.net),
      sum(i.cost),
      sum(i.net - i.cost)
    from public.invoice i
    where i.status in ('issued', 'paid') and i.issued_on between from_date and to_date
    group by 1
    order by 1;
end
$$;
comment on function public.margin_by_month(date, date) is
  'Invoiced amount, cost and margin per month, in euros. For owners only.';

create function public.technician_costs()
returns table (technician_id bigint, full_name text, hourly_rate numeric, hourly_cost numeric)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  return query
    select t.id, t.full_name, t.hourly_rate::numeric, t.hourly_cost::numeric
    from public.technician t
    order by t.last_name, t.first_name;
end
$$;
comment on function public.technician_costs() is
  'What the workshop charges for an hour of each technician and what it costs, in euros. For the owner.';

create function public.set_technician_cost(technician_id bigint, cost_per_hour numeric) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  update public.technician set hourly_cost = cost_per_hour where id = technician_id;
  if not found then
    raise exception using
      errcode = 'P0002',
      message = format('There is no technician %s.', technician_id);
  end if;
end
$$;
comment on function public.set_technician_cost(bigint, numeric) is
  'Sets what an hour of a technician costs, in euros. For the owner.';

-- Granted to service_role only: a job runs it when somebody asks to be forgotten.
create function public.forget_contact(contact_id bigint) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.contact
  set
    first_name = 'Former', last_name = 'contact', user_id = null, job_title = null,
    email = format('forgotten-%s@removed.invalid', contact_id), phone = null, is_primary = false
  where id = contact_id;
  delete from public.audit_entry where relation = 'contact' and record_id = contact_id::text;
end
$$;
comment on function public.forget_contact(bigint) is
  'Removes a person’s name, addresses and account from a contact and from the audit trail. For services.';

create function private.number_work_order() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  digits text := nextval('public.work_order_number')::text;
begin
  -- At least four digits, so that numbers sort as people read them.
  new.number := 'WO-' || lpad(digits, greatest(4, char_length(digits)), '0');
  return new;
end
$$;
comment on function private.number_work_order() is 'Gives a new order its number, such as WO-4811.';

create trigger work_order_number before insert on public.work_order
  for each row execute function private.number_work_order();

create function private.check_work_order_place() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (
    select from public.site s where s.id = new.site_id and s.customer_id = new.customer_id
  ) then
    raise exception using
      errcode = 'HW003',
      message = 'The site does not belong to the customer.',
      hint = 'Choose one of the customer''s own sites.';
  end if;
  if new.equipment_id is not null and not exists (
    select from public.equipment e where e.id = new.equipment_id and e.site_id = new.site_id
  ) then
    raise exception using
      errcode = 'HW003',
      message = 'The equipment is not at the site.',
      hint = 'Choose equipment of this site, or none.';
  end if;
  return new;
end
$$;
comment on function private.check_work_order_place() is
  'Checks that the customer, site and equipment of an order belong together.';

create trigger work_order_place
  before insert or update of customer_id, site_id, equipment_id on public.work_order
  for each row execute function private.check_work_order_place();

create function private.check_work_order_state() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if public.current_person_role() is not null and new.status not in ('open', 'planned') then
      raise exception using
        errcode = 'HW001',
        message = format('An order cannot begin as %s.', new.status),
        hint = 'Begin it as open or planned.';
    end if;
    return new;
  end if;

  if new.status is distinct from old.status then
    perform private.check_move('work_order', old.status::text, new.status::text);
    if new.status = 'in_progress' then
      new.started_at := coalesce(new.started_at, now());
    end if;
    if old.status = 'on_hold' then
      new.hold_reason := null;
    end if;
    new.completed_at := case when new.status = 'completed' then now() end;
  end if;

  -- Grants are the same for every person; what a technician may change of an order is less.
  if public.current_person_role() = 'technician'
    and to_jsonb(new) - private.work_order_columns_of_technicians()
      is distinct from to_jsonb(old) - private.work_order_columns_of_technicians()
  then
    raise exception using
      errcode = 'HW006',
      message = 'A technician may change the state, the description, the checklist and the tags of an order.',
      hint = 'Ask a dispatcher to change the rest.';
  end if;
  return new;
end
$$;
comment on function private.check_work_order_state() is
  'Allows only valid transitions of an order, and notes when it was started and completed.';

create function private.work_order_columns_of_technicians() returns text[]
language sql immutable
set search_path = ''
as $$
  select array[
    'status', 'description', 'checklist', 'tags', 'hold_reason',
    -- Set by triggers while a technician works.
    'started_at', 'completed_at', 'labour_hours', 'parts_total', 'updated_at'
  ]
$$;
comment on function private.work_order_columns_of_technicians() is
  'Fields of an order that a technician may change.';

create trigger work_order_state before insert or update on public.work_order
  for each row execute function private.check_work_order_state();

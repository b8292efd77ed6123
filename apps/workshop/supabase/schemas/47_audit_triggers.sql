create function private.record_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- Fields that change by themselves or are not for readers of the audit trail.
  left_out text[] := array['updated_at', 'created_at'] || tg_argv::text[];
  record jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  old_values jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - left_out end;
  new_values jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - left_out end;
  changed_fields text[];
  order_id bigint := case
    when tg_table_name = 'work_order' then (record ->> 'id')::bigint
    else (record ->> 'work_order_id')::bigint
  end;
begin
  if tg_op = 'UPDATE' then
    select array_agg(n.key order by n.key) into changed_fields
    from jsonb_each(new_values) n
    where n.value is distinct from old_values -> n.key;
    if changed_fields is null then
      return null;
    end if;
    select jsonb_object_agg(key, value) into old_values
    from jsonb_each(old_values) where key = any (changed_fields);
    select jsonb_object_agg(key, value) into new_values
    from jsonb_each(new_values) where key = any (changed_fields);
  end if;

  insert into public.audit_entry
    (actor_id, actor_name, action, relation, record_id, work_order_id, changed, before, after)
  values (
    auth.uid(),
    private.person_name(),
    lower(tg_op)::public.audit_action,
    tg_table_name,
    record ->> 'id',
    -- When an order is removed, what hangs on it goes after it.
    (select w.id from public.work_order w where w.id = order_id),
    coalesce(changed_fields, '{}'),
    old_values,
    new_values
  );
  return null;
end
$$;
comment on function private.record_change() is
  'Writes who changed what to the audit trail. Its arguments are fields to leave out.';

create trigger customer_audit after insert or update or delete on public.customer
  for each row execute function private.record_change();
create trigger contact_audit after insert or update or delete on public.contact
  for each row execute function private.record_change();
create trigger equipment_audit after insert or update or delete on public.equipment
  for each row execute function private.record_change();
create trigger technician_audit after insert or update or delete on public.technician
  for each row execute function private.record_change('hourly_cost');
create trigger work_order_audit after insert or update or delete on public.work_order
  for each row execute function private.record_change();
create trigger visit_audit after insert or update or delete on public.visit
  for each row execute function private.record_change('starts_at', 'ends_at');
create trigger invoice_audit after insert or update or delete on public.invoice
  for each row execute function private.record_change('cost');
create trigger attachment_audit after insert or delete on public.attachment
  for each row execute function private.record_change('sha256');

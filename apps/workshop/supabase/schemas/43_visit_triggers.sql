create function private.add_up_visits() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.work_order w
  set labour_hours = booked.hours
  from (
    select affected.id, coalesce(sum(v.hours) filter (where v.status = 'done'), 0) as hours
    from (
      select old.work_order_id as id where tg_op <> 'INSERT'
      union
      select new.work_order_id where tg_op <> 'DELETE'
    ) affected
    left join public.visit v on v.work_order_id = affected.id
    group by affected.id
  ) booked
  where w.id = booked.id and w.labour_hours <> booked.hours;
  return null;
end
$$;
comment on function private.add_up_visits() is 'Adds up the hours of an order’s visits that are done.';

create trigger visit_add_up after insert or update or delete on public.visit
  for each row execute function private.add_up_visits();

create function private.check_equipment_parent() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.parent_id is null then
    return new;
  end if;
  if exists (
    with recursive above as (
      select e.id, e.parent_id from public.equipment e where e.id = new.parent_id
      union
      select e.id, e.parent_id from public.equipment e join above a on e.id = a.parent_id
    )
    select from above where id = new.id
  ) then
    raise exception using
      errcode = 'HW007',
      message = 'A machine cannot be a part of one of its own parts.';
  end if;
  if not exists (
    select from public.equipment e where e.id = new.parent_id and e.site_id = new.site_id
  ) then
    raise exception using
      errcode = 'HW007',
      message = 'A part must be at the same site as its machine.';
  end if;
  return new;
end
$$;
comment on function private.check_equipment_parent() is
  'Keeps a machine’s parts at its site, and stops a machine from containing itself.';

create trigger equipment_parent before insert or update of parent_id, site_id on public.equipment
  for each row execute function private.check_equipment_parent();

create function public.state_moves()
returns table (entity text, from_state text, to_state text, roles text[])
language sql immutable
set search_path = ''
as $$
  values
    ('work_order', 'open', 'planned', array['dispatcher', 'owner']),
    ('work_order', 'open', 'on_hold', array['dispatcher', 'owner']),
    ('work_order', 'open', 'cancelled', array['owner']),
    ('work_order', 'planned', 'in_progress', array['technician', 'dispatcher', 'owner']),
    ('work_order', 'planned', 'open', array['dispatcher', 'owner']),
    ('work_order', 'planned', 'on_hold', array['dispatcher', 'owner']),
    ('work_order', 'planned', 'cancelled', array['owner']),
    ('work_order', 'in_progress', 'completed', array['technician', 'dispatcher', 'owner']),
    ('work_order', 'in_progress', 'on_hold', array['dispatcher', 'owner']),
    ('work_order', 'in_progress', 'cancelled', array['owner']),
    ('work_order', 'on_hold', 'open', array['dispatcher', 'owner']),
    ('work_order', 'on_hold', 'planned', array['dispatcher', 'owner']),
    ('work_order', 'on_hold', 'in_progress', array['technician', 'dispatcher', 'owner']),
    ('work_order', 'on_hold', 'cancelled', array['owner']),
    ('work_order', 'completed', 'in_progress', array['owner']),
    ('invoice', 'draft', 'issued', array['owner']),
    ('invoice', 'issued', 'paid', array['dispatcher', 'owner']),
    ('invoice', 'issued', 'void', array['owner']),
    ('invoice', 'paid', 'issued', array['owner'])
$$;
comment on function public.state_moves() is
  'Which status of an order or an invoice can follow which, and who can change it.';

create function private.check_move(moved_entity text, old_state text, new_state text) returns void
language plpgsql stable
set search_path = ''
as $$
declare
  person_role text := public.current_person_role();
  allowed text[];
begin
  select m.roles into allowed
  from public.state_moves() m
  where m.entity = moved_entity and m.from_state = old_state and m.to_state = new_state;

  if allowed is null then
    raise exception using
      errcode = 'HW001',
      message = format('The state %s cannot follow %s.', new_state, old_state),
      detail = format('relation %s', moved_entity);
  end if;

  -- Without a role it is a service or the database's owner.
  if person_role is not null and not person_role = any (allowed) then
    raise exception using
      errcode = 'HW002',
      message = format('Only %s may make %s out of %s.', array_to_string(allowed, ', '), new_state, old_state),
      detail = format('relation %s', moved_entity);
  end if;
end
$$;
comment on function private.check_move(text, text, text) is
  'Raises HW001 for a transition that doesn’t exist and HW002 for one that the person’s role can’t make.';

-- Made from the declaration: pnpm ninefold sql --states visit.status
create or replace function "public"."ninefold_state_visit_status"() returns trigger
language plpgsql
set search_path = ''
as $ninefold$
declare
  labels constant jsonb := '{"planned":"Planned","under_way":"Under way","done":"Done","cancelled":"Cancelled"}';
  names constant jsonb := '{"hours":"hours"}';
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
  own constant text[] := case when claims ->> 'role' <> 'service_role' then
    array_remove(array[claims -> 'app_metadata' ->> 'role', claims ->> 'role'], null) else '{}' end;
  before_and_after record;
  move record;
  missing text[];
begin
  select case when tg_op = 'UPDATE' then old."status"::text end as now, new."status"::text as next
  into before_and_after;
  if before_and_after.next is not distinct from before_and_after.now then
    return new;
  end if;
  if before_and_after.now is null then
    if own <> '{}' and not before_and_after.next = any (array['planned']::text[]) then
      raise exception using message = format('A record can’t start as “%s”.', labels ->> before_and_after.next);
    end if;
    return new;
  end if;

  select declared.* into move
  from (values
    ('planned', 'under_way', array['technician', 'dispatcher', 'owner']::text[], array[]::text[]),
    ('planned', 'done', array['technician', 'dispatcher', 'owner']::text[], array['hours']::text[]),
    ('planned', 'cancelled', array['technician', 'dispatcher', 'owner']::text[], array[]::text[]),
    ('under_way', 'done', array['technician', 'dispatcher', 'owner']::text[], array['hours']::text[]),
    ('under_way', 'cancelled', array['technician', 'dispatcher', 'owner']::text[], array[]::text[])
  ) declared (source, target, roles, needs)
  where declared.source = before_and_after.now and declared.target = before_and_after.next;
  if not found then
    raise exception using message = case when before_and_after.next is null
      then format('“%s” can’t be cleared.', labels ->> before_and_after.now)
      else format('“%s” can’t follow “%s”.',
        labels ->> before_and_after.next, labels ->> before_and_after.now) end;
  end if;
  if own <> '{}' and not (move.roles && own) then
    raise exception using message = format('Your role can’t change this from “%s” to “%s”.',
      labels ->> before_and_after.now, labels ->> before_and_after.next);
  end if;
  missing := array(
    select names ->> need from unnest(move.needs) with ordinality needed (need, place)
    where to_jsonb(new) ->> need is null order by place);
  if missing <> '{}' then
    raise exception using message = format('For “%s”, enter %s.',
      labels ->> before_and_after.next, concat_ws(' and ',
        nullif(array_to_string(trim_array(missing, 1), ', '), ''), missing[cardinality(missing)]));
  end if;
  return new;
end
$ninefold$;
comment on function "public"."ninefold_state_visit_status"() is
  'Refuses what the declared transitions of visit.status do not allow.';
create or replace trigger "ninefold_state_visit_status" before insert or update of "status" on "public"."visit"
  for each row execute function "public"."ninefold_state_visit_status"();

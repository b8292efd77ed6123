import {
  type Entity,
  entityId,
  fieldLabel,
  findEntity,
  inSentence,
  type Specification,
  type StateField,
  type Transition,
} from '@ninefold/specification';
import { dollarQuote, quoteIdentifier, quoteLiteral } from '@ninefold/values/sql';
import { nameWithin } from './name-within.ts';

/**
 * SQL by which the database itself refuses what the declared transitions do not allow: a trigger for
 * each field that has any. Running it twice changes nothing. '' where no transitions are declared.
 * It needs PostgreSQL 14 or newer.
 *
 * Whoever asks acts in the role of the access token's `app_metadata.role` and in its database role,
 * as the application does. What comes without a token, or with a secret key, is a service: it is
 * bound to the transitions, and to nobody's role nor to the states in which a record begins.
 *
 * @param fields those to make triggers for, as `work_order.status`; all of them where absent.
 */
export function transitionsSql(specification: Specification, fields?: readonly string[]): string {
  const triggers = specification.states.flatMap((state) => {
    if (fields?.includes(`${state.entity}.${state.field}`) === false) return [];
    const entity = findEntity(specification, state.entity);
    const transitions = state.transitions.value;
    // A view's records are rows of the tables below it, which have the triggers.
    if (entity?.kind !== 'table' || transitions === undefined) return [];
    return [triggerSql(entity, state, transitions)];
  });
  return triggers.join('\n');
}

function triggerSql(entity: Entity, state: StateField, transitions: readonly Transition[]): string {
  const table = `${quoteIdentifier(entity.schema)}.${quoteIdentifier(entity.name)}`;
  const name = quoteIdentifier(nameWithin(`ninefold_state_${entity.name}_${state.field}`));
  const called = `${quoteIdentifier(entity.schema)}.${name}`;
  const column = quoteIdentifier(state.field);
  return `create or replace function ${called}() returns trigger
language plpgsql
set search_path = ''
as ${dollarQuote(bodySql(entity, state, transitions, column))};
comment on function ${called}() is
  ${quoteLiteral(`Refuses what the declared transitions of ${entityId(entity)}.${state.field} do not allow.`)};
create or replace trigger ${name} before insert or update of ${column} on ${table}
  for each row execute function ${called}();
`;
}

function bodySql(
  entity: Entity,
  state: StateField,
  transitions: readonly Transition[],
  column: string,
): string {
  const labels = Object.fromEntries(
    state.states.map(({ value, label }) => [value, label.value ?? value]),
  );
  const names = Object.fromEntries(
    transitions
      .flatMap(({ needs }) => needs?.value ?? [])
      .map((need) => [need, inSentence(fieldLabel(entity, need))]),
  );
  const begins =
    state.initial.value === undefined
      ? ''
      : `
    if own <> '{}' and not before_and_after.next = any (${textArray(state.initial.value)}) then
      raise exception using message = format('A record can’t start as “%s”.', labels ->> before_and_after.next);
    end if;`;
  return `
declare
  labels constant jsonb := ${quoteLiteral(JSON.stringify(labels))};
  names constant jsonb := ${quoteLiteral(JSON.stringify(names))};
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
  own constant text[] := case when claims ->> 'role' <> 'service_role' then
    array_remove(array[claims -> 'app_metadata' ->> 'role', claims ->> 'role'], null) else '{}' end;
  before_and_after record;
  move record;
  missing text[];
begin
  select case when tg_op = 'UPDATE' then old.${column}::text end as now, new.${column}::text as next
  into before_and_after;
  if before_and_after.next is not distinct from before_and_after.now then
    return new;
  end if;
  if before_and_after.now is null then${begins}
    return new;
  end if;

  select declared.* into move
  from (values
    ${transitions.map(rowSql).join(',\n    ')}
  ) declared (source, target, roles, needs)
  where declared.source = before_and_after.now and declared.target = before_and_after.next;
  if not found then
    raise exception using message = format('“%s” can’t follow “%s”.',
      coalesce(labels ->> before_and_after.next, 'Nothing'), labels ->> before_and_after.now);
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
`;
}

/** No roles: whoever may change the record. */
function rowSql({ from, to, roles, needs }: Transition): string {
  const parts = [
    quoteLiteral(from),
    quoteLiteral(to),
    rolesSql(roles.value),
    textArray(needs?.value),
  ];
  return `(${parts.join(', ')})`;
}

function rolesSql(roles: readonly string[] | undefined): string {
  return roles === undefined ? 'null::text[]' : textArray(roles);
}

function textArray(texts: readonly string[] = []): string {
  return `array[${texts.map(quoteLiteral).join(', ')}]::text[]`;
}

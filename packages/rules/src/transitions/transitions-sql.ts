import {
  type Entity,
  entityId,
  fieldLabel,
  findEntity,
  inSentence,
  namedIn,
  type Specification,
  type StateField,
  type Transition,
} from '@ninefold/specification';
import type { AccessDeclaration } from '@ninefold/specification/declaration';
import { dollarQuote, quoteIdentifier, quoteLiteral } from '@ninefold/values/sql';
import { nameWithin } from './name-within.ts';
import { ownRolesSql } from './own-roles-sql.ts';

interface TransitionsSqlOptions {
  /** The fields to create triggers for, as `work_order.status`; all of them when left out. */
  readonly fields?: readonly string[];
  /** Where people's roles are, as the team declares it. */
  readonly access?: AccessDeclaration | undefined;
}

/**
 * Returns the SQL with which the database itself rejects what the declared transitions don't allow: a
 * trigger for each field that has any; '' where none are declared. Running it twice changes nothing. It
 * needs PostgreSQL 14 or newer.
 *
 * A request has the roles that `access` finds and its database role, as in the application. One without
 * a token, or with a secret key, comes from a service: the transitions apply to it, but neither their
 * roles nor the initial states.
 */
export function transitionsSql(
  specification: Specification,
  { fields, access }: TransitionsSqlOptions = {},
): string {
  const triggers = specification.states.flatMap((state) => {
    if (fields?.includes(`${state.entity}.${state.field}`) === false) return [];
    const entity = findEntity(specification, state.entity);
    const transitions = state.transitions.value;
    // A view's records are rows of its underlying tables, which have the triggers.
    if (entity?.kind !== 'table' || transitions === undefined) return [];
    return [triggerSql(entity, state, transitions, { name: nameOf(specification, state), access })];
  });
  return triggers.join('\n');
}

/** The name of a field's trigger and function. Fields of two tables can be of one name when both are joined. */
function nameOf({ states }: Specification, { entity, field }: StateField): string {
  const own = namedIn(entity);
  const name = `ninefold_state_${own.name}_${field}`;
  const isShared = states.some((other) => {
    const { schema, name: table } = namedIn(other.entity);
    if (schema !== own.schema || (table === own.name && other.field === field)) return false;
    return `${table}_${other.field}` === `${own.name}_${field}`;
  });
  return nameWithin(isShared ? `${name}_of_${entity}` : name);
}

interface Written {
  readonly name: string;
  readonly access: AccessDeclaration | undefined;
}

function triggerSql(
  entity: Entity,
  state: StateField,
  transitions: readonly Transition[],
  written: Written,
): string {
  const table = `${quoteIdentifier(entity.schema)}.${quoteIdentifier(entity.name)}`;
  const name = quoteIdentifier(written.name);
  const called = `${quoteIdentifier(entity.schema)}.${name}`;
  const column = quoteIdentifier(state.field);
  return `create or replace function ${called}() returns trigger
language plpgsql
set search_path = ''
as ${dollarQuote(bodySql(entity, state, transitions, written.access))};
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
  access: AccessDeclaration | undefined,
): string {
  const column = quoteIdentifier(state.field);
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
    array_remove(${ownRolesSql(access, entity)}, null) else '{}' end;
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
`;
}

/** Writes a row of the trigger's table; without roles, everybody who can update the record can take it. */
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

import { formatList } from '@ninefold/messages';
import { entityName, fieldLabel } from '@ninefold/specification';
import type { FailureContext } from './failure.ts';
import { objectTexts } from './object-texts.ts';
import { type ErrorParts, type NamedObjects, quotedNames } from './parts.ts';

/** A message that names an object of the database. */
export interface ObjectMessage {
  readonly message: string;
  /** Someone has to change the database: reloading the page changes nothing. */
  readonly isFinal?: boolean;
}

/** Explains an error by the object of the database that causes it. */
export function objectMessage(
  parts: ErrorParts,
  named: NamedObjects,
  context: FailureContext,
): ObjectMessage | undefined {
  const final = replacedByRule(parts, context) ?? policyRecursion(parts, context);
  if (final !== undefined) return { message: final, isFinal: true };
  const message =
    noPartition(named, context) ?? notRefreshed(parts, context) ?? notExposed(parts, context);
  return message === undefined ? undefined : { message };
}

/** Names the partitioned table's fields for whose values it has no partition (23514). */
function noPartition(
  { noPartition: values, fields }: NamedObjects,
  { entity }: FailureContext,
): string | undefined {
  if (values === undefined || entity === undefined) return undefined;
  const names = entityName(entity);
  if (values === '') return objectTexts.noPartition(names);
  const labels = fields.map((field) => fieldLabel(entity, field));
  return objectTexts.noPartitionFor({ ...names, fields: formatList(labels), values });
}

/** Explains 0A000: the Data API can't carry out rules, which take the place of a write. */
function replacedByRule(
  { code }: Pick<ErrorParts, 'code'>,
  { entity, operation }: FailureContext,
): string | undefined {
  if (code !== '0A000') return undefined;
  const rules = (entity?.interceptors ?? []).filter(
    ({ kind, events }) =>
      kind === 'rule' && (operation === undefined || events.some((event) => event === operation)),
  );
  if (rules.length === 0) return undefined;
  return objectTexts.replacedByRule({
    rules: formatList(rules.map(({ name }) => objectTexts.rule({ name }))),
  });
}

/** Explains 42P17: policies of the relation that Postgres names call themselves, directly or through others. */
function policyRecursion(
  { code, message }: Pick<ErrorParts, 'code' | 'message'>,
  { entity }: FailureContext,
): string | undefined {
  const [relation, ...others] = quotedNames(message);
  if (code !== '42P17' || relation === undefined || others.length > 0) return undefined;
  // Views without row-level security read from relations that have it.
  const isOwn = relation === entity?.name;
  return isOwn && !entity.rowSecurity ? undefined : objectTexts.policyRecursion({ relation });
}

/** Explains 55000: the view, or one that it reads from, was never refreshed. */
function notRefreshed(
  { code, message }: Pick<ErrorParts, 'code' | 'message'>,
  { entity, specification }: FailureContext,
): string | undefined {
  if (code !== '55000') return undefined;
  const names = quotedNames(message);
  const view =
    entity?.kind === 'materialized view'
      ? entity
      : specification?.entities.find(
          ({ kind, name }) => kind === 'materialized view' && names.includes(name),
        );
  return view && objectTexts.notRefreshed(entityName(view));
}

/** Names the schema that the Data API does not expose (PGRST106), and the setting to change. */
function notExposed({ code }: Pick<ErrorParts, 'code'>, { entity }: FailureContext) {
  if (code !== 'PGRST106' || entity === undefined) return undefined;
  return objectTexts.notExposed({ schema: entity.schema });
}

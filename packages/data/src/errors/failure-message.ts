import { formatList } from '@ninefold/messages';
import { entityId, entityName, fieldLabel, inSentence, isKnown } from '@ninefold/specification';
import type { FailureContext, FailureKind, Reaction } from './failure.ts';
import { failureMessages } from './messages.ts';
import { type ErrorParts, type NamedObjects, quotedNames, referringEntity } from './parts.ts';

/** Returns the team's own message for a constraint, else for a code. */
export function declaredMessage(
  code: string,
  constraint: string | undefined,
  { entity, specification }: FailureContext,
): string | undefined {
  const entries = specification?.errors ?? [];
  const found =
    entries.find(
      (entry) =>
        constraint !== undefined &&
        entry.constraint === constraint &&
        isKnown(entry.message) &&
        (entity === undefined || entry.entity === undefined || entry.entity === entityId(entity)),
    ) ??
    entries.find(
      (entry) => entry.constraint === undefined && entry.code === code && isKnown(entry.message),
    );
  return found?.message.value;
}

/** Returns a message that names fields and entities by their labels, where they are known. */
export function namedMessage(
  kind: FailureKind,
  named: NamedObjects,
  context: FailureContext,
): string | undefined {
  const { entity } = context;
  if (named.stillReferred) {
    const referring = referringEntity(named, context);
    return referring === undefined
      ? failureMessages.referred
      : failureMessages.referredBy(entityName(referring));
  }
  if (entity === undefined || named.fields.length === 0) return undefined;
  const labels = named.fields.map((field) => fieldLabel(entity, field));
  const fields = formatList(labels.map(inSentence));
  const count = labels.length;
  switch (kind) {
    case 'required':
      return failureMessages.required({ Fields: formatList(labels), count });
    case 'unique':
      return failureMessages[named.overlaps ? 'overlap' : 'unique']({
        ...entityName(entity),
        fields,
      });
    case 'reference':
      return failureMessages.reference({ fields, count });
    case 'check':
      return failureMessages.check({ fields });
    default:
      return undefined;
  }
}

/** Names the partitioned table's fields for whose values it has no partition (23514). */
export function noPartition(
  { noPartition: values, fields }: NamedObjects,
  { entity }: FailureContext,
): string | undefined {
  if (values === undefined || entity === undefined) return undefined;
  const names = entityName(entity);
  if (values === '') return failureMessages.noPartition(names);
  const labels = fields.map((field) => fieldLabel(entity, field));
  return failureMessages.noPartitionFor({ ...names, fields: formatList(labels), values });
}

/** Explains 0A000: the Data API can't carry out rules, which take the place of a write. */
export function replacedByRule(
  { code }: Pick<ErrorParts, 'code'>,
  { entity, operation }: FailureContext,
): string | undefined {
  if (code !== '0A000') return undefined;
  const rules = (entity?.interceptors ?? []).filter(
    ({ kind, events }) =>
      kind === 'rule' && (operation === undefined || events.some((event) => event === operation)),
  );
  if (rules.length === 0) return undefined;
  return failureMessages.replacedByRule({
    rules: formatList(rules.map(({ name }) => failureMessages.rule({ name }))),
  });
}

/** Explains 42P17: policies of the relation that Postgres names call themselves, directly or through others. */
export function policyRecursion(
  { code, message }: Pick<ErrorParts, 'code' | 'message'>,
  { entity }: FailureContext,
): string | undefined {
  const [relation, ...others] = quotedNames(message);
  if (code !== '42P17' || relation === undefined || others.length > 0) return undefined;
  // Views without row-level security read from relations that have it.
  const isOwn = relation === entity?.name;
  return isOwn && !entity.rowSecurity ? undefined : failureMessages.policyRecursion({ relation });
}

/** Explains 55000: the view, or one that it reads from, was never refreshed. */
export function notRefreshed(
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
  return view && failureMessages.notRefreshed(entityName(view));
}

/** Names the schema that the Data API does not expose (PGRST106), and the setting to change. */
export function notExposed({ code }: Pick<ErrorParts, 'code'>, { entity }: FailureContext) {
  if (code !== 'PGRST106' || entity === undefined) return undefined;
  return failureMessages.notExposed({ schema: entity.schema });
}

/** The next step of a kind of failure, for codes without a specific one. */
export const reactions: Readonly<Record<FailureKind, Reaction>> = {
  offline: 'retry',
  aborted: 'none',
  'signed out': 'sign in',
  credentials: 'correct',
  denied: 'none',
  'not found': 'go back',
  conflict: 'retry',
  required: 'correct',
  unique: 'correct',
  reference: 'correct',
  check: 'correct',
  invalid: 'correct',
  refused: 'correct',
  timeout: 'retry',
  limit: 'retry',
  unavailable: 'retry',
  misconfigured: 'reload',
  unknown: 'retry',
};

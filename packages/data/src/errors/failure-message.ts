import { formatList } from '@ninefold/messages';
import { entityId, entityName, fieldLabel, inSentence, isKnown } from '@ninefold/specification';
import type { FailureContext, FailureKind, Reaction } from './failure.ts';
import { failureMessages } from './messages.ts';
import { type NamedObjects, referringEntity } from './parts.ts';

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
  const { entity, operation } = context;
  if (kind === 'tried' && operation === 'delete') return failureMessages.triedDelete;
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
  tried: 'none',
  misconfigured: 'reload',
  unknown: 'retry',
};

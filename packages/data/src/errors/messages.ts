import {
  entityId,
  entityLabel,
  entityPlural,
  fieldLabel,
  inSentence,
  isKnown,
  listed,
} from '@ninefold/specification';
import type { FailureContext, FailureKind, Reaction } from './failure.ts';
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
    const who =
      referring === undefined ? 'Other records' : capital(inSentence(entityPlural(referring)));
    return `${who} still refer to this. Delete them first, or edit what they refer to.`;
  }
  if (entity === undefined || named.fields.length === 0) return undefined;
  const labels = named.fields.map((field) => fieldLabel(entity, field));
  const list = listed(labels.map(inSentence));
  switch (kind) {
    case 'required':
      return `${listed(labels)} ${labels.length === 1 ? 'is' : 'are'} required.`;
    case 'unique':
      return named.overlaps
        ? `This clashes with another ${inSentence(entityLabel(entity))}: look at ${list}.`
        : `Another ${inSentence(entityLabel(entity))} already has this ${list}.`;
    case 'reference':
      return `The ${list} chosen no longer exists.`;
    case 'check':
      return `A rule of the database refuses this: check ${list}.`;
    default:
      return undefined;
  }
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
  if (view === undefined) return undefined;
  return `“${entityPlural(view)}” has no data yet, because this materialized view was never refreshed. Ask your database administrator to refresh it, then try again.`;
}

/** Names the schema that the Data API does not expose (PGRST106), and the setting to change. */
export function notExposed({ code }: Pick<ErrorParts, 'code'>, { entity }: FailureContext) {
  if (code !== 'PGRST106' || entity === undefined) return undefined;
  return `The Data API doesn’t expose the schema “${entity.schema}”. Add it to the exposed schemas in the project’s API settings (db-schemas in PostgREST).`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Message and reaction of a kind, where the code has none of its own. */
export const kinds: Readonly<
  Record<FailureKind, { readonly message: string; readonly reaction: Reaction }>
> = {
  offline: {
    message: 'The server can’t be reached. Check the connection and try again.',
    reaction: 'retry',
  },
  aborted: { message: 'The request was cancelled.', reaction: 'none' },
  'signed out': { message: 'You are not signed in. Sign in and try again.', reaction: 'sign in' },
  credentials: {
    message: 'That did not match. Check what you entered and try again.',
    reaction: 'correct',
  },
  denied: { message: 'You don’t have permission to do this.', reaction: 'none' },
  'not found': {
    message: 'This doesn’t exist, or you may not have access to it.',
    reaction: 'go back',
  },
  conflict: {
    message: 'Someone else changed this at the same time. Nothing was saved. Try again.',
    reaction: 'retry',
  },
  required: { message: 'A required value is missing.', reaction: 'correct' },
  unique: { message: 'Another record already has this value.', reaction: 'correct' },
  reference: { message: 'The record that this refers to doesn’t exist.', reaction: 'correct' },
  check: { message: 'A database rule rejected these values.', reaction: 'correct' },
  invalid: { message: 'A value has the wrong type.', reaction: 'correct' },
  refused: { message: 'The database rejected this.', reaction: 'correct' },
  timeout: {
    message: 'The request took too long. Try again, or request less at once.',
    reaction: 'retry',
  },
  limit: {
    message: 'This is over the limit. Wait a moment or ask for less.',
    reaction: 'retry',
  },
  unavailable: {
    message: 'The database isn’t responding. Try again in a moment.',
    reaction: 'retry',
  },
  misconfigured: {
    message:
      'The application requested something that the database doesn’t have. Reload the page. If it happens again, tell the person who manages the application.',
    reaction: 'reload',
  },
  unknown: {
    message: 'Something unexpected went wrong. Try again.',
    reaction: 'retry',
  },
};

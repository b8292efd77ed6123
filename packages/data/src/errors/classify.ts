import { ownEntry } from '@ninefold/specification';
import {
  type CodeEntry,
  type CodeTable,
  postgrestCodes,
  sqlstateEntry,
  statusEntry,
} from '@ninefold/specification/platform';
import type { Failure, FailureContext, FailureKind } from './failure.ts';
import { declaredMessage, namedMessage, reactions } from './failure-message.ts';
import { failureMessages, kindMessages } from './messages.ts';
import type { objectMessage } from './object-message.ts';
import { type ErrorParts, namedObjects, type NamedObjects, partsOf } from './parts.ts';

/** The answer of a failed call: supabase-js's `{ error, status }`, a caught exception, or an Auth or Storage error. */
export interface FailedAnswer {
  readonly error: unknown;
  /** HTTP status; 0 or absent where none came. */
  readonly status?: number;
}

/** The meaning of the platform's codes. */
export interface KnownCodes {
  readonly tables: readonly CodeTable[];
  /** Returns the message for a weak password, by Auth's names for the reasons. */
  readonly weakPassword?: (reasons: readonly string[]) => string | undefined;
  readonly objectMessage?: typeof objectMessage;
}

export const dataApiCodes: KnownCodes = { tables: [postgrestCodes] };

/**
 * Classifies an error by its code, never by its wording. Names of constraints and columns are read
 * from the wording as data. Never throws.
 *
 * @param codes Those of the Data API when left out; see `loadAllCodes` and `loadCodesFor` for more.
 */
export function classify(
  answer: FailedAnswer,
  context: FailureContext = {},
  codes: KnownCodes = dataApiCodes,
): Failure {
  const parts = partsOf(answer.error, answer.status);
  const entry = entryOf(parts, codes);
  const { kind } = entry;
  const named = namedObjects(parts, context);
  const [field] = named.fields;
  const ofObject = codes.objectMessage?.(parts, named, context);
  const message =
    declaredMessage(parts.code, named.constraint, context) ??
    authored(entry, parts, named) ??
    (parts.code === 'weak_password' ? codes.weakPassword?.(parts.reasons) : undefined) ??
    ofObject?.message ??
    namedMessage(kind, named, context) ??
    entry.message ??
    kindMessages[kind];
  return {
    kind,
    code: parts.code,
    message,
    ...(field === undefined ? {} : { field, fields: named.fields }),
    ...(named.constraint === undefined ? {} : { constraint: named.constraint }),
    reaction:
      named.stillReferred || ofObject?.isFinal === true
        ? 'none'
        : (entry.reaction ?? reactions[kind]),
    technical: {
      message: parts.message,
      details: parts.details,
      hint: parts.hint,
      status: parts.status ?? 0,
    },
  };
}

function entryOf(parts: ErrorParts, { tables }: KnownCodes): CodeEntry {
  const { code, name, status } = parts;
  if (name === 'AbortError') return { kind: 'aborted' };
  const byName = ownEntry(names, name);
  if (byName !== undefined) return byName;
  // Not signed in, Postgres's "insufficient privilege" comes with 401 instead of 403. It is unknown
  // whether an account would have the permission.
  if (code === '42501' && status === 401)
    return { kind: 'signed out', message: failureMessages.visitor };
  const raised = /^PT(\d{3})$/.exec(code)?.[1];
  if (raised !== undefined) return { ...statusEntry(Number(raised)), authored: true };
  const table = tables.find((each) => Object.hasOwn(each, code));
  const known = table?.[code] ?? sqlstateEntry(code);
  if (known !== undefined) return known;
  return status === undefined ? { kind: 'unknown' } : statusEntry(status);
}

/** An entry whose message is read when it is used: the language is set later. */
const saying = (kind: FailureKind, message: () => string): CodeEntry => ({
  kind,
  get message() {
    return message();
  },
});

/** Errors that a client creates itself, without a code. */
const names: Readonly<Record<string, CodeEntry | undefined>> = {
  AuthSessionMissingError: { kind: 'signed out' },
  AuthInvalidTokenResponseError: { kind: 'signed out' },
  AuthInvalidJwtError: { kind: 'signed out' },
  AuthInvalidCredentialsError: { kind: 'credentials' },
  OtherPersonError: saying('signed out', () => failureMessages.otherPerson),
  SessionEndedError: saying('signed out', () => failureMessages.sessionEnded),
  TriedError: { kind: 'tried' },
  NotTriedError: saying('aborted', () => failureMessages.notTried),
  NotReachedError: saying('aborted', () => failureMessages.notReached),
  NotWhileViewingError: saying('aborted', () => failureMessages.notWhileViewing),
  NotViewingError: saying('aborted', () => failureMessages.notViewing),
  FunctionsFetchError: { kind: 'offline' },
  FunctionsRelayError: { kind: 'unavailable' },
  TimeoutError: { kind: 'timeout' },
};

/**
 * Returns the message and hint that the product's author raised for people. Under an SQLSTATE that
 * Postgres uses too, they are told apart by Postgres's style: its own messages begin in lower case,
 * or with a word in capitals, and end without a full stop.
 */
function authored(
  entry: CodeEntry,
  { code, message, hint }: ErrorParts,
  { constraint }: NamedObjects,
): string | undefined {
  const isSentence = /^\p{Lu}(?!\p{Lu})|[.!?]$/u.test(message);
  const isRaised = constraint === undefined && isSentence && sqlstateEntry(code) !== undefined;
  if (!(entry.authored === true || isRaised) || !isForPeople(message)) return undefined;
  if (!isForPeople(hint)) return message;
  return `${message}${/[.!?]$/.test(message) ? '' : '.'} ${hint}`;
}

function isForPeople(text: string): boolean {
  return text !== '' && !/\b(GRANT|REVOKE|SELECT|ALTER|CREATE)\b/.test(text);
}

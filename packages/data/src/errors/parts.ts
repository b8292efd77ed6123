import { type Entity, findEntity, rulesOf } from '@ninefold/specification';
import type { FailureContext } from './failure.ts';

/** The parts of an error of any client. */
export interface ErrorParts {
  /** The class's name: `AuthApiError`, `AbortError`; '' where there is none. */
  readonly name: string;
  readonly code: string;
  readonly message: string;
  readonly details: string;
  readonly hint: string;
  readonly status: number | undefined;
  /** The reasons why a password is weak. */
  readonly reasons: readonly string[];
}

/** Reads the parts of any thrown value. */
export function partsOf(error: unknown, status?: number): ErrorParts {
  const record = (
    typeof error === 'object' && error !== null ? error : { message: error }
  ) as Readonly<Record<string, unknown>>;
  const message = text(record['message']) || text(record['msg']);
  return {
    // A failed fetch comes from supabase-js as an object whose message starts with the class's name.
    name: text(record['name']) || (/^(\w+Error): /.exec(message)?.[1] ?? ''),
    code: codeOf(record),
    message,
    details: text(record['details']) || text(record['detail']),
    hint: text(record['hint']),
    status: statusOf(record) ?? status,
    reasons: Array.isArray(record['reasons']) ? record['reasons'].map(text) : [],
  };
}

/** `code`, Auth's older `error_code`, or Storage's older `error`. A number is a status, not a code. */
function codeOf(record: Readonly<Record<string, unknown>>): string {
  for (const name of ['code', 'error_code', 'error']) {
    const value = record[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return '';
}

/** Storage's `statusCode` is the truth where `status` is not; a function's answer is in `context`. */
function statusOf(record: Readonly<Record<string, unknown>>): number | undefined {
  const context = record['context'];
  const inner = typeof context === 'object' && context !== null && 'status' in context;
  for (const value of [
    record['statusCode'],
    record['status'],
    inner ? context.status : undefined,
  ]) {
    const status = typeof value === 'string' ? Number(value) : value;
    if (typeof status === 'number' && Number.isInteger(status)) return status;
  }
  return undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The names in Postgres's message, read from its wording as data, in any language of the server. */
export interface NamedObjects {
  readonly constraint?: string;
  readonly fields: readonly string[];
  /** Whether a deletion failed because another table still refers to the record. */
  readonly stillReferred: boolean;
  /** Whether the record overlaps with another, by an exclusion constraint. */
  readonly overlaps: boolean;
  /** The values of a partitioned table's key for which it has no partition, as Postgres writes them; '' where hidden. */
  readonly noPartition?: string;
}

/** Reads the names in an error's message and details. */
export function namedObjects(parts: ErrorParts, context: FailureContext): NamedObjects {
  const quoted = quotedNames(parts.message);
  // A missing referenced record names table and constraint; a prevented deletion a second table too.
  const stillReferred = /^2300[13]$|^23503$/.test(parts.code) && quoted.length >= 3;
  const overlaps = parts.code === '23P01';
  if (parts.code === '23502' || parts.code === '428C9') {
    return { fields: onlyKnown([quoted[0] ?? ''], context), stillReferred, overlaps };
  }
  const noPartition = partitionValues(parts, quoted, context);
  if (noPartition !== undefined) {
    return { fields: keyFields(parts.details, context), stillReferred, overlaps, noPartition };
  }
  if (!/^(23|44)/.test(parts.code)) return { fields: [], stillReferred, overlaps };
  const constraint =
    knownConstraint(parts.message, context) ?? quoted[stillReferred ? 1 : quoted.length - 1];
  const fields = stillReferred ? [] : keyFields(parts.details, context);
  return {
    ...(constraint === undefined ? {} : { constraint }),
    fields: fields.length > 0 || stillReferred ? fields : fieldsOfConstraint(constraint, context),
    stillReferred,
    overlaps,
  };
}

/**
 * Reads the values of `Partition key of the failing row contains (a, b) = (1, 2).`, in any language; undefined for
 * other errors. Those of a CHECK name two objects, or a domain's constraint and no values.
 */
function partitionValues(
  { code, details }: ErrorParts,
  quoted: readonly string[],
  { entity }: FailureContext,
): string | undefined {
  if (code !== '23514' || quoted.length !== 1 || entity?.kind !== 'partitioned table') {
    return undefined;
  }
  const values = /\) = \((.*)\)/s.exec(details)?.[1];
  return values ?? (quoted[0] === entity.name ? '' : undefined);
}

/** Returns the texts in the quotation marks that Postgres's translations use. */
export function quotedNames(message: string): readonly string[] {
  const marks = /"([^"]*)"|«\s?([^«»]*?)\s?»|»([^«»]*)«|„([^„“”]*)[“”]|“([^“”]*)”|「([^「」]*)」/gu;
  return [...message.matchAll(marks)].map((match) => match.slice(1).find(Boolean) ?? '');
}

/** Finds a constraint of the entity whose name is in the message, even one with quotes in it. */
function knownConstraint(
  message: string,
  { entity, specification }: FailureContext,
): string | undefined {
  if (entity === undefined) return undefined;
  const rules = specification === undefined ? [] : rulesOf(specification, entity);
  return [...entity.references, ...rules]
    .flatMap(({ constraint }) => constraint ?? [])
    .filter((name) => message.includes(`"${name}"`))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** Reads the columns of `Key (a, b)=(1, 2) …`, in any language: only the text before `)=(` or `) = (`. */
function keyFields(details: string, context: FailureContext): readonly string[] {
  const start = details.indexOf('(');
  const end = details.slice(start).search(/\) ?= ?\(/) + start;
  if (start === -1 || end < start) return [];
  const columns = details.slice(start + 1, end);
  if (context.entity?.fields.some((field) => field.name === columns) === true) return [columns];
  const names = columns
    .split(', ')
    .map((name) => (/^".*"$/s.test(name) ? name.slice(1, -1).replaceAll('""', '"') : name));
  return onlyKnown(names, context);
}

function fieldsOfConstraint(
  constraint: string | undefined,
  { entity, specification }: FailureContext,
): readonly string[] {
  if (constraint === undefined || entity === undefined) return [];
  const rules = specification === undefined ? [] : rulesOf(specification, entity);
  return (
    [...entity.references, ...rules].find((each) => each.constraint === constraint)?.fields ?? []
  );
}

function onlyKnown(names: readonly string[], { entity }: FailureContext): readonly string[] {
  const given = names.filter((name) => name !== '');
  if (entity === undefined) return given.filter((name) => !/[()]/.test(name));
  return given.filter((name) => entity.fields.some((field) => field.name === name));
}

/** Returns the entity whose reference prevents a deletion. */
export function referringEntity(
  named: NamedObjects,
  { specification }: FailureContext,
): Entity | undefined {
  const rule = specification?.rules.find(
    (each) => each.kind === 'reference' && each.constraint === named.constraint,
  );
  return rule === undefined || specification === undefined
    ? undefined
    : findEntity(specification, rule.entity);
}

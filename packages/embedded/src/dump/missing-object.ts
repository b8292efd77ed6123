import { DatabaseError } from '../postgres/index.ts';

/** An object that a statement needs and the database does not have. */
export interface MissingObject {
  /** As Postgres names it: `function`, `type`, `relation`, `schema`, `language`. */
  readonly kind: string;
  readonly schema?: string;
  /** Of a schema, its own name. */
  readonly name: string;
}

/** SQLSTATE of errors about an object that does not exist. */
const codes = /^(42P01|42704|42883|42703|3F000|42830)$/;

const messages: readonly RegExp[] = [
  /^there is no .*?(key)s? for referenced table "(.+)"$/,
  /^could not find an? (function|procedure|routine|aggregate) named "(.+)"$/,
  /^(function|procedure|aggregate) ([^ (]+)\(.*\) does not exist$/s,
  /^(operator) does not exist: (.+)$/,
  /^(type|column) ([^" ]+?)(?:\[\])* does not exist$/,
  /^([a-z -]+?) "([^"]+?)(?:\[\])*".* does not exist/,
];

/** Returns the object whose absence made a statement fail; undefined for any other error. */
export function missingObject(error: unknown): MissingObject | undefined {
  if (!(error instanceof DatabaseError) || !codes.test(error.code)) return undefined;
  for (const message of messages) {
    const [, kind, path] = message.exec(error.message) ?? [];
    if (kind === undefined || path === undefined) continue;
    if (kind === 'role' || kind === 'operator') return { kind, name: path };
    const [, schema, name = path] = /^([^.]+)\.(.+)$/s.exec(path) ?? [];
    return { kind, schema, name };
  }
  return undefined;
}

/** Returns the name of an object, with its schema if Postgres names it. */
export function pathOf({ schema, name }: MissingObject): string {
  return schema === undefined ? name : `${schema}.${name}`;
}

/** Names an object in a message. */
export function nameOf(missing: MissingObject): string {
  return `The ${missing.kind} ${pathOf(missing)}`;
}

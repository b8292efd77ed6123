import type { ColumnType } from '../types.ts';

export type Family =
  | 'integer'
  | 'numeric'
  | 'float'
  | 'boolean'
  | 'text'
  /** `character(n)`, whose spaces at the end do not count. */
  | 'padded'
  | 'citext'
  | 'date'
  | 'timestamp'
  /** `timestamp with time zone` */
  | 'instant'
  | 'time'
  | 'interval'
  | 'uuid'
  | 'enum'
  | 'json'
  | 'array'
  | 'range'
  /** NULL as a literal. */
  | 'unknown'
  /** A type whose values are only ever NULL or not. */
  | 'other';

export interface SqlType {
  readonly family: Family;
  /** Without modifiers: `numeric`. */
  readonly name: string;
  /** `numeric(10,2)` has 10 and 2. */
  readonly modifiers: readonly number[];
  /** Of an array. */
  readonly element?: SqlType;
  /** Of a range: the type of its bounds. */
  readonly bound?: SqlType;
  /** Of an enum. */
  readonly labels?: readonly string[];
}

const families: Readonly<Record<string, Family>> = {
  smallint: 'integer',
  integer: 'integer',
  bigint: 'integer',
  numeric: 'numeric',
  real: 'float',
  'double precision': 'float',
  boolean: 'boolean',
  text: 'text',
  'character varying': 'text',
  name: 'text',
  character: 'padded',
  bpchar: 'padded',
  date: 'date',
  'timestamp without time zone': 'timestamp',
  'timestamp with time zone': 'instant',
  'time without time zone': 'time',
  interval: 'interval',
  uuid: 'uuid',
  json: 'json',
  jsonb: 'json',
  unknown: 'unknown',
};

const bounds: Readonly<Record<string, string>> = {
  int4range: 'integer',
  int8range: 'bigint',
  numrange: 'numeric',
  daterange: 'date',
  tsrange: 'timestamp without time zone',
  tstzrange: 'timestamp with time zone',
};

/** Reads a type as `format_type` prints it. */
export function readType(text: string, labels?: readonly string[]): SqlType {
  if (text.endsWith('[]')) {
    const element = readType(text.replace(/(?:\[\])+$/, ''), labels);
    return { family: 'array', name: text, modifiers: [], element };
  }
  const [, first = '', numbers, zone = ''] =
    /^(.*?)(?:\(([-\d,]+)\))?( with(?:out)? time zone)?$/.exec(text) ?? [];
  const name = first + zone;
  const modifiers = numbers === undefined ? [] : numbers.split(',').map(Number);
  // Supabase installs extensions in a schema of their own.
  if (/^(?:(?:public|extensions)\.)?citext$/.test(name))
    return { family: 'citext', name: 'citext', modifiers };
  const bound = Object.hasOwn(bounds, name) ? bounds[name] : undefined;
  if (bound !== undefined) return { family: 'range', name, modifiers, bound: readType(bound) };
  const family = Object.hasOwn(families, name) ? families[name] : undefined;
  if (family === 'padded') return { family, name: 'character', modifiers };
  if (family !== undefined) return { family, name, modifiers };
  return labels === undefined || labels.length === 0
    ? { family: 'other', name: text, modifiers: [] }
    : { family: 'enum', name: text, modifiers: [], labels };
}

/** Returns the type of a column; of a domain, the type that it is based on. */
export function columnType({ type, baseType, values }: ColumnType): SqlType {
  return readType(baseType ?? type, values);
}

export const typeNamed = (name: string): SqlType => readType(name);

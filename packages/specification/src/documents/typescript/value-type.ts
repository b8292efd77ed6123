import type { ValueKind } from '@ninefold/values';
import type { Attribute, Field, Specification } from '../../model/index.ts';
import { keyText, literalText } from './write.ts';

/** A field, an argument or an attribute, as far as its type depends on it. */
export type Typed = Attribute & Partial<Pick<Field, 'baseType' | 'attributes' | 'extension'>>;

/** `Row`: as supabase-js gives it. `Insert`: as it may be sent. */
export type Direction = 'Row' | 'Insert';

const texts: ReadonlySet<ValueKind> = new Set([
  'text',
  'date',
  'time',
  'timestamp',
  'instant',
  'interval',
  'uuid',
  'binary',
  'range',
]);

/**
 * TypeScript's type of a value in JSON as PostgREST writes and reads it. Numbers
 * come as numbers; those that a number cannot hold exactly (bigint, numeric) may
 * be sent as text too. What PostgreSQL writes as text is a text. Only of what an
 * extension brings is it not known.
 */
export function valueType(value: Typed, direction: Direction): string {
  if (value.kind === 'array') return arrayType(value, direction);
  if (value.attributes !== undefined) return reference('CompositeTypes', nameOf(value));
  return simpleType(value.kind, value, direction);
}

function simpleType(kind: ValueKind, value: Typed, direction: Direction): string {
  if (texts.has(kind)) return 'string';
  switch (kind) {
    case 'integer':
      return direction === 'Insert' && bare(value) === 'bigint' ? 'number | string' : 'number';
    case 'decimal':
      return direction === 'Insert' ? 'number | string' : 'number';
    case 'float':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'json':
      return 'Json';
    case 'enum':
      return value.values === undefined ? 'string' : reference('Enums', nameOf(value));
    default:
      return otherType(value);
  }
}

function otherType(value: Typed): string {
  const printed = bare(value);
  if (printed === 'void') return 'undefined';
  if (printed === 'record') return 'Record<string, unknown>';
  // An extension may say how its values become JSON, as PostGIS does.
  return value.extension === undefined && builtInText.has(printed) ? 'string' : 'unknown';
}

/** Types of PostgreSQL's own without a kind of ours, all of which become texts. */
const builtInText: ReadonlySet<string> = new Set(
  `inet, cidr, macaddr, macaddr8, money, xml, bit, bit varying,
  jsonpath, point, line, lseg, box, path, polygon, circle,
  tsvector, tsquery, pg_lsn, pg_snapshot, txid_snapshot, tid, xid, xid8,
  cid, int2vector, oidvector, regclass, regtype, regproc, regprocedure, regoper,
  regoperator, regnamespace, regrole, regconfig, regdictionary, regcollation, int4multirange, int8multirange,
  nummultirange, tsmultirange, tstzmultirange, datemultirange, timestamp without time zone, cstring`.split(
    /,\s+/,
  ),
);

function arrayType(value: Typed, direction: Direction): string {
  const of = { ...value, type: value.elementType ?? value.type, baseType: undefined };
  const element =
    value.attributes === undefined
      ? simpleType(value.elementKind ?? 'other', of, direction)
      : reference('CompositeTypes', nameOf(value));
  return element.includes(' ') ? `(${element})[]` : `${element}[]`;
}

/** The type's own name, beneath domains, without the part in brackets. */
function bare({ type, baseType }: Typed): string {
  return (baseType ?? type).replaceAll(/\([^()]*\)|\[\]/g, '');
}

/** A type as `format_type` prints it: `billing."Line kind"` is schema `billing`, name `Line kind`. */
export interface TypeName {
  /** `public` where none is printed. */
  readonly schema: string;
  readonly name: string;
}

const part = /"(?:[^"]|"")*"|[^".]+/y;

/** Reads a printed name; without the brackets of arrays and modifiers. */
export function readTypeName(printed: string): TypeName {
  const text = printed.replace(/(?<!\[\])(?:\[\])+$/, '').replace(/(?<!")\([^()]*\)$/, '');
  const parts: string[] = [];
  part.lastIndex = 0;
  for (let match = part.exec(text); match !== null; match = part.exec(text)) {
    const [found] = match;
    parts.push(found.startsWith('"') ? found.slice(1, -1).replaceAll('""', '"') : found);
    if (text[part.lastIndex] !== '.') break;
    part.lastIndex += 1;
  }
  const [first = text, second] = parts;
  return second === undefined ? { schema: 'public', name: first } : { schema: first, name: second };
}

function nameOf(value: Typed): TypeName {
  const element = value.kind === 'array' ? value.elementType : undefined;
  return readTypeName(element ?? value.baseType ?? value.type);
}

export function reference(
  group: 'Enums' | 'CompositeTypes' | 'Tables' | 'Views',
  { schema, name }: TypeName,
): string {
  return `Database[${literalText(schema)}]['${group}'][${literalText(name)}]`;
}

/** `name: type` or `name?: type`, in an object type. */
export function member(name: string, type: string, optional = false): string {
  return `${keyText(name)}${optional ? '?' : ''}: ${type}`;
}

/** An enum or a composite type that something in the specification has. */
export interface NamedType extends TypeName {
  readonly values?: readonly string[];
  readonly attributes?: readonly Attribute[];
}

/** The enums and composite types that fields, arguments and results have, each once, by name. */
export function namedTypes({ entities, calls }: Specification): readonly NamedType[] {
  const typed: readonly Typed[] = [
    ...entities.flatMap(({ fields }) => fields),
    ...calls.flatMap(({ function: called }) =>
      called === undefined
        ? []
        : [...called.arguments, ...(called.returns.columns ?? []), ...enumResult(called.returns)],
    ),
  ];
  const all = typed.flatMap((value): readonly Typed[] => [value, ...(value.attributes ?? [])]);
  const named = all.flatMap((value): readonly NamedType[] => {
    if (value.values !== undefined) return [{ ...nameOf(value), values: value.values }];
    if (value.attributes !== undefined) return [{ ...nameOf(value), attributes: value.attributes }];
    return [];
  });
  const byName = new Map(named.map((type) => [JSON.stringify([type.schema, type.name]), type]));
  return [...byName.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function enumResult(returns: object): readonly Typed[] {
  return 'values' in returns ? [{ name: '', ...(returns as Omit<Attribute, 'name'>) }] : [];
}

import type { Attribute, FunctionResult } from '@ninefold/specification';
import type { Value } from '@ninefold/values';
import { parseExactly } from '@ninefold/values/simple';

/** A row by column. Numbers are text, so that none loses a digit. */
export type FunctionRow = Readonly<Record<string, Value>>;

/** The result of a function, by its type. */
export type FunctionAnswer =
  /** It returns nothing (`void`). */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'values'; readonly values: readonly Value[] }
  /** Null where the function returned NULL. */
  | { readonly kind: 'row'; readonly row: FunctionRow | null }
  | { readonly kind: 'rows'; readonly rows: readonly FunctionRow[] };

/**
 * Reads an answer's JSON by the function's type.
 *
 * @param columns The columns of the entity whose records it returns; else they are in `returns`.
 */
export function readAnswer(
  json: string,
  returns: FunctionResult,
  columns: readonly Attribute[] | undefined = returns.columns,
): FunctionAnswer {
  if (returns.type === 'void' && !returns.set) return { kind: 'nothing' };
  const both: Read = json === '' ? [null, null] : [parseExactly(json), JSON.parse(json) as Value];
  const isRow = columns !== undefined || returns.entity !== undefined || returns.type === 'record';
  if (returns.set) {
    const [exact, plain] = both.map((value) => (Array.isArray(value) ? value : []));
    const items = (exact ?? []).map((item, index): Read => [item, plain?.[index] ?? null]);
    // A table of one column comes as bare values from some servers.
    return isRow && items.every(([item]) => isObject(item))
      ? { kind: 'rows', rows: items.map((item) => rowOf(item, columns)) }
      : { kind: 'values', values: items.map((item) => valueOf(item, returns)) };
  }
  const [exact] = both;
  if (!isRow || (exact !== null && !isObject(exact))) {
    return { kind: 'value', value: valueOf(both, returns) };
  }
  return { kind: 'row', row: exact === null ? null : rowOf(both, columns) };
}

/** A value with its numbers as text, and as JSON.parse returns it. */
type Read = readonly [exact: Value, plain: Value];

function rowOf([exact, plain]: Read, columns: readonly Attribute[] | undefined): FunctionRow {
  const [values, asGiven] = [entriesOf(exact), entriesOf(plain)];
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const column = columns?.find((each) => each.name === name);
      return [name, column ? valueOf([value, asGiven[name] ?? null], column) : value];
    }),
  );
}

/** Keeps numbers within a JSON document as they are. */
function valueOf(
  [exact, plain]: Read,
  { kind, elementKind }: Pick<Attribute, 'kind' | 'elementKind'>,
): Value {
  return kind === 'json' || (kind === 'array' && elementKind === 'json') ? plain : exact;
}

function entriesOf(value: Value): FunctionRow {
  return isObject(value) ? value : {};
}

function isObject(value: Value): value is FunctionRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import type { Attribute, FunctionResult } from '@ninefold/specification';
import type { Value } from '@ninefold/values';
import {
  type ExactJson,
  parseExactly,
  readExactJson,
  writeExactJson,
} from '@ninefold/values/simple';

/** A row by column. Numbers and JSON documents are text, so that none loses a digit. */
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

/** Returns what a function returned; undefined for nothing. */
export function resultOf(answer: FunctionAnswer): unknown {
  switch (answer.kind) {
    case 'nothing':
      return undefined;
    case 'value':
      return answer.value;
    case 'values':
      return answer.values;
    case 'row':
      return answer.row;
    default:
      return answer.rows;
  }
}

/** Reads a value of type `json` or `jsonb` from its text. */
export type ReadDocument = (text: string) => Value;

/**
 * Reads an answer's JSON by the function's type.
 *
 * @param columns The columns of the entity whose records it returns; else they are in `returns`.
 * @param readDocument JSON stays text when absent, as in records.
 */
export function readAnswer(
  json: string,
  returns: FunctionResult,
  columns: readonly Attribute[] | undefined = returns.columns,
  readDocument: ReadDocument = (text) => text,
): FunctionAnswer {
  if (returns.type === 'void' && !returns.set) return { kind: 'nothing' };
  const both: Read = json === '' ? [null, null] : [parseExactly(json), readExactJson(json)];
  const isRow = columns !== undefined || returns.entity !== undefined || returns.type === 'record';
  if (returns.set) {
    const [exact, document] = both;
    const documents = itemsOf(document);
    const items = (Array.isArray(exact) ? exact : []).map((item: Value, index): Read => [
      item,
      documents[index] ?? null,
    ]);
    // A table of one column comes as bare values from some servers.
    return isRow && items.every(([item]) => isObject(item))
      ? { kind: 'rows', rows: items.map((item) => rowOf(item, columns, readDocument)) }
      : { kind: 'values', values: items.map((item) => valueOf(item, returns, readDocument)) };
  }
  const [exact] = both;
  if (!isRow || (exact !== null && !isObject(exact))) {
    return { kind: 'value', value: valueOf(both, returns, readDocument) };
  }
  return { kind: 'row', row: exact === null ? null : rowOf(both, columns, readDocument) };
}

/** A value with its numbers as text, and as what JSON is written from. */
type Read = readonly [exact: Value, document: ExactJson];

function rowOf(
  [exact, document]: Read,
  columns: readonly Attribute[] | undefined,
  readDocument: ReadDocument,
): FunctionRow {
  const documents = membersOf(document);
  return Object.fromEntries(
    Object.entries(isObject(exact) ? exact : {}).map(([name, value]) => {
      const column = columns?.find((each) => each.name === name);
      return [
        name,
        column ? valueOf([value, documents[`s${name}`] ?? null], column, readDocument) : value,
      ];
    }),
  );
}

function valueOf(
  [exact, document]: Read,
  { kind, elementKind }: Pick<Attribute, 'kind' | 'elementKind'>,
  readDocument: ReadDocument,
): Value {
  if (kind === 'json') return document === null ? null : readDocument(writeExactJson(document));
  if (kind !== 'array' || elementKind !== 'json' || document === null) return exact;
  return itemsOf(document).map((item) =>
    item === null ? null : readDocument(writeExactJson(item)),
  );
}

function itemsOf(document: ExactJson): readonly ExactJson[] {
  return Array.isArray(document) ? (document as readonly ExactJson[]) : [];
}

function membersOf(document: ExactJson): Readonly<Record<string, ExactJson>> {
  return typeof document === 'object' && document !== null && !Array.isArray(document)
    ? (document as Readonly<Record<string, ExactJson>>)
    : {};
}

function isObject(value: Value): value is FunctionRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { type FieldPath, Scanner, writeName } from './lexer.ts';

export interface SortKey {
  readonly field: string;
  /** A column of the record that the field refers to: orders are by the customer's country. */
  readonly by?: string;
  readonly direction: 'ascending' | 'descending';
  /** Where empty values go. In a list they come last unless it says otherwise. */
  readonly nulls?: 'first' | 'last';
}

export interface OrderTerm {
  readonly field: FieldPath;
  /** The embedded relation that the field is in. */
  readonly relation: string | undefined;
  readonly direction: 'asc' | 'desc' | undefined;
  readonly nulls: 'first' | 'last' | undefined;
}

/**
 * Writes one term of `order`: `due_at.asc`, `customer_id(country).desc.nullsfirst`.
 *
 * @param relation The alias of the embedded relation that the field is in: `link_0(name).asc`.
 */
export function writeSortKey({ field, by, direction, nulls }: SortKey, relation?: string): string {
  const name = writeName(by ?? field);
  const related = relation ?? (by === undefined ? undefined : writeName(field));
  const column = related === undefined ? name : `${related}(${name})`;
  const empty = nulls === undefined ? '' : `.nulls${nulls}`;
  return `${column}.${direction === 'ascending' ? 'asc' : 'desc'}${empty}`;
}

/** Reads the order of a list; undefined where a list can't be ordered that way. */
export function readSortKeys(text: string): readonly SortKey[] | undefined {
  const terms = readOrder(text);
  if (terms.some(({ field }) => field.path.length > 0)) return undefined;
  return terms.map(({ field, relation, direction, nulls }) => ({
    ...(relation === undefined ? { field: field.name } : { field: relation, by: field.name }),
    direction: direction === 'desc' ? 'descending' : 'ascending',
    ...(nulls !== undefined && { nulls }),
  }));
}

/** Reads `order`: `due_at.desc.nullslast,customer(name)`; '' means no order. */
export function readOrder(text: string): readonly OrderTerm[] {
  if (text === '') return [];
  const scanner = new Scanner(text, 'order');
  const terms = scanner.list(() => readTerm(scanner));
  scanner.expectEnd('"," or end of input');
  return terms;
}

function readTerm(scanner: Scanner): OrderTerm {
  scanner.take(/ +/y);
  const related = scanner.attempt(() => {
    const relation = scanner.name();
    if (!scanner.accept('(')) return undefined;
    const field = scanner.field();
    scanner.expect(')');
    return { relation, field };
  });
  const { relation, field } = related ?? { relation: undefined, field: scanner.field() };
  const direction = scanner.take(/\.(?:asc|desc)/y)?.slice(1) as 'asc' | 'desc' | undefined;
  const nulls = scanner.take(/\.nulls(?:first|last)/y)?.slice(6) as 'first' | 'last' | undefined;
  return { field, relation, direction, nulls };
}

import { type FieldPath, Scanner, writeName } from './lexer.ts';

export interface SortKey {
  readonly field: string;
  readonly direction: 'ascending' | 'descending';
}

export interface OrderTerm {
  readonly field: FieldPath;
  /** The embedded relation that the field is in. */
  readonly relation: string | undefined;
  readonly direction: 'asc' | 'desc' | undefined;
  readonly nulls: 'first' | 'last' | undefined;
}

/**
 * Writes one term of `order`: `due_at.asc`.
 *
 * @param relation The alias of the embedded relation that the field is in: `link_0(name).asc`.
 */
export function writeSortKey({ field, direction }: SortKey, relation?: string): string {
  const name = writeName(field);
  const column = relation === undefined ? name : `${relation}(${name})`;
  return `${column}.${direction === 'ascending' ? 'asc' : 'desc'}`;
}

/**
 * Reads the order of a list. Where empty values go is not kept: in a list they always come last.
 *
 * @returns Undefined where a list can't be ordered that way.
 */
export function readSortKeys(text: string): readonly SortKey[] | undefined {
  const terms = readOrder(text);
  return terms.some(({ field, relation }) => field.path.length > 0 || relation !== undefined)
    ? undefined
    : terms.map(({ field, direction }) => ({
        field: field.name,
        direction: direction === 'desc' ? 'descending' : 'ascending',
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

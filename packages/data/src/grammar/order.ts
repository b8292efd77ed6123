import { type FieldPath, Scanner } from './scanner.ts';

export interface OrderTerm {
  readonly field: FieldPath;
  /** The embedded relation that the field is of. */
  readonly relation: string | undefined;
  readonly direction: 'asc' | 'desc' | undefined;
  readonly nulls: 'first' | 'last' | undefined;
}

/** Reads `order`: `due_at.desc.nullslast,customer(name)`. */
export function readOrder(text: string): readonly OrderTerm[] {
  const scanner = new Scanner(text, 'order');
  const terms = [readTerm(scanner)];
  while (scanner.accept(',')) terms.push(readTerm(scanner));
  if (!scanner.atEnd) scanner.fail('"," or end of input');
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

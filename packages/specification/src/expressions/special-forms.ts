import type { Reader } from './reader.ts';
import type { Expression } from './tree.ts';

/** `CASE WHEN a THEN b ELSE c END`, `CASE a WHEN b THEN c END` */
export function branches(reader: Reader): Expression {
  const of = reader.isNext('WHEN') ? undefined : reader.expression();
  const branches: { when: Expression; result: Expression }[] = [];
  while (reader.take('WHEN')) {
    const when = reader.expression();
    reader.expect('THEN');
    branches.push({ when, result: reader.expression() });
  }
  const otherwise: Expression = reader.take('ELSE') ? reader.expression() : { is: 'null' };
  reader.expect('END');
  return { is: 'case', of, branches, otherwise };
}

/** `EXTRACT(year FROM a)` */
export function extracted(reader: Reader): Expression {
  reader.expect('(');
  const part: Expression = { is: 'text', text: reader.step().text };
  reader.expect('FROM');
  const args = [part, reader.expression()];
  reader.expect(')');
  return { is: 'call', name: 'EXTRACT', args };
}

/** `SUBSTRING(a FROM 1 FOR 2)` */
export function part(reader: Reader): Expression {
  reader.expect('(');
  const args = [reader.expression()];
  reader.expect('FROM');
  args.push(reader.expression());
  if (reader.take('FOR')) args.push(reader.expression());
  reader.expect(')');
  return { is: 'call', name: 'substring', args };
}

/** `POSITION(('-'::text) IN (a))` */
export function position(reader: Reader): Expression {
  reader.expect('(');
  const sought = reader.operand();
  reader.expect('IN');
  const args = [reader.expression(), sought];
  reader.expect(')');
  return { is: 'call', name: 'POSITION', args };
}

/** `(a, b)` */
export function items(reader: Reader): readonly Expression[] {
  reader.expect('(');
  return reader.list(')');
}

/** `(a + b)`, `(a, b) OVERLAPS (c, d)`: other rows are printed with ROW. */
export function enclosed(reader: Reader): Expression {
  const first = reader.expression();
  if (!reader.take(',')) {
    reader.expect(')');
    return first;
  }
  const second = reader.expression();
  reader.expect(')');
  reader.expect('OVERLAPS');
  return { is: 'call', name: 'overlaps', args: [first, second, ...items(reader)] };
}

/** `a[1]`, `a[1:2]` */
export function subscript(reader: Reader, of: Expression): Expression {
  const index = reader.expression();
  const found: Expression = reader.take(':')
    ? { is: 'call', name: '[:]', args: [of, index, reader.expression()] }
    : { is: 'element', of, index };
  reader.expect(']');
  return found;
}

/** `a COLLATE "C"` */
export function collated(reader: Reader, of: Expression): Expression {
  if (reader.take('pg_catalog')) reader.expect('.');
  return { is: 'collate', of, collation: reader.step().text };
}

/** `a AT TIME ZONE 'UTC'` */
export function inZone(reader: Reader, of: Expression): Expression {
  reader.expect('TIME');
  reader.expect('ZONE');
  return { is: 'call', name: 'timezone', args: [reader.operand(true), of] };
}

/** `a IS DISTINCT FROM b` */
export function distinct(reader: Reader, left: Expression, not: boolean): Expression {
  reader.expect('FROM');
  const found: Expression = { is: 'distinct', left, right: reader.expression('IS') };
  return not ? { is: 'NOT', of: found } : found;
}

/** `a IS JSON`, `a IS JSON OBJECT` */
export function isJson(reader: Reader, of: Expression, not: boolean): Expression {
  const kind = ['VALUE', 'OBJECT', 'ARRAY', 'SCALAR'].find((each) => reader.take(each)) ?? 'VALUE';
  const found: Expression = { is: 'call', name: 'IS JSON', args: [of, { is: 'text', text: kind }] };
  return not ? { is: 'NOT', of: found } : found;
}

/** `count(*)`, `f(a, b)` */
export function called(reader: Reader, name: string): Expression {
  reader.take('*');
  return { is: 'call', name, args: reader.list(')') };
}

/** `a.b`, `public.f(a)` */
export function ofSchema(reader: Reader, first: string): Expression {
  const second = reader.name();
  if (!reader.take('(')) return { is: 'column', name: second, table: first };
  // Postgres prints the schema of a built-in function that another one hides.
  return called(reader, first === 'pg_catalog' ? second : qualified(first, second));
}

/** `schema.name`, with quotes where either has a dot. */
export function qualified(schema: string, name: string): string {
  return [schema, name].map((part) => (part.includes('.') ? `"${part}"` : part)).join('.');
}

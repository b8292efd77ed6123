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
  return { is: 'call', name: 'overlaps', args: [first, second, ...reader.list('(', ')')] };
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
export function distinct(reader: Reader, left: Expression): Expression {
  reader.expect('FROM');
  return { is: 'distinct', left, right: reader.compared() };
}

/** `a IS JSON`, `a IS JSON OBJECT` */
export function isJson(reader: Reader, of: Expression): Expression {
  const kind = ['VALUE', 'OBJECT', 'ARRAY', 'SCALAR'].find((each) => reader.take(each)) ?? 'VALUE';
  return { is: 'call', name: 'IS JSON', args: [of, { is: 'text', text: kind }] };
}

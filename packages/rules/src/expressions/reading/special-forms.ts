import type { ExpressionReader } from './subselect-reader.ts';
import type { Expression } from './tree.ts';

/** `CASE WHEN a THEN b ELSE c END`, `CASE a WHEN b THEN c END` */
export function branches(reader: ExpressionReader): Expression {
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
export function extracted(reader: ExpressionReader): Expression {
  reader.expect('(');
  const part: Expression = { is: 'text', text: reader.step().text };
  reader.expect('FROM');
  const args = [part, reader.expression()];
  reader.expect(')');
  return { is: 'call', name: 'EXTRACT', args };
}

/** `TRIM(BOTH FROM a)`, `TRIM(LEADING '0'::text FROM a)` */
export function trimmed(reader: ExpressionReader): Expression {
  reader.expect('(');
  const name = reader.take('LEADING') ? 'ltrim' : reader.take('TRAILING') ? 'rtrim' : 'btrim';
  if (name === 'btrim') reader.expect('BOTH');
  const characters = reader.isNext('FROM') ? [] : [reader.expression()];
  reader.expect('FROM');
  const args = [reader.expression(), ...characters];
  reader.expect(')');
  return { is: 'call', name, args };
}

/** `SUBSTRING(a FROM 1 FOR 2)` */
export function part(reader: ExpressionReader): Expression {
  reader.expect('(');
  const args = [reader.expression()];
  reader.expect('FROM');
  args.push(reader.expression());
  if (reader.take('FOR')) args.push(reader.expression());
  reader.expect(')');
  return { is: 'call', name: 'substring', args };
}

/** `POSITION(('-'::text) IN (a))` */
export function position(reader: ExpressionReader): Expression {
  reader.expect('(');
  const sought = reader.operand();
  reader.expect('IN');
  const args = [reader.expression(), sought];
  reader.expect(')');
  return { is: 'call', name: 'POSITION', args };
}
/** `(a, b) OVERLAPS (c, d)`: other rows are printed with ROW. */
export function overlaps(reader: ExpressionReader, first: Expression): Expression {
  reader.expect(',');
  const second = reader.expression();
  reader.expect(')');
  reader.expect('OVERLAPS');
  return { is: 'call', name: 'overlaps', args: [first, second, ...reader.list('(', ')')] };
}

import { type Reader, Unread } from './reader.ts';
import { items, qualified } from './special-forms.ts';
import type { Token } from './tokens.ts';
import type { Expression, Subselect, SubselectTable } from './tree.ts';

/** What may follow a table in place of its alias. */
const afterTable =
  'WHERE JOIN LEFT RIGHT FULL CROSS NATURAL ON USING TABLESAMPLE GROUP HAVING ORDER LIMIT OFFSET UNION EXCEPT INTERSECT FOR WINDOW FETCH'.split(
    ' ',
  );

/** Reads up to the parenthesis that closes it, and skips what it does not read. */
export function subselect(
  reader: Reader,
  form: 'EXISTS' | 'IN' | 'value',
  of?: Expression,
): Expression {
  const start = reader.at;
  try {
    return { ...select(reader, form), ...(of !== undefined && { of }) };
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    reader.at = start;
    for (let depth = 0; depth > 0 || !reader.isNext(')');) {
      depth += reader.isNext('(') ? 1 : reader.isNext(')') ? -1 : 0;
      reader.step();
    }
    const unread = { is: 'subselect', for: form, from: undefined, results: [] } as const;
    return of === undefined ? unread : { ...unread, of };
  }
}

function select(reader: Reader, form: 'EXISTS' | 'IN' | 'value'): Subselect {
  reader.expect('SELECT');
  const results: Expression[] = [];
  if (!reader.isNext('FROM')) {
    do {
      results.push(reader.expression());
      if (reader.take('AS')) reader.step();
    } while (reader.take(','));
  }
  const from = reader.take('FROM') ? tablesOf(reader) : [];
  const where = reader.take('WHERE') ? reader.expression() : undefined;
  if (from.length > 0 && reader.take('LIMIT')) reader.expression();
  if (!reader.isNext(')')) throw new Unread();
  return {
    is: 'subselect',
    for: form,
    from,
    results,
    ...(where !== undefined && { where }),
  };
}

/** `public.a`, `public.a b`, `(public.a JOIN public.b c ON (…))` */
function tablesOf(reader: Reader): readonly SubselectTable[] {
  const found: SubselectTable[] = [];
  do {
    if (reader.take('(')) {
      found.push(...tablesOf(reader));
      reader.expect(')');
    } else found.push(tableOf(reader));
    for (const word of ['LEFT', 'JOIN']) reader.take(word);
    if (reader.take('ON')) reader.expression();
    if (reader.take('USING')) items(reader);
  } while (reader.take(',') || (reader.next.kind !== 'end' && !isEndOfTables(reader)));
  return found;
}

function isEndOfTables(reader: Reader): boolean {
  return ['WHERE', 'LIMIT', ')'].some((each) => reader.isNext(each));
}

const isNamed = ({ kind }: Token) => kind === 'name' || kind === 'word';

function tableOf(reader: Reader): SubselectTable {
  const schema = reader.name();
  reader.expect('.');
  const name = reader.name();
  const hasAlias = isNamed(reader.next) && !afterTable.some((word) => reader.isNext(word));
  const alias = hasAlias ? reader.name() : name;
  return { name: qualified(schema, name), alias };
}

import { type Expression, readExpression, readTokens, tokensOf } from '../expressions/index.ts';
import { limitsIn } from './literals.ts';

/** The body of a function that can be put in the place of its call. */
export interface FunctionText {
  /** The value that it returns; a sub-select of the rows. */
  readonly expression: Expression;
  /** It is written in PL/pgSQL. */
  readonly isProcedural: boolean;
  readonly limits: readonly string[];
}

/** Reads the one SELECT of a function in SQL, written by hand or printed by Postgres, or what one in PL/pgSQL returns. */
export function readBody(body: string): FunctionText | undefined {
  const text = withoutComments(body).trim().replace(/;$/, '').trimEnd();
  const [, returned] = /^BEGIN\s+RETURN\s([^;]*);\s*END$/i.exec(text) ?? [];
  const expression = returned === undefined ? ofSql(text) : ofTyped(returned);
  const limits = limitsIn(text);
  return expression && { expression, isProcedural: returned !== undefined, limits };
}

function ofSql(text: string): Expression | undefined {
  const [, returned] = /^RETURN\s([^;]*)$/.exec(text) ?? [];
  const [, block] = /^BEGIN ATOMIC\s([^;]*);\s*END$/.exec(text) ?? [];
  if (returned !== undefined || block !== undefined) {
    const read = readExpression(returned ?? `(${block})`);
    return 'unread' in read ? undefined : read.expression;
  }
  const expression = ofTyped(text);
  return expression?.is === 'subselect' ? expression : undefined;
}

/** Reads what somebody wrote by hand. */
function ofTyped(text: string): Expression | undefined {
  const tokens = tokensOf(`(${text})`);
  if (tokens === undefined) return undefined;
  const read = readTokens(tokens.map(asPrinted).flatMap(asIn));
  return 'unread' in read ? undefined : read.expression;
}

/** Leaves out comments, and writes `$1` as a name. */
function withoutComments(body: string): string {
  return body.replaceAll(
    /('(?:[^']|'')*'|"(?:[^"]|"")*")|--[^\n]*|\/\*[^]*?\*\/|(\$\d+)/g,
    (_, quoted?: string, place?: string) => quoted ?? (place === undefined ? ' ' : `"${place}"`),
  );
}

type Token = Exclude<ReturnType<typeof tokensOf>, undefined>[number];

/** The words of the grammar that Postgres prints in capitals. */
const capitals = new Set(
  'SELECT AS FROM WHERE JOIN LEFT ON AND OR NOT IS IN NULL UNKNOWN DISTINCT EXISTS CASE WHEN THEN ELSE END ANY ALL ARRAY ROW COLLATE COALESCE NULLIF GREATEST LEAST CURRENT_DATE CURRENT_TIMESTAMP LOCALTIMESTAMP CURRENT_USER CURRENT_ROLE SESSION_USER USER GROUP HAVING ORDER LIMIT OFFSET UNION EXCEPT INTERSECT RIGHT FULL CROSS NATURAL USING WINDOW FETCH FOR TABLESAMPLE'.split(
    ' ',
  ),
);

/** Writes a word as Postgres prints it. */
function asPrinted(token: Token, place: number, tokens: readonly Token[]): Token {
  if (token.kind === 'operator') return token.text === '!=' ? { ...token, text: '<>' } : token;
  if (token.kind !== 'word') return token;
  const upper = token.text.toUpperCase();
  const isTest =
    tokens[place - 1]?.text.toUpperCase() === 'IS' ||
    tokens[place - 2]?.text.toUpperCase() === 'IS';
  const isCapital = capitals.has(upper) || (isTest && ['TRUE', 'FALSE'].includes(upper));
  return { ...token, text: isCapital ? upper : token.text.toLowerCase() };
}

/** Writes `= ANY (SELECT …)` as IN, as Postgres does. */
function asIn(token: Token, place: number, tokens: readonly Token[]): readonly Token[] {
  const next = (distance: number) => tokens[place + distance];
  if (token.kind === 'word' && token.text === 'ANY') {
    const isIn = next(-1)?.text === '=' && next(1)?.text === '(' && next(2)?.text === 'SELECT';
    return isIn ? [{ ...token, text: 'IN' }] : [token];
  }
  const isBefore = token.kind === 'operator' && token.text === '=' && next(1)?.text === 'ANY';
  return isBefore && next(2)?.text === '(' && next(3)?.text === 'SELECT' ? [] : [token];
}

import { parse } from 'libpg-query';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedPostgres } from '../../../tests/servers/shared-postgres.ts';
import { readSimpleExpression } from '@ninefold/specification/expressions';
import { type Expression, readExpression, withParts } from '../src/expressions/index.ts';
import { askAll } from './prove.ts';
import { expressionOf, type Tree } from './postgres-tree.ts';
import { createProofDatabases, type ProofDatabase } from './server/index.ts';

const server = sharedPostgres();
let databases: readonly ProofDatabase[] = [];

beforeAll(async () => {
  databases = await createProofDatabases(server);
});

afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await server.stop();
});

it('reads conditions as the parser of PostgreSQL does', async () => {
  const printed: string[] = [];
  await askAll({ pairs: 20_000, seed: 3, databases }, ({ answers }) => {
    printed.push(...answers.conditions.flatMap((each) => ('printed' in each ? each.printed : [])));
  });
  expect(printed.filter(isReadOtherwise)).toEqual([]);
  const read = await Promise.all(printed.map(readings));
  expect(read.filter(({ ours, theirs }) => ours !== undefined && ours !== theirs)).toEqual([]);
  const unread = read.filter(({ ours }) => ours === undefined);
  expect(unread.length / printed.length).toBeLessThan(0.01);
});

/** Forms that Postgres prints seldom, or only reads. */
const forms = String.raw`
overlay(a placing b from 1) | make_interval(days => 5) | f(a, days := 5) | f(VARIADIC a) | f(DISTINCT a)
f(a ORDER BY b) | f(a) FILTER (WHERE b) | f(a) OVER (PARTITION BY b) | count(*) | CURRENT_TIMESTAMP(3) | CURRENT_TIME
CURRENT_DATE | USER | (a).b | (a).b.c | (f(a)).b | a.b | a.b.c | a[1:] | a[:2] | a[1:2] | a[1][2] | a[1].b
a OPERATOR(public.=) b | OPERATOR(public.-) a | ARRAY[ARRAY[1, 2], ARRAY[3, 4]] | a IS NFC NORMALIZED | a IS DOCUMENT
a IS JSON WITH UNIQUE KEYS | a IS NOT JSON SCALAR | JSON_VALUE(a, '$.b') | JSON_OBJECT(a : b) | ROW(a.*)
ROW(1, 2) = ROW(a, b) | (a, b) OVERLAPS (c, d) | (a, b) | E'a\\b' | U&'\0041' | B'101' | X'1F' | '1'::bit(3)
'1 day'::interval day to second(3) | '1'::interval(3) | '12:00'::time(3) with time zone | a::timestamp(0) without time zone
a AT TIME ZONE 'UTC' AT TIME ZONE 'x' | a AT LOCAL | a COLLATE "x".y | a COLLATE pg_catalog."C" | a || b COLLATE "C"
a LIKE b ESCAPE 'c' | a ISNULL | a NOT IN (1, 2) | a IN (1, 2) | a BETWEEN 1 AND 2 | - a ^ 2 | - 1 ^ 2 | - 1 | + 1.5
@ a + 1 | - a::numeric | - 1::numeric | - a * b | NOT a = b | NOT a IS NULL | NOT a AND b | a = b IS NULL | a < b = c
a || b = c || d | a -> b = c | a - b - c | a / b * c % d | a + b || c | a OR b AND c | a AND b OR c AND d | a ^ b ^ c
a = -1 | a - -1 | a <> - b | 1e5 = 1.5e-3 | 1_000 = 2 | 0x1F = 2 | a = .5 | a = 5. | 'a'::text::character varying(3)::"char"
a::public.b[] | a::"my type"(3) | TRIM(BOTH a FROM b, c) | TRIM(a FROM b) | SUBSTRING(a FROM 'b' FOR 'c')
SUBSTRING(a SIMILAR 'b' ESCAPE 'c') | POSITION(a IN b) | NORMALIZE(a, NFC) | XMLELEMENT(NAME a) | GROUPING(a) | a = $1
a -- b | a /* b */ = 1 | COALESCE(a, b) = GREATEST(c, d) | NULLIF(a, b) | EXTRACT(year FROM a) | EXTRACT('year' FROM a)
CASE a WHEN 1 THEN b ELSE c END | CASE WHEN a THEN b END | CASE WHEN a THEN b END + 1 | "A".b = "c""d" | a = ANY (b)
a = ANY (b) AND c | a <> ALL (ARRAY[1, 2]) OR c | a IS DISTINCT FROM b + 1 | a IS DISTINCT FROM b AND c | a IS NOT UNKNOWN
a IS NOT DISTINCT FROM b | pg_catalog.lower(a) | public.f(a) | "f.g".h(a) | "left"(a, 1) | a = 'it''s' | a ~~ '%\_' | a IS TRUE = b`;

it.each(forms.trim().split(/ \| |\n/))(
  'reads %s as PostgreSQL does, or not at all',
  async (text) => {
    expect(isReadOtherwise(text)).toBe(false);
    const { ours, theirs } = await readings(text);
    expect(ours ?? theirs).toBe(theirs);
  },
);

/** Returns whether the part of the grammar that browsers load first reads a condition otherwise than the whole. */
function isReadOtherwise(text: string): boolean {
  const simple = readSimpleExpression(text);
  const whole = readExpression(text);
  const expected = 'unread' in whole ? undefined : whole.expression;
  return simple !== undefined && JSON.stringify(simple) !== JSON.stringify(expected);
}

/** What both read, in the same notation; undefined where we leave it to the database. */
async function readings(text: string) {
  const read = readExpression(text);
  const ours = 'unread' in read ? undefined : JSON.stringify(plain(read.expression));
  try {
    const { stmts } = (await parse(`SELECT (${text})`)) as Tree;
    const { val } = stmts[0].stmt.SelectStmt.targetList[0].ResTarget;
    return { text, ours, theirs: JSON.stringify(plain(expressionOf(val))) };
  } catch (error) {
    return { text, ours, theirs: String(error) };
  }
}

/** Signs of numbers are a part of them, and AND in AND is one, as for PostgreSQL. */
function plain(expression: Expression): Expression {
  const inner = withParts(expression, plain);
  if (inner.is === 'AND' || inner.is === 'OR') {
    const parts = inner.parts.flatMap((part) => (part.is === inner.is ? part.parts : [part]));
    return { is: inner.is, parts };
  }
  const isSigned = inner.is === 'operator' && inner.left === undefined && inner.operator === '-';
  return isSigned && inner.right.is === 'number' && !inner.right.text.startsWith('-')
    ? { is: 'number', text: `-${inner.right.text}` }
    : inner;
}

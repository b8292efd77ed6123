import type { PolicyFunction } from '@ninefold/specification';
import {
  type Expression,
  readExpression,
  readTokens,
  tokensOf,
  undecidedMessages,
} from '../expressions/index.ts';
import { policyMessages } from './messages.ts';
import { type Names, type Resolve, unknown } from './names.ts';

/** Functions that call each other are left to the database. */
const deepest = 8;

/** Puts the body of a function in the place of its call. */
export function callOf(
  { name, args }: Extract<Expression, { is: 'call' }>,
  names: Names,
  resolve: Resolve,
): Expression {
  const { specification, person, found, depth, given } = names;
  const open = unknown(undecidedMessages.function({ name }), true);
  const { policyFunctions = [] } = specification.permissions;
  const [called, ...overloaded] = policyFunctions.filter(
    (each) => `${each.schema}.${each.name}` === name && each.arguments.length === args.length,
  );
  const roles = given === undefined ? called?.execute : called?.usage;
  if (called === undefined || overloaded.length > 0 || roles?.includes(person.role) !== true) {
    found.obstacles.add(policyMessages.execute({ role: person.role, name }));
    return open;
  }
  const resolved = args.map((each, place): Expression => {
    const { type = '' } = called.arguments[place] ?? {};
    return { is: 'cast', of: resolve(each, names), type };
  });
  const body = depth < deepest ? bodyOf(called) : undefined;
  if (body === undefined) return open;
  const values = new Map(
    called.arguments.map((each, place) => [each.name, resolved[place] ?? open]),
  );
  const value: Expression = {
    is: 'cast',
    of: resolve(body, { ...names, inner: new Map(), given: values, depth: depth + 1 }),
    type: called.returns,
  };
  if (called.strict !== true || resolved.length === 0) return value;
  const isNull = resolved.map((of): Expression => ({ is: 'test', of, for: 'NULL', not: false }));
  const branches = [
    { when: { is: 'OR', parts: isNull } as const, result: { is: 'null' } as const },
  ];
  return { is: 'case', of: undefined, branches, otherwise: value };
}

/** The one SELECT of a function in SQL, written by hand or printed by Postgres. */
function bodyOf({ body }: PolicyFunction): Expression | undefined {
  if (body === undefined) return undefined;
  const [, returned] = /^\s*RETURN\s([^;]*)$/.exec(body) ?? [];
  const [, block] = /^\s*BEGIN ATOMIC\s([^;]*);\s*END\s*$/.exec(body) ?? [];
  if (returned !== undefined || block !== undefined) {
    const read = readExpression(returned ?? `(${block})`);
    return 'unread' in read ? undefined : read.expression;
  }
  const tokens = tokensOf(`(${body.replace(/;\s*$/, '')})`);
  if (tokens === undefined) return undefined;
  const read = readTokens(tokens.map(asPrinted));
  return 'unread' in read || read.expression.is !== 'subselect' ? undefined : read.expression;
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

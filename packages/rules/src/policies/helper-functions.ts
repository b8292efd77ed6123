import type { PolicyFunction } from '@ninefold/specification';
import { type Expression, type Subselect, undecidedMessages } from '../expressions/index.ts';
import { declaredAnswer } from './declared-helpers.ts';
import { type FunctionText, readBody } from './function-text.ts';
import { policyMessages } from './messages.ts';
import { unknown } from './literals.ts';
import type { Names, Resolve } from './names.ts';
import { claimsOf, personValue } from './person-values.ts';

type Call = Extract<Expression, { is: 'call' }>;

/** Functions that call each other are left to the database. */
const deepest = 8;

/** Puts the body of a function in the place of its call, or what the team declares of it. */
export function callOf(call: Call, names: Names, resolve: Resolve): Expression {
  const open = unknown(undecidedMessages.function({ name: call.name }), true);
  const called = calledBy(call, names);
  if (called === undefined || called.rows === true) return open;
  const args = argumentsOf(call, called, names, resolve);
  const text = textOf(called, names);
  const result =
    text === undefined
      ? isAccount(names) && names.person.access
        ? declaredAnswer(called, args, names.person.access)
        : undefined
      : resolve(text.expression, inside(called, args, text, names));
  if (result === undefined) return open;
  const value: Expression = { is: 'cast', of: result, type: called.returns };
  if (text === undefined || called.strict !== true || args.length === 0) return value;
  const isNull = args.map((of): Expression => ({ is: 'test', of, for: 'NULL', not: false }));
  const branches = [
    { when: { is: 'OR', parts: isNull } as const, result: { is: 'null' } as const },
  ];
  return { is: 'case', of: undefined, branches, otherwise: value };
}

/** Whether the person's ID is one: helpers fail at another as `auth.uid()` does. */
const isAccount = ({ person }: Names) =>
  personValue({ is: 'call', name: 'auth.uid', args: [] }, person)?.is !== 'unknown';

/** Returns the sub-select whose rows a function returns, with what its names stand for. */
export function rowsOfCall(
  call: Call,
  names: Names,
  resolve: Resolve,
): { readonly subselect: Subselect; readonly names: Names } | undefined {
  const called = names.specification.permissions.policyFunctions?.some(
    (each) => each.rows === true && `${each.schema}.${each.name}` === call.name,
  )
    ? calledBy(call, names)
    : undefined;
  if (called?.rows !== true || (called.strict === true && call.args.length > 0)) return undefined;
  const text = textOf(called, names);
  if (text?.expression.is !== 'subselect') return undefined;
  const { expression } = text;
  const results = expression.results.map(
    (of) => ({ is: 'cast', of, type: called.returns }) as const,
  );
  return {
    subselect: { ...expression, results },
    names: inside(called, argumentsOf(call, called, names, resolve), text, names),
  };
}

/** Returns the function that is called, if the caller may call it. */
function calledBy({ name, args }: Call, names: Names): PolicyFunction | undefined {
  const { specification, person, found, body } = names;
  const { policyFunctions = [] } = specification.permissions;
  const [called, ...overloaded] = policyFunctions.filter(
    (each) => `${each.schema}.${each.name}` === name && each.arguments.length === args.length,
  );
  const roles = body === undefined ? called?.execute : called?.usage;
  if (overloaded.length === 0 && roles?.includes(person.role) === true) return called;
  found.obstacles.add(
    body?.isDefiner === true
      ? undecidedMessages.function({ name })
      : policyMessages.execute({ role: person.role, name }),
  );
  return undefined;
}

function argumentsOf(
  { args }: Call,
  called: PolicyFunction,
  names: Names,
  resolve: Resolve,
): readonly Expression[] {
  return args.map((each, place) => {
    const { type = '' } = called.arguments[place] ?? {};
    return { is: 'cast', of: resolve(each, names), type };
  });
}

function textOf({ body }: PolicyFunction, names: Names): FunctionText | undefined {
  const depth = names.body?.depth ?? 0;
  return body === undefined || depth === deepest ? undefined : readBody(body);
}

function inside(
  called: PolicyFunction,
  args: readonly Expression[],
  { isProcedural, limits }: FunctionText,
  { body, person, ...names }: Names,
): Names {
  const given = called.arguments.flatMap(({ name }, place) =>
    [`$${place + 1}`, ...(name === '' ? [] : [name])].map(
      (each) => [each, args[place] ?? { is: 'null' }] as const,
    ),
  );
  const { runsAs: owner } = called;
  return {
    ...names,
    person: owner === undefined ? person : { ...person, role: owner, claims: claimsOf(person) },
    inner: new Map(),
    limits,
    body: {
      name: called.name,
      given: new Map(given),
      isDefiner: owner !== undefined || body?.isDefiner === true,
      isProcedural,
      depth: (body?.depth ?? 0) + 1,
    },
  };
}

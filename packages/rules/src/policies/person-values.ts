import type { Expression } from '../expressions/index.ts';
import { policyMessages } from './messages.ts';
import { literal, literalText } from './literals.ts';
import type { PolicyPerson } from './person.ts';

const nothing: Expression = { is: 'null' };

/** Without an access token, the Data API sets the role as the only claim. */
export const claimsOf = ({ role, claims = { role } }: PolicyPerson) => claims;

const unsure = (name: string, mayFail: boolean): Expression => ({
  is: 'unknown',
  reason: policyMessages.claim({ name }),
  mayFail,
});

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A claim as `->>` gives it. */
function claim(person: PolicyPerson, name: string, type = 'text'): Expression {
  const claims = claimsOf(person);
  const value = Object.hasOwn(claims, name) ? claims[name] : undefined;
  if (value === undefined || value === null) return nothing;
  // Some versions of Auth's functions take an empty claim for none, others don't.
  if (value === '') return unsure(name, true);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return type === 'uuid' && !uuid.test(text) ? unsure(name, true) : literal(text, type);
}

const claimsLiteral = (person: PolicyPerson, type: string) =>
  literal(JSON.stringify(claimsOf(person)), type);

/** Functions of Supabase Auth, by schema and name: one of another schema is a team's own. */
const authFunctions: Readonly<Record<string, (person: PolicyPerson) => Expression>> = {
  'auth.uid': (person) => claim(person, 'sub', 'uuid'),
  'auth.role': (person) => claim(person, 'role'),
  'auth.email': (person) => claim(person, 'email'),
  'auth.jwt': (person) => claimsLiteral(person, 'jsonb'),
  CURRENT_USER: ({ role }) => literal(role, 'name'),
  CURRENT_ROLE: ({ role }) => literal(role, 'name'),
  USER: ({ role }) => literal(role, 'name'),
};

/** Returns the value of an expression that is the same for all records, and another for each person. */
export function personValue(expression: Expression, person: PolicyPerson): Expression | undefined {
  if (expression.is === 'cast') {
    const setting = settingOf(expression.of) ?? settingOf(nullIfEmpty(expression.of));
    const isJson = expression.type === 'json' || expression.type === 'jsonb';
    return setting === 'request.jwt.claims' && isJson
      ? claimsLiteral(person, expression.type)
      : undefined;
  }
  if (expression.is !== 'call') return undefined;
  const { name, args } = expression;
  if (args.length === 0 && Object.hasOwn(authFunctions, name)) return authFunctions[name]?.(person);
  const withoutEmpty = claimSetting(settingOf(nullIfEmpty(expression)), person);
  if (withoutEmpty !== undefined) return withoutEmpty;
  const setting = settingOf(expression);
  if (setting === undefined) return undefined;
  const value = claimSetting(setting, person);
  // Without such a claim, the setting may be empty or missing.
  return value === undefined || value.is === 'null' ? unsure(setting, args.length < 2) : value;
}

/** `request.jwt.claim.sub`, a setting of a single claim. */
function claimSetting(setting: string | undefined, person: PolicyPerson): Expression | undefined {
  const name = /^request\.jwt\.claim\.(sub|role|email)$/.exec(setting ?? '')?.[1];
  return name === undefined ? undefined : claim(person, name);
}

/** The name of the setting that `current_setting` reads. */
function settingOf(expression: Expression | undefined): string | undefined {
  if (expression?.is !== 'call' || expression.name !== 'current_setting') return undefined;
  const [name] = expression.args;
  return name && (literalText(name) ?? undefined);
}

/** What `NULLIF(a, '')` is given. */
function nullIfEmpty(expression: Expression): Expression | undefined {
  if (expression.is !== 'call' || expression.name !== 'NULLIF') return undefined;
  const [value, empty] = expression.args;
  return empty !== undefined && literalText(empty) === '' ? value : undefined;
}

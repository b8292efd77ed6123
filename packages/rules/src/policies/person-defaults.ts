import type { Entity, Field } from '@ninefold/specification';
import { isSetByDatabase } from '../constraints/index.ts';
import { type Expression, partsOf, readExpression } from '../expressions/index.ts';
import { literalText } from './literals.ts';
import type { PolicyPerson } from './person.ts';
import { personValue } from './person-values.ts';

/** Types of which the text of a claim is the value. */
const ofClaims: readonly string[] = ['uuid', 'text'];

type Sent = Readonly<Record<string, unknown>>;

/** Returns the values that a new record has by default and that are the person's: `auth.uid()`. */
export function personDefaults(entity: Entity, sent: Sent, person: PolicyPerson): Sent {
  return Object.fromEntries(
    defaultsOf(entity, sent).flatMap(([{ name, type }, expression]) => {
      const value = ofClaims.includes(type) ? valueOf(expression, type, person) : undefined;
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** Returns why the database may fail at a default of a new record: the ID of the person may be none. */
export function failingDefault(
  entity: Entity,
  sent: Sent,
  person: PolicyPerson,
): string | undefined {
  return defaultsOf(entity, sent)
    .flatMap(([, expression]) => unsureParts(expression, person))
    .at(0);
}

function unsureParts(expression: Expression, person: PolicyPerson): readonly string[] {
  const value = personValue(expression, person);
  if (value !== undefined) return value.is === 'unknown' && value.mayFail ? [value.reason] : [];
  const parts = expression.is === 'subselect' ? expression.results : partsOf(expression);
  return parts.flatMap((part) => unsureParts(part, person));
}

/** The expressions of the columns that are not sent. */
function defaultsOf({ fields }: Entity, sent: Sent): readonly (readonly [Field, Expression])[] {
  return fields.flatMap((field) => {
    const { name, generated, default: preset } = field;
    const isStored = generated === 'no' && !isSetByDatabase(field, 'insert');
    if (!isStored || Object.hasOwn(sent, name) || preset === null) return [];
    const read = readExpression(preset);
    return 'unread' in read ? [] : [[field, read.expression] as const];
  });
}

function valueOf(
  expression: Expression,
  type: string,
  person: PolicyPerson,
): string | null | undefined {
  if (
    expression.is === 'subselect' &&
    expression.for === 'value' &&
    expression.from?.length === 0
  ) {
    const [result, ...others] = expression.results;
    const isPlain = result !== undefined && others.length === 0 && expression.where === undefined;
    return isPlain ? valueOf(result, type, person) : undefined;
  }
  if (expression.is === 'operator') return memberOf(expression, type, person);
  const value = personValue(expression, person);
  return value?.is === 'null' || (value?.is === 'cast' && value.type === type)
    ? literalText(value)
    : undefined;
}

/** `(auth.jwt() ->> 'org'::text)` */
function memberOf(
  { operator, left, right }: Extract<Expression, { is: 'operator' }>,
  type: string,
  person: PolicyPerson,
): string | null | undefined {
  const claims = left && personValue(left, person);
  const name = literalText(right);
  if (operator !== '->>' || type !== 'text' || typeof name !== 'string') return undefined;
  if (claims?.is !== 'cast' || !/^jsonb?$/.test(claims.type)) return undefined;
  const members = JSON.parse(literalText(claims) ?? 'null') as Readonly<Record<string, unknown>>;
  const value = Object.hasOwn(members, name) ? (members[name] ?? null) : null;
  return value === null || typeof value === 'string' ? value : undefined;
}

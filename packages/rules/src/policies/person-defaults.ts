import type { Entity } from '@ninefold/specification';
import { isSetByDatabase } from '../constraints/index.ts';
import { type Expression, readExpression } from '../expressions/index.ts';
import { literalText } from './literals.ts';
import type { PolicyPerson } from './person.ts';
import { personValue } from './person-values.ts';

/** Types of which the text of a claim is the value. */
const ofClaims: readonly string[] = ['uuid', 'text'];

/** Returns the values that a new record has by default and that are the person's: `auth.uid()`. */
export function personDefaults(
  { fields }: Entity,
  sent: Readonly<Record<string, unknown>>,
  person: PolicyPerson,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const { name, type, generated, default: preset } = field;
      const isStored = generated === 'no' && !isSetByDatabase(field, 'insert');
      if (!isStored || Object.hasOwn(sent, name) || preset === null || !ofClaims.includes(type)) {
        return [];
      }
      const read = readExpression(preset);
      const value = 'unread' in read ? undefined : valueOf(read.expression, type, person);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
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

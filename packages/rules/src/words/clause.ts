import { formatList } from '@ninefold/messages';
import type { Condition, ConditionOf } from './condition.ts';
import { wordMessages } from './messages.ts';
import { Unsaid } from './subject.ts';

export const ordersOfMoments = {
  '>': 'later',
  '>=': 'notBefore',
  '<': 'earlier',
  '<=': 'notAfter',
  '=': 'same',
  '<>': 'different',
} as const;

export const ordersOfNumbers = {
  '>': 'more',
  '>=': 'atLeast',
  '<': 'less',
  '<=': 'atMost',
  '=': 'same',
  '<>': 'different',
} as const;

export function orderOf({ operator, left, right }: ConditionOf<'compare'>) {
  const isMoment = left.kind === 'moment' || right.kind === 'moment';
  return isMoment ? ordersOfMoments[operator] : ordersOfNumbers[operator];
}

/**
 * Says a condition as a part of a sentence: "“Status” is “Open”".
 *
 * @throws {Unsaid}
 */
export function clauseOf(condition: Condition): string {
  switch (condition.is) {
    case 'compare': {
      const { operator, left, right } = condition;
      if (right.literal !== undefined && (operator === '=' || operator === '<>')) {
        const { oneOf, noneOf } = wordMessages;
        return (operator === '=' ? oneOf : noneOf)({ of: left.text, values: right.text });
      }
      return wordMessages[orderOf(condition)]({ left: left.text, right: right.text });
    }
    case 'empty':
      return wordMessages[condition.not ? 'filled' : 'empty']({ of: condition.of.text });
    case 'one of':
      return wordMessages[condition.not ? 'noneOf' : 'oneOf']({
        of: condition.of.text,
        values: formatList(
          condition.values.map(({ text }) => text),
          'or',
        ),
      });
    case 'flag': {
      const values = wordMessages[condition.not ? 'no' : 'yes'];
      return wordMessages.oneOf({ of: condition.of.text, values });
    }
    case 'text': {
      const { of, form, part, not } = condition;
      if (not) throw new Unsaid(form);
      return wordMessages[form]({ of: of.text, part: wordMessages.value({ value: part }) });
    }
    case 'all':
    case 'any':
      // "a and b or c" could be read either way.
      if (condition.parts.some(({ is }) => is === 'all' || is === 'any')) {
        throw new Unsaid(condition.is);
      }
      return formatList(condition.parts.map(clauseOf), condition.is === 'all' ? 'and' : 'or');
    default:
      throw new Unsaid(condition.is);
  }
}

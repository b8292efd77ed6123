import { formatList } from '@ninefold/messages';
import { clauseOf, orderOf } from './clause.ts';
import type { Condition, ConditionOf } from './condition.ts';
import { demandMessages } from './demand-messages.ts';
import { implicationOf } from './implication.ts';
import { wordMessages } from './messages.ts';
import { isFalse, isTrue, joined, readCondition } from './read-condition.ts';
import { type Subject, Unsaid } from './subject.ts';
import type { Term } from './term.ts';

/**
 * Says what a record must fulfil. Of several parts, only those that it doesn't fulfil, where that is known.
 *
 * @throws {Unsaid}
 */
export function demandOf(subject: Subject, condition: Condition): string {
  switch (condition.is) {
    case 'compare':
      return sentence(comparison(condition));
    case 'empty':
      return demandMessages[condition.not ? 'fillIn' : 'leaveEmpty']({ fields: condition.of.text });
    case 'one of': {
      const { of, values, not } = condition;
      const key = not ? 'noneOf' : values.length === 1 ? 'is' : 'oneOf';
      const words = { of: of.text, values: formatList(texts(values), 'or') };
      return sentence(demandMessages[key](words));
    }
    case 'flag':
      return demandMessages.is({
        of: condition.of.text,
        values: wordMessages[condition.not ? 'no' : 'yes'],
      });
    case 'text': {
      const { of, form, part, not } = condition;
      const opposites = { begins: 'notBegins', ends: 'notEnds', contains: 'notContains' } as const;
      const words = { of: of.text, part: wordMessages.value({ value: part }) };
      return sentence(demandMessages[not ? opposites[form] : form](words));
    }
    case 'written': {
      const { of, form } = condition;
      const bounds = { 'bounded below': 'start', 'bounded above': 'end' } as const;
      const key = form === 'bounded below' || form === 'bounded above' ? bounds[form] : form;
      return sentence(demandMessages[key]({ of: of.text }));
    }
    case 'count':
      return counted(condition);
    case 'all':
      return together(unmet(subject, condition.parts))
        .map((part) => demandOf(subject, part))
        .join(' ');
    case 'any':
      return anyOf(subject, condition);
    case 'same':
      return bothOrNeither(subject, condition);
    case 'cases':
      return ofCases(subject, condition);
    default:
      throw new Unsaid(condition.is);
  }
}

/** Begins a sentence with a capital, where a text that isn't a label does. */
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const texts = (terms: readonly Term[]) => terms.map(({ text }) => text);

/** The parts that are FALSE; else those that may be. */
function unmet(subject: Subject, parts: readonly Condition[]): readonly Condition[] {
  const judged = parts.map((part) => ({ part, isFalse: isFalse(subject, part) }));
  const refused = judged.filter((each) => each.isFalse === true);
  const open = judged.filter((each) => each.isFalse === undefined);
  const chosen = refused.length > 0 ? refused : open;
  return chosen.length > 0 ? chosen.map(({ part }) => part) : parts;
}

/** Makes one part of fields that must all be filled in, or all be empty. */
function together(parts: readonly Condition[]): readonly Condition[] {
  const [first] = parts;
  if (first?.is !== 'empty') return parts;
  const fields = parts.flatMap((part) =>
    part.is === 'empty' && part.not === first.not ? [part.of] : [],
  );
  if (fields.length < parts.length) return parts;
  return [{ ...first, of: { ...first.of, text: formatList(texts(fields)) } }];
}

const clockWords = {
  now: { '>': 'future', '>=': 'notPast', '<': 'past', '<=': 'notFuture' },
  today: {
    '>': 'afterToday',
    '>=': 'notBeforeToday',
    '<': 'beforeToday',
    '<=': 'notAfterToday',
  },
} as const;

function comparison(condition: ConditionOf<'compare'>): string {
  const { operator, left, right } = condition;
  const { clock, literal } = right;
  if (operator === '=' || operator === '<>') {
    const isValue = literal !== undefined || clock !== undefined;
    const { same, different, is, noneOf } = demandMessages;
    if (!isValue) {
      return (operator === '=' ? same : different)({ left: left.text, right: right.text });
    }
    return (operator === '=' ? is : noneOf)({ of: left.text, values: right.text });
  }
  if (clock !== undefined) return demandMessages[clockWords[clock][operator]]({ left: left.text });
  return demandMessages[orderOf(condition)]({ left: left.text, right: right.text });
}

function counted({ fields, least, most }: ConditionOf<'count'>): string {
  const all = fields.length;
  if (least === 1 && most === all) {
    return demandMessages.fillIn({ fields: formatList(texts(fields), 'or') });
  }
  if (least > most || (least <= 0 && most >= all)) throw new Unsaid();
  if (least === all) return demandMessages.fillIn({ fields: formatList(texts(fields)) });
  if (most === 0) return demandMessages.leaveEmpty({ fields: formatList(texts(fields)) });
  const range = least === most ? 'exactly' : most >= all ? 'least' : least <= 0 ? 'most' : '';
  if (range === '') throw new Unsaid();
  const count = range === 'most' ? most : least;
  return demandMessages.count({ range, count, fields: formatList(texts(fields)) });
}

/** "If “Status” is “Done”: Fill in “Hours”.", or what holds while it isn't. */
function bothOrNeither(subject: Subject, condition: ConditionOf<'same'>): string {
  const { left, right } = condition;
  if (left.is === 'empty' && right.is === 'empty') {
    const fields = formatList(texts([left.of, right.of]));
    const range = left.not === right.not ? 'all' : 'exactly';
    return demandMessages.count({ range, count: 1, fields });
  }
  const [first, second] = left.is === 'empty' ? [right, left] : [left, right];
  const opposite = (part: Condition) => readCondition(subject, part.tree, true);
  const met = isTrue(subject, first);
  const sentences: string[] = [];
  if (met !== false) sentences.push(implied(subject, [first], second));
  if (met !== true) sentences.push(implied(subject, [opposite(first)], opposite(second)));
  return sentences.join(' ');
}

/** Says what must hold if all of these conditions do. */
function implied(subject: Subject, conditions: readonly Condition[], result: Condition): string {
  if (conditions.length === 0) return demandOf(subject, result);
  const condition = clauseOf(
    joined('all', conditions, { is: 'AND', parts: conditions.map(({ tree }) => tree) }),
  );
  const [only, ...others] = result.is === 'all' ? together(unmet(subject, result.parts)) : [result];
  if (only?.is === 'empty' && others.length === 0) {
    return demandMessages[only.not ? 'fillInIf' : 'leaveEmptyIf']({
      fields: only.of.text,
      condition,
    });
  }
  return demandMessages.if({ condition, demand: demandOf(subject, result) });
}

function anyOf(subject: Subject, condition: ConditionOf<'any'>): string {
  const read = implicationOf(subject, condition);
  if (read.is === 'cases') return ofCases(subject, read);
  const { circumstances, consequences } = read;
  const [first, ...others] = consequences;
  if (first !== undefined && others.length === 0) return implied(subject, circumstances, first);
  if (first?.is === 'empty') {
    const filled = consequences.flatMap((each) =>
      each.is === 'empty' && each.not === first.not ? each.of : [],
    );
    const text = formatList(texts(filled), 'or');
    if (filled.length === consequences.length) {
      return implied(subject, circumstances, { ...first, of: { ...first.of, text } });
    }
  }
  const demand = demandMessages.either({
    conditions: formatList(consequences.map(clauseOf), 'or'),
  });
  if (circumstances.length === 0) return demand;
  return demandMessages.if({ condition: formatList(circumstances.map(clauseOf)), demand });
}

function ofCases(subject: Subject, condition: ConditionOf<'cases'>): string {
  const { branches, otherwise } = condition;
  const opposite = (part: Condition) => readCondition(subject, part.tree, true);
  const before: Condition[] = [];
  for (const { when, result } of branches) {
    const met = isTrue(subject, when);
    if (met === undefined) return everyCase(subject, condition);
    if (met) {
      if (result.is === 'constant') return never(when);
      return implied(subject, [when], result);
    }
    before.push(opposite(when));
  }
  if (otherwise.is === 'constant') {
    const [first] = branches;
    if (first === undefined || otherwise.value) throw new Unsaid();
    return demandOf(
      subject,
      listed(
        branches.map(({ when }) => when),
        condition,
      ),
    );
  }
  return implied(subject, before, otherwise);
}

/** One of the conditions must hold: of those about one value, it must be one of their values. */
function listed(parts: readonly Condition[], { tree }: Condition): Condition {
  const [first] = parts;
  if (first?.is !== 'one of' || first.not) return { is: 'any', parts, tree };
  const values: Term[] = [];
  for (const part of parts) {
    if (part.is !== 'one of' || part.not || part.of.text !== first.of.text) {
      return { is: 'any', parts, tree };
    }
    values.push(...part.values);
  }
  return { ...first, values };
}

const never = (when: Condition) => demandMessages.notIf({ condition: clauseOf(when) });

function everyCase(subject: Subject, { branches, otherwise }: ConditionOf<'cases'>): string {
  const sentences = branches.flatMap(({ when, result }) => {
    if (result.is === 'constant') return result.value ? [] : never(when);
    return implied(subject, [when], result);
  });
  if (otherwise.is !== 'constant') {
    sentences.push(demandMessages.otherwise({ demand: demandOf(subject, otherwise) }));
  }
  if (sentences.length === 0) throw new Unsaid();
  return sentences.join(' ');
}

import { fieldLabel, stateFieldOf, type Field } from '@ninefold/specification';
import type { Expression } from '../expressions/index.ts';
import { literalText, type Wording } from './literal.ts';
import { wordMessages } from './messages.ts';
import { fieldNamed, type Subject, Unsaid } from './subject.ts';

/** A value in words, and what it is. */
export interface Term extends Wording {
  /** The columns that it reads. */
  readonly columns: readonly string[];
  /** The only field that it is. */
  readonly field?: Field;
  /** A value that is written in the condition. */
  readonly literal?: string;
  /** The moment of the check: of `now()`, or the day of `CURRENT_DATE`. */
  readonly clock?: 'now' | 'today';
  /** The list or range whose items or end it is. */
  readonly partOf?: { readonly of: Term; readonly part: 'items' | 'start' | 'end' };
  /** It needs parentheses within another computation. */
  readonly isSum?: true;
}

const kinds: Readonly<Partial<Record<Field['kind'], Term['kind']>>> = {
  date: 'moment',
  timestamp: 'moment',
  instant: 'moment',
  time: 'moment',
  integer: 'number',
  decimal: 'number',
  float: 'number',
  interval: 'number',
  text: 'text',
  enum: 'text',
  boolean: 'boolean',
};

/**
 * Puts a value in words.
 *
 * @param partner The field that it is compared with: its values have labels.
 * @throws {Unsaid}
 */
export function termOf(subject: Subject, expression: Expression, partner?: Field): Term {
  const again = (part: Expression) => termOf(subject, part, partner);
  switch (expression.is) {
    case 'column': {
      const field = fieldNamed(subject, expression.name);
      const label = fieldLabel(subject.entity, field.name);
      return {
        text: wordMessages.field({ label }),
        kind: kinds[field.kind] ?? 'other',
        columns: [field.name],
        field,
      };
    }
    case 'collate':
      return again(expression.of);
    case 'cast': {
      const { of, type } = expression;
      if (of.is === 'text' || of.is === 'number') return literal(subject, of.text, type, partner);
      return again(of);
    }
    case 'text':
      return literal(subject, expression.text, 'text', partner);
    case 'number':
      return literal(subject, expression.text, 'numeric', partner);
    case 'boolean':
      return { ...literal(subject, String(expression.value), 'boolean', partner), kind: 'boolean' };
    case 'operator':
      return computed(subject, expression);
    case 'call':
      return called(subject, expression, partner);
    default:
      throw new Unsaid(expression.is);
  }
}

function literal(
  { specification, entity }: Subject,
  text: string,
  type: string,
  partner: Field | undefined,
): Term {
  const found = literalText(text, type);
  const state =
    partner &&
    stateFieldOf(specification, entity, partner.name)?.states.find(({ value }) => value === text);
  const label = state?.label.value;
  return {
    ...found,
    ...(label !== undefined && { text: wordMessages.value({ value: label }) }),
    columns: [],
    literal: text,
  };
}

const signs: Readonly<Record<string, string>> = { '+': '+', '-': '−', '*': '×', '/': '÷' };

function computed(
  subject: Subject,
  { operator, left, right }: Extract<Expression, { is: 'operator' }>,
): Term {
  if (left === undefined) {
    const of = termOf(subject, right);
    if (operator !== '-' || of.literal === undefined || of.kind !== 'number') throw new Unsaid();
    return { ...of, text: `−${of.text}`, literal: `-${of.literal}` };
  }
  const span = operator === '-' ? spanOf(subject, left, right) : undefined;
  if (span !== undefined) return span;
  const sign = signs[operator];
  const a = termOf(subject, left);
  const b = ofDays(a, termOf(subject, right));
  const isComputable = [a, b].every(({ kind }) => kind === 'number' || kind === 'moment');
  if (sign === undefined || !isComputable) throw new Unsaid(operator);
  const columns = [...a.columns, ...b.columns];
  const [first, second] = [a.kind === 'moment', b.kind === 'moment'];
  // Two moments are apart by a duration.
  const kind = first !== second ? 'moment' : 'number';
  if (a.clock !== undefined && b.literal !== undefined && (sign === '+' || sign === '−')) {
    const text = wordMessages[sign === '+' ? 'ahead' : 'ago']({ span: b.text });
    return { text, kind, columns };
  }
  const isProduct = sign === '×' || sign === '÷';
  const part = ({ text, isSum }: Term, isLast: boolean) =>
    isSum === true && (isProduct || (isLast && sign === '−')) ? `(${text})` : text;
  return {
    text: `${part(a, false)} ${sign} ${part(b, true)}`,
    kind,
    columns,
    ...(!isProduct && { isSum: true as const }),
  };
}

/** To a day, Postgres adds numbers of days. */
function ofDays({ field, clock }: Term, term: Term): Term {
  const { literal: days, kind } = term;
  const isDay = field?.kind === 'date' || clock === 'today';
  if (!isDay || days === undefined || kind !== 'number' || !/^\d+$/.test(days)) return term;
  return { ...term, ...literalText(`${days} days`, 'interval') };
}

/** `upper(a) - lower(a)` */
function spanOf(subject: Subject, left: Expression, right: Expression): Term | undefined {
  if (left.is !== 'call' || right.is !== 'call') return undefined;
  if (left.name !== 'upper' || right.name !== 'lower') return undefined;
  const [a, b] = [left, right].map(({ args: [of] }) => of && termOf(subject, of));
  if (a?.field?.kind !== 'range' || a.field !== b?.field) return undefined;
  return { text: wordMessages.span({ of: a.text }), kind: 'number', columns: a.columns };
}

const clocks: Readonly<Record<string, 'now' | 'today'>> = {
  now: 'now',
  transaction_timestamp: 'now',
  statement_timestamp: 'now',
  clock_timestamp: 'now',
  CURRENT_TIMESTAMP: 'now',
  LOCALTIMESTAMP: 'now',
  CURRENT_DATE: 'today',
};
const lengths = ['char_length', 'character_length', 'length'];
const parts = ['year', 'month', 'day', 'hour'] as const;

function called(
  subject: Subject,
  { name, args }: Extract<Expression, { is: 'call' }>,
  partner: Field | undefined,
): Term {
  const clock = Object.hasOwn(clocks, name) ? clocks[name] : undefined;
  if (clock !== undefined && args.length === 0) {
    return { text: wordMessages[clock], kind: 'moment', columns: [], clock };
  }
  const [first, second] = args;
  if (first === undefined) throw new Unsaid(name);
  if (name === 'EXTRACT' || name === 'date_part') {
    const part = parts.find((each) => first.is === 'text' && each === first.text);
    if (part === undefined || second === undefined) throw new Unsaid(name);
    const { text: of, columns } = termOf(subject, second);
    return { text: wordMessages.part({ part, of }), kind: 'number', columns };
  }
  const of = termOf(subject, first, partner);
  const { text, columns, field } = of;
  // Empty counts as this value.
  if (name === 'COALESCE' && args.length === 2 && field !== undefined) {
    const other = second && termOf(subject, second);
    if (other?.literal !== undefined && /^(?:0|0\.0+|false|)$/.test(other.literal)) {
      return { text, columns, kind: of.kind };
    }
  }
  if (name === 'timezone' && second !== undefined) return termOf(subject, second);
  if (args.length === 1 && field?.kind === 'range' && (name === 'lower' || name === 'upper')) {
    const kind = /^(?:date|ts)/.test(field.baseType ?? field.type) ? 'moment' : 'number';
    const part = name === 'lower' ? 'start' : 'end';
    return { text: wordMessages[part]({ of: text }), kind, columns, partOf: { of, part } };
  }
  if (args.length === 1 && lengths.includes(name) && of.kind === 'text') {
    return { text: wordMessages.length({ of: text }), kind: 'number', columns };
  }
  if ((name === 'cardinality' || name === 'array_length') && field?.kind === 'array') {
    const partOf = { of, part: 'items' as const };
    return { text: wordMessages.items({ of: text }), kind: 'number', columns, partOf };
  }
  if (name === 'octet_length') {
    return { text: wordMessages.bytes({ of: text }), kind: 'number', columns };
  }
  if (name === 'btrim' && args.length === 1) return of;
  if (name === 'abs') return { text: `|${text}|`, kind: 'number', columns };
  throw new Unsaid(name);
}

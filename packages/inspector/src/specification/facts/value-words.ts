import { type Attribute, type Field, inSentence, kindLabel } from '@ninefold/specification';
import type { ValueKind } from '@ninefold/values';
import { fieldFactMessages } from './messages.ts';

/** Names a type for people who don't know SQL: "Whole number", "List: text". */
export function valueWords({ kind, elementKind }: Pick<Attribute, 'kind' | 'elementKind'>): string {
  // Ranges in a multirange are no elements of it.
  if (elementKind === undefined || kind === 'other') return kindLabel(kind);
  return fieldFactMessages.elements({
    kind: kindLabel(kind),
    element: inSentence(kindLabel(elementKind)),
  });
}

/** Describes the values of a field: "Text, at most 120 characters". */
export function fieldWords(field: Field): string {
  const { maxLength: count, precision } = field;
  const kind = valueWords(field);
  if (count !== undefined) return fieldFactMessages.maxLength({ kind, count });
  return precision === undefined ? kind : fieldFactMessages.precision({ kind, ...precision });
}

/** Describes how a field gets its value when none is entered. */
export function originWords(field: Field): string | undefined {
  switch (field.generated) {
    case 'stored':
      return fieldFactMessages.computed;
    case 'identity always':
    case 'identity by default':
      return fieldFactMessages.numbered;
    default:
      return field.default === null ? undefined : fieldFactMessages.setIfEmpty;
  }
}

const examples: Readonly<Record<ValueKind, unknown>> = {
  text: 'text',
  integer: 1,
  decimal: '1.00',
  float: 1.5,
  boolean: true,
  date: '2026-01-31',
  time: '08:30:00',
  timestamp: '2026-01-31T08:30:00',
  instant: '2026-01-31T08:30:00Z',
  interval: '01:30:00',
  enum: 'value',
  uuid: '00000000-0000-0000-0000-000000000000',
  json: {},
  binary: String.raw`\x00`,
  array: [],
  range: '[1,10)',
  other: 'value',
};

/** Returns an example value of a type. */
export function exampleValue({
  kind,
  elementKind,
  values,
}: Pick<Attribute, 'kind' | 'elementKind' | 'values'>): unknown {
  if (kind === 'array') {
    return elementKind === undefined ? [] : [exampleValue({ kind: elementKind, values })];
  }
  return values?.[0] ?? examples[kind];
}

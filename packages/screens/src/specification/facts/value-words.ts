import { type Attribute, type Field, kindLabel } from '@ninefold/specification';
import type { ValueKind } from '@ninefold/values';

/** Names a type for people who don't know SQL: "Whole number", "List: text". */
export function valueWords({ kind, elementKind }: Pick<Attribute, 'kind' | 'elementKind'>): string {
  const words = kindLabel(kind);
  return elementKind === undefined ? words : `${words}: ${kindLabel(elementKind).toLowerCase()}`;
}

/** Describes the values of a field: "Text, at most 120 characters". */
export function fieldWords(field: Field): string {
  const parts = [
    valueWords(field),
    ...(field.maxLength === undefined ? [] : [`at most ${field.maxLength} characters`]),
    ...(field.precision === undefined
      ? []
      : [`${field.precision.digits} digits, ${field.precision.scale} after the point`]),
  ];
  return parts.join(', ');
}

/** Describes how a field gets its value when none is entered. */
export function originWords(field: Field): string | undefined {
  switch (field.generated) {
    case 'stored':
      return 'computed by the database';
    case 'identity always':
    case 'identity by default':
      return 'numbered by the database';
    default:
      return field.default === null ? undefined : 'set automatically if left empty';
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

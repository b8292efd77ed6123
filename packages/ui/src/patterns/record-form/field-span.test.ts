import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FieldDescriptor, FieldKind, FieldWidth } from '../../shapes/index.ts';
import { fieldSpan } from './field-span.ts';

const kinds: readonly FieldKind[] = [
  ...(['text', 'integer', 'decimal', 'float', 'boolean', 'date', 'time', 'timestamp'] as const),
  ...([
    'instant',
    'interval',
    'enum',
    'uuid',
    'json',
    'binary',
    'array',
    'range',
    'other',
  ] as const),
];

const anyField: fc.Arbitrary<FieldDescriptor> = fc.record(
  {
    name: fc.constantFrom('title', 'notes', 'amount', 'internal_description'),
    label: fc.string(),
    kind: fc.constantFrom(...kinds),
    elementKind: fc.constantFrom<FieldKind>('text', 'date', 'instant', 'range'),
    required: fc.boolean(),
    readOnly: fc.constant(false),
    hasDefault: fc.boolean(),
    description: fc.string(),
    maxLength: fc.integer({ min: 1, max: 2000 }),
  },
  { requiredKeys: ['name', 'label', 'kind', 'required', 'readOnly', 'hasDefault'] },
);
const anyText = fc.option(fc.string({ maxLength: 400, unit: fc.constantFrom('a', ' ', '\n') }));

test('the declared width decides', () => {
  fc.assert(
    fc.property(
      anyField,
      anyText,
      fc.constantFrom<FieldWidth>('narrow', 'normal', 'wide'),
      (field, text, width) => {
        expect(fieldSpan({ ...field, width }, text)).toBe(width === 'wide' ? 'all' : 'one');
      },
    ),
  );
});

test('a text with several lines has the whole width', () => {
  const lines = fc.tuple(fc.string(), fc.constantFrom('\n', '\r\n'), fc.string());
  fc.assert(
    fc.property(anyField, lines, (field, text) => {
      expect(fieldSpan({ ...field, kind: 'text' }, text.join(''))).toBe('all');
    }),
  );
});

test.each([
  ['json', 'all'],
  ['binary', 'all'],
  ['range', 'two'],
] as const)('%s takes %s columns, whatever it holds', (kind, span) => {
  fc.assert(
    fc.property(anyField, anyText, (field, text) => {
      expect(fieldSpan({ ...field, kind }, text)).toBe(span);
    }),
  );
});

test('what is said about a field and whether it is required change nothing', () => {
  fc.assert(
    fc.property(anyField, anyText, fc.string(), (field, text, description) => {
      const changed = { ...field, description, required: !field.required };
      expect(fieldSpan(changed, text)).toBe(fieldSpan(field, text));
    }),
  );
});

test('a longer text never takes less room', () => {
  fc.assert(
    fc.property(anyField, fc.string(), fc.string(), (field, text, more) => {
      const before = fieldSpan(field, text);
      expect(before === 'all' ? fieldSpan(field, text + more) : 'all').toBe('all');
    }),
  );
});

test('numbers, dates, choices and references are short', () => {
  const short = ['integer', 'decimal', 'boolean', 'date', 'instant', 'enum', 'uuid'] as const;
  fc.assert(
    fc.property(anyField, fc.constantFrom(...short), (field, kind) => {
      expect(fieldSpan({ ...field, kind }, null)).toBe('one');
    }),
  );
});

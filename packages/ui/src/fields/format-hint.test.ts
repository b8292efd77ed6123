import { loadLanguage } from '@ninefold/messages';
import { afterAll, expect, test } from 'vitest';
import type { FieldDescriptor } from '../shapes/index.ts';
import { formatHint } from './format-hint.ts';

afterAll(() => loadLanguage('en', { parts: [] }));

const fields: readonly Pick<FieldDescriptor, 'kind' | 'type' | 'format'>[] = [
  ...[
    'inet',
    'cidr',
    'macaddr',
    'macaddr8',
    'ltree',
    'xml',
    'money',
    'tsvector',
    'bit(3)',
    'bit varying(1)',
    'bit varying',
  ].map((type) => ({ kind: 'other', type }) as const),
  ...(['interval', 'range', 'uuid', 'json'] as const).map((kind) => ({ kind })),
  { kind: 'decimal', format: 'percent' },
  { kind: 'array', format: { currency: 'EUR' } },
];

test.each(['en', 'de', 'ar'])(
  'a hint ends as a sentence that another can follow, in %s',
  async (language) => {
    await loadLanguage(language, { parts: ['rest'] });
    for (const field of fields) {
      const described = {
        name: 'a',
        label: 'A',
        required: false,
        readOnly: false,
        hasDefault: false,
        ...field,
      };
      expect(formatHint(described)).toMatch(/\.$/);
    }
  },
);

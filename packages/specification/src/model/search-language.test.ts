import { expect, test } from 'vitest';
import type { Entity } from './entity.ts';
import type { Field } from './field.ts';
import { searchLanguage } from './search-language.ts';

const field = (facts: Partial<Field>) =>
  ({ name: 'title', type: 'text', kind: 'text', ...facts }) as Field;
const indexed = (expression: string) =>
  ({ indexes: [{ columns: [{ expression }] }] }) as unknown as Pick<Entity, 'indexes'>;

test.each([
  ["to_tsvector('german'::regconfig, title)", 'title', 'german'],
  ["to_tsvector('simple'::regconfig, (title)::text)", 'title', 'simple'],
  [`to_tsvector('english'::regconfig, "Full title")`, 'Full title', 'english'],
  ["to_tsvector('english'::regconfig, subtitle)", 'title', undefined],
  ["to_tsvector('english'::regconfig, ((title || ' '::text) || note))", 'title', undefined],
  ['lower(title)', 'title', undefined],
])('an index on %s serves %s in %s', (expression, name, language) => {
  expect(searchLanguage(indexed(expression), field({ name }))).toBe(language);
});

test('a document has its own language, or that of the database', () => {
  const document = { type: 'tsvector', kind: 'other' } as const;
  const expression = "to_tsvector('german'::regconfig, COALESCE(title, ''::text))";
  expect(searchLanguage({}, field({ ...document, expression }))).toBe('german');
  expect(searchLanguage({}, field(document))).toBe('');
  expect(searchLanguage({}, field({}))).toBeUndefined();
});

import { expect, it } from 'vitest';
import type { CatalogType } from '../answer/index.ts';
import { resolveType } from '../types/index.ts';
import { textFormat } from './text-format.ts';

const text: CatalogType = {
  id: 'pg_catalog.text',
  schema: 'pg_catalog',
  name: 'text',
  type: 'b',
} as CatalogType;
const column = { type: 'text', typeId: text.id };
const plain = resolveType(column, new Map([[text.id, text]]));

function domain(name: string) {
  const type = { id: name, schema: 'public', name, type: 'd', base: text.id } as CatalogType;
  return resolveType(
    { type: name, typeId: name },
    new Map([
      [text.id, text],
      [name, type],
    ]),
  );
}

it.each([
  ['email_address', 'email'],
  ['url', 'url'],
  ['website', 'url'],
  ['phone_number', 'phone'],
  ['hex_colour', 'color'],
  ['markdown', 'markdown'],
  ['image_url', 'image'],
  ['short_text', undefined],
  ['telegram', undefined],
])('of the domain %s', (name, format) => {
  expect(textFormat({ checks: [] }, 'a', domain(name))).toBe(format);
});

it.each([
  [String.raw`^[^@\s]+@[^@\s]+\.[^@\s.]+$`, 'email'],
  [String.raw`^https://[^\s]+$`, 'url'],
  [String.raw`^\+?[0-9 ()/-]{5,30}$`, 'phone'],
  ['^#[0-9a-fA-F]{6}$', 'color'],
  ['^[A-Z]{2}[0-9A-Z]{8,12}$', undefined],
  ['^[0-9]+$', undefined],
  ['.', undefined],
  ['(', undefined],
])('of the pattern %s', (pattern, format) => {
  expect(formatOf(`(a ~ '${pattern}'::text)`)).toBe(format);
});

function formatOf(condition: string) {
  const checks = [
    { name: 'a_form', columns: ['a'], definition: `CHECK (${condition})`, validated: true },
  ];
  return textFormat({ checks }, 'a', plain);
}

it('of a pattern among other conditions', () => {
  const pattern = `(a ~ '^[^@]+@[^@]+$'::text)`;
  expect(formatOf(`(${pattern} AND (length(a) < 50) AND (TRIM(BOTH FROM a) <> ''::text))`)).toBe(
    'email',
  );
  expect(formatOf(`(${pattern} AND (lower(a) = a))`)).toBe('email');
  expect(formatOf(`((a IS NULL) OR ${pattern})`)).toBe('email');
  expect(formatOf(`((length(a) < 5) OR ${pattern})`)).toBeUndefined();
});

import type { Entity } from '@ninefold/specification';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editAddress, recordAddress, recordId } from './record-addresses.ts';

// An address needs no more of an entity than its name.
const entity = { name: 'note', schema: 'public' } as Entity;

test('a record of any key is found again by its address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (id) => {
      const { pathname } = new URL(recordAddress(entity, recordId(id)), 'https://a.example');
      const segment = pathname.split('/')[3] ?? '';
      expect(recordId(decodeURIComponent(segment))).toBe(recordId(id));
    }),
  );
});

test.each(['new', 'import', '', '.', '..'])(
  'a record called "%s" does not lead to another screen',
  (id) => {
    const { pathname } = new URL(recordAddress(entity, id), 'https://a.example');
    expect(pathname).toMatch(/^\/data\/note\/[^/]+$/);
    expect(pathname).not.toBe('/data/note/new');
    expect(recordId(decodeURIComponent(pathname.split('/')[3] ?? ''))).toBe(id);
  },
);

test('the form of a record opens at any of its fields', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (field) => {
      const { pathname, hash } = new URL(editAddress(entity, '7', field), 'https://a.example');
      expect(pathname).toBe('/data/note/7/edit');
      expect(decodeURIComponent(hash.slice(1))).toBe(field);
    }),
  );
});

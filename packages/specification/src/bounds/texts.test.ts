import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readClosedList } from './texts.ts';

const literal = (value: string) => `'${value.replaceAll("'", "''")}'`;

describe('a closed list', () => {
  it('is read as Postgres prints it, of text and of character varying', () => {
    expect(
      readClosedList(`CHECK ((kind = ANY (ARRAY['a'::text, 'it''s'::text, 'b,c'::text])))`, 'kind'),
    ).toEqual(['a', "it's", 'b,c']);
    expect(
      readClosedList(
        `CHECK ((("Kind B")::text = ANY ((ARRAY['one'::character varying, 'two'::character varying])::text[])))`,
        'Kind B',
      ),
    ).toEqual(['one', 'two']);
    expect(
      readClosedList(
        `CHECK (((kind)::text = ANY (ARRAY[('one'::character varying)::text, ('two'::character varying)::text])))`,
        'kind',
      ),
    ).toEqual(['one', 'two']);
    expect(readClosedList(`CHECK ((VALUE = ANY (ARRAY['a'::text, 'b'::text])))`, 'VALUE')).toEqual([
      'a',
      'b',
    ]);
  });

  it('holds any texts', () => {
    const texts = fc.uniqueArray(fc.string({ unit: 'binary' }), { minLength: 2 });
    fc.assert(
      fc.property(texts, fc.string({ minLength: 1 }), (values, name) => {
        const column = `"${name.replaceAll('"', '""')}"`;
        const list = values.map((value) => `${literal(value)}::text`).join(', ');
        expect(readClosedList(`CHECK ((${column} = ANY (ARRAY[${list}])))`, name)).toEqual(values);
      }),
    );
  });

  it.each([
    ['another column', `CHECK ((other = ANY (ARRAY['a'::text, 'b'::text])))`],
    ['something besides', `CHECK (((kind = ANY (ARRAY['a'::text, 'b'::text])) OR (kind IS NULL)))`],
    ['rows that need not obey', `CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text]))) NOT VALID`],
    ['what is not in the list', `CHECK ((kind <> ALL (ARRAY['a'::text, 'b'::text])))`],
    ['another operator', `CHECK ((kind OPERATOR(public.=) ANY (ARRAY['a'::text, 'b'::text])))`],
    ['a function of it', `CHECK ((lower(kind) = ANY (ARRAY['a'::text, 'b'::text])))`],
    ['padded texts', `CHECK ((kind = ANY (ARRAY['a'::bpchar, 'b'::bpchar])))`],
    ['texts without case', `CHECK ((kind = ANY (ARRAY['a'::public.citext, 'b'::public.citext])))`],
    ['numbers', `CHECK ((kind = ANY (ARRAY[1, 2])))`],
    ['nothing', `CHECK ((kind = ANY (ARRAY['a'::text, NULL::text])))`],
    ['a collation', `CHECK ((kind COLLATE "C" = ANY (ARRAY['a'::text, 'b'::text])))`],
    ['a value twice', `CHECK ((kind = ANY (ARRAY['a'::text, 'a'::text])))`],
    ['another rule', `CHECK ((length(kind) > 3))`],
  ])('is not guessed from %s', (_, definition) => {
    expect(readClosedList(definition, 'kind')).toBeUndefined();
  });
});

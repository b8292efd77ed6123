import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/run/is-all.ts';
import { compareValues, parseValue, valueTypes, writeValue } from './registry.ts';
import { samples } from '../testing/samples.ts';
import { type Value, type ValueField, valueKinds } from './value/index.ts';

const parse = (field: ValueField, text: string) => {
  const parsed = parseValue(text, field);
  return parsed.problem === undefined ? { value: parsed.value } : parsed.problem;
};
const integer: ValueField = { kind: 'integer', type: 'integer' };
const bigint: ValueField = { kind: 'integer', type: 'bigint' };
const price: ValueField = {
  kind: 'decimal',
  type: 'numeric(6,2)',
  precision: { digits: 6, scale: 2 },
};
const real: ValueField = { kind: 'float', type: 'real' };
const double: ValueField = { kind: 'float', type: 'double precision' };
const date: ValueField = { kind: 'date', type: 'date' };
const time: ValueField = { kind: 'time', type: 'time without time zone' };
const timestamp: ValueField = { kind: 'timestamp', type: 'timestamp(3) without time zone' };
const instant: ValueField = { kind: 'instant', type: 'timestamp with time zone' };
const interval: ValueField = { kind: 'interval', type: 'interval' };
const jsonb: ValueField = { kind: 'json', type: 'jsonb' };
const tags: ValueField = {
  kind: 'array',
  type: 'text[]',
  elementKind: 'text',
  elementType: 'text',
};
const counts: ValueField = {
  kind: 'array',
  type: 'integer[]',
  elementKind: 'integer',
  elementType: 'integer',
};
const days: ValueField = {
  kind: 'range',
  type: 'daterange',
  elementKind: 'date',
  elementType: 'date',
};

describe('what a person types', () => {
  it.each<[ValueField, string, unknown]>([
    [bigint, '9007199254740993', '9007199254740993'],
    [bigint, ' +0042 ', '42'],
    [bigint, '−5', '-5'],
    [integer, '1e3', '1000'],
    [price, '12.5', '12.50'],
    [price, '12.500', '12.50'],
    [double, '1e400', 'The number is too large to be stored.'],
    [double, '1e-400', 'The number is too small to be stored.'],
    [real, '0.1', '0.1'],
    [date, '2026-2-3', '2026-02-03'],
    [date, '0044-03-15 BC', '0044-03-15 BC'],
    [time, '2:30 pm', '14:30:00'],
    [time, '12:05 am', '00:05:00'],
    [time, '24:00', '24:00:00'],
    [timestamp, '2026-11-20', '2026-11-20T00:00:00'],
    [timestamp, '2026-12-31 24:00', '2027-01-01T00:00:00'],
    [instant, '2026-11-20 14:00+01', '2026-11-20T13:00:00+00:00'],
    [{ ...instant, timeZone: 'Europe/Berlin' }, '2026-11-20 14:00', '2026-11-20T13:00:00+00:00'],
    [{ ...instant, timeZone: 'Europe/Berlin' }, '2026-07-20 14:00', '2026-07-20T12:00:00+00:00'],
    [{ ...instant, timeZone: 'Europe/Berlin' }, '2026-10-25 02:30', '2026-10-25T00:30:00+00:00'],
    [
      { ...instant, timeZone: 'Europe/Berlin' },
      '0044-03-15 12:00 BC',
      '0044-03-15T11:06:32+00:00 BC',
    ],
    [interval, '2h 30min', '02:30:00'],
    [interval, '1.5 days ago', '-1 days -12:00:00'],
    [interval, 'P1Y2M3DT4H', '1 year 2 mons 3 days 04:00:00'],
    [{ kind: 'boolean', type: 'boolean' }, 'Yes', true],
    [{ kind: 'enum', type: 's', values: ['open', 'Closed'] }, 'closed', 'Closed'],
    [
      { kind: 'uuid', type: 'uuid' },
      '{123E4567E89B42D3A456426614174000}',
      '123e4567-e89b-42d3-a456-426614174000',
    ],
    [tags, 'red, light blue', ['red', 'light blue']],
    [tags, '{red,"light blue",NULL,"NULL"}', ['red', 'light blue', null, 'NULL']],
    [
      counts,
      '{{1,2},{3,4}}',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [counts, ' [0:1]={7,8}', '[0:1]={7,8}'],
    [days, '[2026-01-01,2026-01-31]', '[2026-01-01,2026-02-01)'],
    [days, '(2026-01-01,2026-01-02)', 'empty'],
    [jsonb, ' {"a": [1, null]}', '{"a": [1, null]}'],
    [jsonb, '12345678901234567890.10', '12345678901234567890.10'],
  ])('%o takes %s', (field, text, value) => {
    const parsed = parseValue(text, field);
    expect(parsed.problem ?? parsed.value).toEqual(value);
  });

  it.each<[ValueField, string, string]>([
    [integer, '2147483648', 'The number must be between -2147483648 and 2147483647.'],
    [integer, '1,000', 'Enter a whole number in digits, such as 1234.'],
    [integer, '1.5', 'Enter a whole number in digits, such as 1234.'],
    [price, '12.345', 'Enter at most 2 decimal places. The number has 3.'],
    [price, '12345', 'Enter at most 4 digits before the decimal separator.'],
    [price, 'Infinity', 'This field doesn’t accept infinity.'],
    [date, '20/11/2026', 'Enter the date as year-month-day, such as 2026-11-20.'],
    [date, '2026-02-29', 'The date 2026-02-29 doesn’t exist.'],
    [date, '1900-02-29', 'The date 1900-02-29 doesn’t exist.'],
    [date, '9000-01-01 BC', 'The date is too far in the past or in the future to be stored.'],
    [time, '25:00', 'Enter the time as hours:minutes, such as 14:05 or 14:05:30.'],
    [time, '13:00 pm', 'Enter the time as hours:minutes, such as 14:05 or 14:05:30.'],
    [
      timestamp,
      '2026-11-20 14:00:00.0001',
      'The seconds have too many digits after the decimal point.',
    ],
    [
      timestamp,
      '2026-11-20 14:00Z',
      'This field doesn’t store time zones. Leave out the time zone, as in 2026-11-20 14:05.',
    ],
    [instant, '2026-11-20 14:00', 'Add the time zone, such as 2026-11-20 14:05+02:00.'],
    [
      { ...instant, timeZone: 'Europe/Berlin' },
      '2026-03-29 02:30',
      'This time doesn’t exist in Europe/Berlin, because the clocks go forward. Choose another time, or add the time zone.',
    ],
    [interval, '90', 'Enter a duration with its units, such as 1 day 2 hours 30 minutes.'],
    [interval, '1.5 months', 'Enter a duration with its units, such as 1 day 2 hours 30 minutes.'],
    [jsonb, ' null', 'JSON null can’t be saved on its own. Leave the field empty instead.'],
    [jsonb, String.raw`"\u0000"`, 'The text contains a null character, which can’t be stored.'],
    [
      { kind: 'text', type: 'character varying(3)', maxLength: 3 },
      '😀😀😀😀',
      'Enter at most 3 characters. The text has 4.',
    ],
    [
      { kind: 'text', type: 'text' },
      'a\0b',
      'The text contains a null character, which can’t be stored.',
    ],
    [counts, '[0:1]={1,x}', '“x”: Enter a whole number in digits, such as 1234.'],
    [counts, '{1,x}', '“x”: Enter a whole number in digits, such as 1234.'],
    [counts, '{{1},{2,3}}', 'Lists within the list must have the same length.'],
    [days, '[2026-02-01,2026-01-01]', 'The range ends before it begins.'],
  ])('%o refuses %s', (field, text, problem) => {
    expect(parse(field, text)).toBe(problem);
  });

  it('takes as many characters as Postgres counts, not as JavaScript does', () => {
    const field: ValueField = { kind: 'text', type: 'character varying(3)', maxLength: 3 };
    expect(parse(field, '😀😀😀')).toEqual({ value: '😀😀😀' });
  });

  it('says where JSON is broken', () => {
    expect(parse(jsonb, '{"a": }')).toMatch(/^The text is not valid JSON/);
  });

  it.each(valueKinds.filter((kind) => kind !== 'text'))('takes blank %s for nothing', (kind) => {
    expect(parse({ kind, type: kind }, '  ')).toEqual({ value: null });
  });

  it('never throws, with any input', () => {
    const kinds = fc.constantFrom(...valueKinds);
    const elementKinds = fc.constantFrom(...valueKinds.filter((kind) => kind !== 'array'));
    fc.assert(
      fc.property(kinds, elementKinds, fc.string({ unit: 'binary' }), (kind, elementKind, text) => {
        const parsed = parseValue(text, {
          kind,
          type: kind,
          elementKind,
          elementType: elementKind,
        });
        expect(parsed.problem === undefined || parsed.problem.endsWith('.')).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });
});

const sameValue = (a: Value, b: Value, field: ValueField) => compareValues(a, b, field) === 0;

describe('order', () => {
  const anyValue = fc.oneof(fc.jsonValue(), ...samples.map(({ arbitrary }) => arbitrary));

  it.each(samples.map(({ field, arbitrary }) => [field.type, field, arbitrary] as const))(
    'of %s is total, even among values that are none',
    (_type, field, arbitrary) => {
      const values = fc.oneof(arbitrary, anyValue, fc.constant(null)) as fc.Arbitrary<string>;
      fc.assert(
        fc.property(fc.tuple(values, values, values), (triple) => {
          const sorted = triple.toSorted((x, y) => compareValues(x, y, field));
          for (const [i, x] of sorted.entries()) {
            for (const [j, y] of sorted.entries()) {
              const order = Math.sign(compareValues(x, y, field));
              expect([Math.sign(i - j), 0]).toContain(order);
              expect(order).toBe(-Math.sign(compareValues(y, x, field)) || 0);
            }
          }
        }),
      );
    },
  );

  it('puts null last and goes by code points', () => {
    expect(compareValues(null, 'z', tags)).toBe(1);
    const text: ValueField = { kind: 'text', type: 'text' };
    expect(compareValues('\u{1F600}', '\uFFFD', text)).toBeGreaterThan(0);
    expect(['\u{1F600}', '\uFFFD'].toSorted()).toEqual(['\u{1F600}', '\uFFFD']);
  });

  it('finds values equal that Postgres finds equal', () => {
    expect(sameValue('1.0', 1, { kind: 'decimal', type: 'numeric' })).toBe(true);
    expect(sameValue('9007199254740993', '9007199254740992', bigint)).toBe(false);
    expect(sameValue('30 days', '1 mon', interval)).toBe(true);
    expect(sameValue(null, '', tags)).toBe(false);
    expect(sameValue('[0:1]={7,8}', ['7', '8'], counts)).toBe(false);
    expect(sameValue('{"a":1.0,"b":[]}', '{"b": [], "a": 1}', jsonb)).toBe(true);
    expect(sameValue('9007199254740993', '9007199254740992', jsonb)).toBe(false);
    expect(sameValue('"1"', '1', jsonb)).toBe(false);
    expect(sameValue('a ', 'a', { kind: 'text', type: 'character(3)' })).toBe(true);
  });
});

describe('text', () => {
  it('of values as a row has them', () => {
    expect(writeValue(1e21, bigint)).toBe('1000000000000000000000');
    expect(writeValue(1.5, price)).toBe('1.50');
    expect(writeValue('2026-11-20 13:00:00+00', instant)).toBe('2026-11-20T13:00:00+00:00');
    expect(writeValue([true, null], { ...tags, elementKind: 'boolean' })).toBe('{t,NULL}');
    expect(writeValue('{x,y}', tags)).toBe('{x,y}');
    expect(writeValue('[2:3]={x,y}', tags)).toBe('[2:3]={x,y}');
    expect(writeValue([[]], counts)).toBe('{}');
    expect(writeValue(['{"a":1}', '[2]'], { ...tags, elementKind: 'json' })).toBe(
      String.raw`{"{\"a\":1}",[2]}`,
    );
    expect(writeValue(null, jsonb)).toBe('');
  });

  it('of text that is not a value of the kind is unchanged', () => {
    expect(writeValue('soon', date)).toBe('soon');
    expect(writeValue({ a: 1 }, integer)).toBe('{"a":1}');
  });

  it('there is one type for each kind', () => {
    expect(Object.keys(valueTypes).toSorted()).toEqual([...valueKinds].toSorted());
  });
});

it('reads megabytes of bytes', () => {
  const bytes = `\\x${'0f'.repeat(5_000_000)}`;
  expect(parseValue(bytes, { kind: 'binary', type: 'bytea' })).toEqual({ value: bytes });
});

/** Kinds of value with texts that a person may type, for property tests. */
import fc from 'fast-check';
import type { ValueField } from '../src/value/index.ts';

export interface Sample {
  readonly field: ValueField;
  /** Texts that are all valid. */
  readonly arbitrary: fc.Arbitrary<string>;
  /** Where the field's type is not a type's name. */
  readonly postgresType?: string;
}

const digits = (least: number, most: number) =>
  fc.string({ unit: fc.nat(9).map(String), minLength: least, maxLength: most });
const sign = fc.constantFrom('', '-', '+');
const pad = (length: number) => (number: number) => String(number).padStart(length, '0');
const join = (parts: readonly fc.Arbitrary<string>[], separator = '') =>
  fc.tuple(...parts).map((texts) => texts.join(separator));

const characters = fc.constantFrom(
  'a',
  'B',
  'é',
  ' ',
  '"',
  '\\',
  '{',
  '}',
  '(',
  ',',
  '\uffee',
  '😀',
  'NULL',
  '\n',
);
const words = fc.string({ unit: characters, maxLength: 6 });
const numbers = join([
  sign,
  digits(1, 25),
  fc.oneof(
    fc.constant(''),
    digits(0, 8).map((d) => `.${d}`),
  ),
]);
const powers = join([numbers, fc.integer({ min: -30, max: 30 }).map((power) => `e${power}`)]);
const specials = fc.constantFrom('NaN', 'Infinity', '-Infinity', '0', '-0', '0.00');

const dayTexts = fc
  .oneof(
    { weight: 6, arbitrary: fc.tuple(fc.integer({ min: 1, max: 12_000 }), fc.nat(11), fc.nat(27)) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(4, 2000, 2024), fc.constant(1), fc.constant(28)),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(1, 1999, 2100), fc.constantFrom(0, 11), fc.constant(30)),
    },
  )
  .map(([year, month, day]) => [pad(4)(year), pad(2)(month + 1), pad(2)(day + 1)].join('-'));
// A leap day of one era is none of the other, and dates begin in 4714 BC.
const datesWithEra = fc.oneof(
  dayTexts,
  join([dayTexts.filter((text) => !/02-29$|^(\d{5}|[4-9])/.test(text)), fc.constant(' BC')]),
);
const clocks = fc
  .tuple(fc.nat(23), fc.nat(59), fc.nat(59), digits(0, 6))
  .map(([h, m, s, f]) => `${[h, m, s].map(pad(2)).join(':')}${f === '' ? '' : `.${f}`}`);
const offsets = fc.constantFrom('+00', 'Z', '+02:00', '-05:30', '+14', '-11:45');
const infinities = fc.constantFrom('infinity', '-infinity');
const moments = fc.tuple(datesWithEra, clocks, fc.constantFrom(' ', 'T'));

const amounts = join(
  [
    fc.integer({ min: -40, max: 40 }).map((n) => `${n} years`),
    fc.integer({ min: -40, max: 40 }).map((n) => `${n} mons`),
    fc.integer({ min: -999, max: 999 }).map((n) => `${n} days`),
    join([fc.constantFrom('', '-'), clocks]),
  ],
  ' ',
);
const intervals = fc.oneof(
  amounts,
  fc.constantFrom('30 days', '1 mon', '2.5 hours', '1.5 weeks ago', 'P1Y2M3DT4H5M6.5S', 'P-1DT-2H'),
  fc
    .constantFrom(
      'PT0.000001S',
      '0',
      '90 minutes',
      '100:00:00.25',
      '2 weeks',
      '1.5 years',
      '0.25 days',
    )
    .filter((text) => text !== '0'),
  infinities,
);

const integers = (type: string, least: bigint, most: bigint): Sample => ({
  field: { kind: 'integer', type },
  arbitrary: fc.bigInt({ min: least, max: most }).map(String),
});

const quote = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
const lists = (items: fc.Arbitrary<string>, length = 4) =>
  fc.array(items, { maxLength: length }).map((list) => `{${list.join(',')}}`);

const ranges = (bounds: fc.Arbitrary<string>, compare: (a: string, b: string) => number) =>
  fc.oneof(
    { weight: 1, arbitrary: fc.constant('empty') },
    {
      weight: 8,
      arbitrary: fc
        .tuple(
          fc.constantFrom('[', '('),
          fc.option(bounds, { nil: '' }),
          fc.option(bounds, { nil: '' }),
          fc.constantFrom(']', ')'),
        )
        .map(([opening, a, b, closing]) => {
          const isOrdered = a === '' || b === '' || compare(a, b) <= 0;
          return `${opening}${isOrdered ? a : b},${isOrdered ? b : a}${closing}`;
        }),
    },
  );
const asNumbers = (a: string, b: string) => Number(a) - Number(b);
const asTexts = (a: string, b: string) => (a < b ? -1 : 1);
const recentDays = fc
  .tuple(fc.integer({ min: 2000, max: 2003 }), fc.nat(11), fc.nat(27))
  .map(([year, month, day]) => `${year}-${pad(2)(month + 1)}-${pad(2)(day + 1)}`);

const jsonValues = fc
  .jsonValue({
    maxDepth: 3,
    stringUnit: characters,
    noNullPrototype: true,
  } as fc.JsonSharedConstraints)
  // A row cannot tell JSON's own null from no value at all.
  .filter((value) => value !== null);

export const samples: readonly Sample[] = [
  { field: { kind: 'text', type: 'text' }, arbitrary: words.filter((text) => text !== '') },
  {
    field: { kind: 'boolean', type: 'boolean' },
    arbitrary: fc.constantFrom('true', 'false', 'yes', 'NO', 't', 'off', '1', '0'),
  },
  integers('smallint', -32_768n, 32_767n),
  integers('integer', -2_147_483_648n, 2_147_483_647n),
  integers('bigint', -9_223_372_036_854_775_808n, 9_223_372_036_854_775_807n),
  { field: { kind: 'decimal', type: 'numeric' }, arbitrary: fc.oneof(numbers, powers, specials) },
  {
    field: { kind: 'decimal', type: 'numeric(10,2)', precision: { digits: 10, scale: 2 } },
    arbitrary: join([sign, digits(1, 8), fc.constantFrom('', '.5', '.05', '.10', '.00', '.1000')]),
  },
  {
    field: { kind: 'decimal', type: 'numeric(3,5)', precision: { digits: 3, scale: 5 } },
    arbitrary: digits(1, 3).map((text) => `0.00${text}`),
  },
  {
    field: { kind: 'float', type: 'double precision' },
    arbitrary: fc.oneof(fc.double().map(String), powers, specials),
  },
  {
    field: { kind: 'float', type: 'real' },
    arbitrary: fc.oneof(fc.float({ noDefaultInfinity: false }).map(String), specials),
  },
  {
    field: { kind: 'date', type: 'date' },
    arbitrary: fc.oneof(datesWithEra, dayTexts, infinities),
  },
  {
    field: { kind: 'time', type: 'time without time zone' },
    arbitrary: fc.oneof(clocks, fc.constant('24:00:00')),
  },
  { field: { kind: 'time', type: 'time with time zone' }, arbitrary: join([clocks, offsets]) },
  {
    field: { kind: 'timestamp', type: 'timestamp without time zone' },
    arbitrary: fc.oneof(
      moments.map(([day, clock, separator]) => day.replace(/( BC)?$/, `${separator}${clock}$1`)),
      infinities,
    ),
  },
  {
    field: { kind: 'instant', type: 'timestamp with time zone' },
    arbitrary: fc.oneof(
      fc
        .tuple(moments, offsets)
        .map(([[day, clock, separator], offset]) =>
          day.replace(/( BC)?$/, `${separator}${clock}${offset}$1`),
        ),
      infinities,
    ),
  },
  { field: { kind: 'interval', type: 'interval' }, arbitrary: intervals },
  {
    field: { kind: 'enum', type: 'colour', values: ['red', 'Green', 'light blue', 'NULL', ''] },
    arbitrary: fc.constantFrom('red', 'Green', 'light blue', 'NULL', ''),
  },
  { field: { kind: 'uuid', type: 'uuid' }, arbitrary: fc.uuid().map((text) => text.toUpperCase()) },
  {
    field: { kind: 'binary', type: 'bytea' },
    arbitrary: fc
      .uint8Array({ maxLength: 5 })
      .map((bytes) => `\\x${Buffer.from(bytes).toString('hex').toUpperCase()}`),
  },
  {
    field: { kind: 'array', type: 'text[]', elementKind: 'text', elementType: 'text' },
    arbitrary: lists(fc.oneof(words.map(quote), fc.constant('NULL'))),
  },
  {
    field: { kind: 'array', type: 'integer[]', elementKind: 'integer', elementType: 'integer' },
    arbitrary: fc.oneof(
      lists(fc.oneof(fc.integer().map(String), fc.constant('NULL'))),
      fc
        .tuple(lists(fc.constantFrom('1', '2', 'NULL')), fc.nat(3))
        .map(([list, n]) =>
          list === '{}' ? list : `{${Array.from({ length: n + 1 }, () => list).join(',')}}`,
        ),
    ),
  },
  {
    field: { kind: 'array', type: 'boolean[]', elementKind: 'boolean', elementType: 'boolean' },
    arbitrary: lists(fc.constantFrom('t', 'f', 'true', 'NULL')),
  },
  {
    field: {
      kind: 'array',
      type: 'timestamp with time zone[]',
      elementKind: 'instant',
      elementType: 'timestamp with time zone',
    },
    arbitrary: lists(
      join([recentDays, clocks, offsets], ' ').map((text) => `"${text}"`),
      2,
    ),
    postgresType: 'timestamptz[]',
  },
  {
    field: {
      kind: 'array',
      type: 'colour[]',
      elementKind: 'enum',
      elementType: 'colour',
      values: ['red', 'Green', 'light blue', 'NULL', ''],
    },
    arbitrary: lists(fc.constantFrom('red', 'Green', 'light blue', '"NULL"', '""', 'NULL')),
  },
  {
    field: { kind: 'range', type: 'int4range', elementKind: 'integer', elementType: 'integer' },
    arbitrary: ranges(fc.integer({ min: -5, max: 5 }).map(String), asNumbers),
  },
  {
    field: { kind: 'range', type: 'numrange', elementKind: 'decimal', elementType: 'numeric' },
    arbitrary: ranges(
      join([fc.integer({ min: -3, max: 3 }).map(String), fc.constantFrom('', '.5', '.50')]),
      asNumbers,
    ),
  },
  {
    field: { kind: 'range', type: 'daterange', elementKind: 'date', elementType: 'date' },
    arbitrary: ranges(fc.oneof(recentDays), asTexts),
  },
  {
    field: {
      kind: 'range',
      type: 'tstzrange',
      elementKind: 'instant',
      elementType: 'timestamp with time zone',
    },
    arbitrary: ranges(
      join([recentDays, clocks]).map((text) => `${text.slice(0, 10)} ${text.slice(10)}+00`),
      asTexts,
    ),
  },
  {
    field: {
      kind: 'range',
      type: 'floatrange',
      elementKind: 'float',
      elementType: 'double precision',
    },
    arbitrary: ranges(fc.integer({ min: -3, max: 3 }).map(String), asNumbers),
  },
  {
    field: { kind: 'json', type: 'jsonb' },
    arbitrary: jsonValues.map((value) => JSON.stringify(value)),
  },
];

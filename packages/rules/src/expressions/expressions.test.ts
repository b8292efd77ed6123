import { describe, expect, it } from 'vitest';
import { compileExpression } from './compile.ts';
import type { ColumnType, Context } from './types.ts';

const columns = new Map<string, ColumnType>(
  Object.entries({
    a: 'integer',
    b: 'integer',
    big: 'bigint',
    n: 'numeric',
    price: 'numeric(10,2)',
    f: 'double precision',
    r: 'real',
    t: 'text',
    u: 'text',
    code: 'character(5)',
    short: 'character varying(5)',
    ok: 'boolean',
    d: 'date',
    e: 'date',
    ts: 'timestamp without time zone',
    tz: 'timestamp with time zone',
    i: 'interval',
    list: 'integer[]',
    tags: 'text[]',
    j: 'jsonb',
    id: 'uuid',
    shape: 'polygon',
  }).map(([name, type]) => [name, { type }] as const),
);
columns.set('login', { type: 'citext' });
columns.set('days', { type: 'daterange' });
columns.set('span', { type: 'int4range' });
columns.set('booked', { type: 'tstzrange' });
columns.set('c', { type: 'text', collation: 'C' });
columns.set('odd', { type: 'text', collation: 'case_insensitive' });
columns.set('status', { type: 'status', values: ['new', 'open', 'done'] });
columns.set('mail', { type: 'email', baseType: 'text' });

const context: Context = { now: Date.UTC(2026, 10, 20, 12), timeZone: 'UTC' };

function verdict(text: string, record: Record<string, unknown> = {}, given = context): unknown {
  const compiled = compileExpression(text, columns);
  if (compiled.kind === 'undecided') return 'undecided';
  const found = compiled.evaluate(record, given);
  return typeof found === 'object' && found !== null ? 'undecided' : found;
}

type Case = readonly [text: string, record: Record<string, unknown>, expected: unknown];

function decides(name: string, cases: readonly Case[]): void {
  it.each(cases)(`${name}: %s of %j`, (text, record, expected) => {
    expect(verdict(text, record)).toBe(expected);
  });
}

describe('three values and the unknown', () => {
  decides('logic', [
    ['((a > 1) AND (b > 1))', { a: 0, b: null }, false],
    ['((a > 1) AND (b > 1))', { a: 2, b: null }, null],
    ['((a > 1) AND (b > 1))', { a: 0 }, false],
    ['((a > 1) AND (b > 1))', { a: 2 }, 'undecided'],
    ['((a > 1) OR (b > 1))', { a: 2 }, true],
    ['((a > 1) OR (b > 1))', { a: 0, b: null }, null],
    ['((a > 1) OR (b > 1))', { a: null }, 'undecided'],
    ['(NOT (a > 1))', { a: null }, null],
    ['(NOT ok)', { ok: true }, false],
    ['((a IS NULL) = (b IS NULL))', { a: null, b: 1 }, false],
    ['(a IS NOT NULL)', { a: null }, false],
    ['(a IS NOT NULL)', {}, 'undecided'],
    ['(ok IS NOT TRUE)', { ok: null }, true],
    ['(ok IS FALSE)', { ok: null }, false],
    ['((a > b) IS UNKNOWN)', { a: 1, b: null }, true],
    ['(a IS DISTINCT FROM b)', { a: null, b: null }, false],
    ['(a IS DISTINCT FROM b)', { a: 1, b: null }, true],
    ['(NOT (a IS DISTINCT FROM b))', { a: 1, b: 1 }, true],
    ['((a > 0) AND (md5(t) = u))', { a: 0, t: 'x', u: 'y' }, false],
    ['((a > 0) AND (md5(t) = u))', { a: 1, t: 'x', u: 'y' }, 'undecided'],
    ['(num_nonnulls(a, b, t) = 1)', { a: 1, b: null, t: 'x' }, false],
    ['(shape IS NOT NULL)', { shape: null }, false],
    ['(shape IS NOT NULL)', { shape: '((0,0),(1,1))' }, true],
  ]);

  decides('choices', [
    ['CASE WHEN (a > 1) THEN (b > 1) ELSE false END', { a: 2, b: 1 }, false],
    ['CASE WHEN (a > 1) THEN (b > 1) ELSE false END', { a: null, b: 5 }, false],
    ["CASE t WHEN 'x'::text THEN (a = 1) WHEN 'y'::text THEN (a = 2) END", { t: 'y', a: 1 }, false],
    ["CASE t WHEN 'x'::text THEN (a = 1) END", { t: 'z', a: 2 }, null],
    // Texts compared as texts: the blank of the column counts, the padding of the value does not.
    ["CASE t WHEN 'a'::character(4) THEN false ELSE true END", { t: 'a ' }, true],
    ["CASE t WHEN 'a'::character(4) THEN false ELSE true END", { t: 'a' }, false],
    ["CASE short WHEN 'a'::character(4) THEN false ELSE true END", { short: 'a ' }, false],
    ['(COALESCE(a, b, 0) > 0)', { a: null, b: null }, false],
    ['(COALESCE(a, b) > 0)', { b: 1 }, 'undecided'],
    ["(NULLIF(t, ''::text) IS NOT NULL)", { t: '' }, false],
    ['(GREATEST(a, b) < 5)', { a: null, b: 7 }, false],
    ['(LEAST(a, b) < 5)', { a: 9, b: 3 }, true],
  ]);

  decides('rows', [
    ['(ROW(a, b) < ROW(1, 2))', { a: 1, b: 3 }, false],
    ['(ROW(a, b) < ROW(1, 2))', { a: 0, b: null }, true],
    ['(ROW(a, b) < ROW(1, 2))', { a: 1, b: null }, null],
    ['(ROW(a, b) IS NULL)', { a: 1, b: null }, false],
    ['(ROW(a, b) IS NOT NULL)', { a: 1, b: null }, false],
    ['(ROW(a, b) IS DISTINCT FROM ROW(b, a))', { a: 1, b: null }, true],
  ]);
});

describe('where the database fails', () => {
  decides('before it reads the record', [
    ['((a > 1) AND ((1 / 0) = 1))', { a: 0 }, 'undecided'],
    ["((a < 1) OR (a > jsonb_array_length('{}'::jsonb)))", { a: 0 }, 'undecided'],
    ["(ROW(a, 0) <= ROW(b, json_array_length('{}'::json)))", { a: 0, b: 1 }, 'undecided'],
    ["(ARRAY[(''::text)::integer] IS DISTINCT FROM NULL::integer[])", {}, 'undecided'],
    ["((t < (substring(''::text, '^[A-Z'::text))) AND false)", { t: '' }, 'undecided'],
    ['((a > 1) AND false)', { a: 2 }, false],
    [
      "((a > 1) OR ((CASE WHEN true THEN '1 day'::text ELSE t END)::integer > 1))",
      { a: 2, t: '1' },
      'undecided',
    ],
    [
      "((a > 1) OR ((CASE 'x'::text WHEN 'y'::text THEN t WHEN 'x'::text THEN ''::text ELSE t END)::integer > 1))",
      { a: 2, t: '1' },
      'undecided',
    ],
    ['((a > 1) OR ((1 / COALESCE((b + NULL::integer), 0, b)) = 1))', { a: 2, b: 1 }, 'undecided'],
    ['((a > 1) OR ((1 / (((b > 1) OR true))::integer) = 1))', { a: 2, b: 1 }, true],
    ['((a > 1) OR ((1 / (((b > 1) AND false))::integer) = 1))', { a: 2, b: 1 }, 'undecided'],
    ["(CASE t WHEN NULL::text THEN false WHEN 'x'::text THEN ok END)", { t: 'x', ok: true }, true],
    [
      "(tz >= ('2026-01-01'::date)::timestamp with time zone)",
      { tz: '2025-12-31T00:00:00+00:00' },
      false,
    ],
  ]);

  decides('at a part that is not compiled', [
    ['((md5(t) = u) AND (a > 0))', { a: 0, t: 'x', u: 'y' }, 'undecided'],
    ['((b > 0) AND (md5(t) = u) AND (a > 0))', { a: 0, b: 1, t: 'x', u: 'y' }, 'undecided'],
    ['((b > 0) AND ((md5(t) = u) OR (a > 0)))', { a: 1, b: 0, t: 'x', u: 'y' }, false],
    ['((b > 0) OR (odd > t))', { b: 1, odd: '', t: '' }, true],
  ]);

  decides('at an item of a list', [
    ['(ARRAY[a, (b / 0)] IS NULL)', { a: 1, b: 1 }, 'undecided'],
    ['((tags)::integer[] IS NULL)', { tags: ['a'] }, 'undecided'],
    ['((tags)::integer[] IS NULL)', { tags: ['1'] }, false],
    [
      "((array_position(tags, 'a'::text) IS NULL) OR (a > 0))",
      { tags: [['a']], a: 1 },
      'undecided',
    ],
  ]);

  decides('at a value that is not computed here', [
    ["((((j ->> 'a'::text))::integer > 1) OR ok)", { j: { a: {} }, ok: true }, 'undecided'],
    ["((((j ->> 'a'::text))::integer > 1) OR ok)", { ok: true }, true],
    [
      "(((ARRAY[(j ->> 'a'::text)])::integer[] IS NULL) OR ok)",
      { j: { a: {} }, ok: true },
      'undecided',
    ],
    ['((jsonb_array_length(j) > 1) OR ok)', { j: null, ok: true }, 'undecided'],
    [
      "(((a / CASE WHEN (t < 'b'::text) THEN 0 ELSE 1 END) > 0) OR ok)",
      { a: 1, t: 'a', ok: true },
      'undecided',
    ],
    [
      "((CASE WHEN (t < 'b'::text) THEN (1 / a) ELSE 1 END > 0) OR ok)",
      { a: 0, t: 'a', ok: true },
      'undecided',
    ],
    ['((lower(t) = ((1 / a))::text) OR ok)', { a: 0, t: 'Ä', ok: true }, 'undecided'],
    ['((GREATEST(lower(t), ((1 / a))::text) = u) OR ok)', { a: 0, t: 'Ä', ok: true }, 'undecided'],
    ['((COALESCE(lower(t), u) = u) OR ok)', { t: 'Ä', ok: true }, true],
  ]);

  decides('at a value that it cannot read or store', [
    ["((t)::numeric < ANY ('{}'::numeric[]))", { t: '\u{feff}Inf' }, 'undecided'],
    ['(t)::boolean', { t: '\u{feff}t' }, 'undecided'],
    ['(t)::boolean', { t: ' t\n' }, true],
    ['((t)::jsonb IS NULL)', { t: '07' }, 'undecided'],
    ['((t)::jsonb IS NULL)', { t: '7' }, false],
    [
      "((tz < (tz + '1 day'::interval)) OR ok)",
      { tz: '294276-12-31T12:00:00+00:00', ok: true },
      'undecided',
    ],
  ]);
});

describe('where the database has no room', () => {
  decides('for a moment', [
    ['((d)::timestamp with time zone IS NULL)', { d: '5874897-12-31' }, 'undecided'],
    ['((d)::timestamp with time zone IS NULL)', { d: '294276-12-31' }, false],
    ['((d)::timestamp with time zone IS NULL)', { d: 'infinity' }, false],
    ['(((t)::date IS NULL) OR ok)', { t: '5874898-01-01', ok: true }, 'undecided'],
    ['(((t)::date IS NULL) OR ok)', { t: '5874897-12-31', ok: true }, true],
    ['((make_date(a, 1, 1) IS NULL) OR ok)', { a: 5874898, ok: true }, 'undecided'],
    [
      "(((d - '5700000 years'::interval) IS NULL) OR ok)",
      { d: '5874897-12-31', ok: true },
      'undecided',
    ],
    [
      "(((ts + '-1 mons +40 days'::interval) IS NULL) OR ok)",
      { ts: '4714-11-24T00:00:00 BC', ok: true },
      'undecided',
    ],
    [
      "(((ts - '4714-11-24 00:00:00 BC'::timestamp without time zone) IS NULL) OR ok)",
      { ts: '294276-12-31T00:00:00', ok: true },
      'undecided',
    ],
    [
      "((date_trunc('year'::text, ts) IS NULL) OR ok)",
      { ts: '4714-11-25T00:00:00 BC', ok: true },
      'undecided',
    ],
    ['(((i * f) IS NULL) OR ok)', { i: '1 day', f: 1.5, ok: true }, 'undecided'],
  ]);

  it('for a moment on the clocks of a zone', () => {
    const text = '(((d)::timestamp with time zone IS NULL) OR ok)';
    const berlin = { ...context, timeZone: 'Europe/Berlin' };
    expect(verdict(text, { d: '4714-11-24 BC', ok: true }, berlin)).toBe('undecided');
    expect(verdict(text, { d: '1900-01-01', ok: true }, berlin)).toBe(true);
  });

  decides('for a float', [
    ['(((f)::real IS NULL) OR ok)', { f: 1e-50, ok: true }, 'undecided'],
    [
      '(((n)::double precision IS NULL) OR ok)',
      { n: `0.${'0'.repeat(400)}1`, ok: true },
      'undecided',
    ],
    [
      '(((n)::double precision IS NULL) OR ok)',
      { n: `1${'0'.repeat(400)}`, ok: true },
      'undecided',
    ],
    ['(((t)::double precision IS NULL) OR ok)', { t: '1e400', ok: true }, 'undecided'],
    ['(((n)::real IS NULL) OR ok)', { n: '0', ok: true }, true],
  ]);
});

describe('numbers', () => {
  decides('exact', [
    ['((n + 0.1) = 0.3)', { n: '0.2' }, true],
    ['((n + 0.1) = 0.3)', { n: 0.2 }, true],
    ["((f + '0.1'::double precision) = '0.3'::double precision)", { f: 0.2 }, false],
    ['(big > 9007199254740992)', { big: '9007199254740993' }, true],
    ['(price = 1.01)', { price: '1.005' }, true],
    ['((a / 2) = 3)', { a: 7 }, true],
    ['((a / 2) = (-3))', { a: -7 }, true],
    ['((a % 2) = 0)', { a: 7 }, false],
    ['((n / (3)::numeric) = 0.33333333333333333333)', { n: '1' }, true],
    ['(round(n, 1) = 0.3)', { n: '0.25' }, true],
    ['(round(n, 2147483647) = n)', { n: '0.25' }, 'undecided'],
    ["(((tags || t))::text = '{a,b}'::text)", { tags: ['a'], t: 'b' }, true],
    ["(((NULL::text || tags))::text = '{NULL}'::text)", { tags: null }, true],
    ['("right"(t, \'-2147483648\'::integer) = t)', { t: 'ab' }, true],
    ["((n)::integer = '-3'::integer)", { n: '-2.5' }, true],
    ['((f)::integer = 2)', { f: 2.5 }, true],
    ['((a + b) > 0)', { a: 2147483647, b: 1 }, 'undecided'],
    ['((a / b) > 0)', { a: 1, b: 0 }, 'undecided'],
    ["(f < 'Infinity'::double precision)", { f: 'NaN' }, false],
    ["(f = 'NaN'::double precision)", { f: 'NaN' }, true],
    ["(n > '1000000'::numeric)", { n: 'NaN' }, true],
    ["((r)::double precision = '0.1'::double precision)", { r: 0.1 }, false],
    ['((a & 1) = 0)', { a: 6 }, true],
    ['(abs(a) < 5)', { a: -7 }, false],
  ]);
});

describe('texts', () => {
  decides('compared', [
    ["(t = 'x'::text)", { t: 'y' }, false],
    ["(t < 'b'::text)", { t: 'c' }, 'undecided'],
    ["(c < 'b'::text)", { c: 'c' }, false],
    ['((t COLLATE "C") < \'b\'::text)', { t: 'c' }, false],
    ["(odd = 'x'::text)", { odd: 'y' }, 'undecided'],
    ["(code = 'ab'::bpchar)", { code: 'ab' }, true],
    ["((code)::text = 'ab'::text)", { code: 'ab   ' }, true],
    ['(length(code) = 2)', { code: 'ab   ' }, true],
    ["(code ~ '^..$'::text)", { code: 'ab' }, false],
    ["((short)::text = 'ab'::text)", { short: 'abcdef' }, 'undecided'],
    ["(status = ANY (ARRAY['new'::status, 'done'::status]))", { status: 'open' }, false],
    ["(status < 'done'::status)", { status: 'done' }, false],
    ["(status <> 'done'::public.status)", { status: 'done' }, false],
    ["((mail)::text ~~ '%@%'::text)", { mail: 'x' }, false],
    [
      "(id = 'A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11'::uuid)",
      { id: 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11' },
      true,
    ],
  ]);

  decides('patterns', [
    ["(t ~~ 'a%'::text)", { t: 'b' }, false],
    [String.raw`(t ~~ 'a\%'::text)`, { t: 'ab' }, false],
    [String.raw`(t ~~ 'a\%'::text)`, { t: 'a%' }, true],
    ["(t ~~ like_escape('a!%'::text, '!'::text))", { t: 'ab' }, false],
    ["(t ~~ '_'::text)", { t: '😀' }, true],
    ["(t !~~ '%x%'::text)", { t: 'axb' }, false],
    ["(t ~~* 'AB%'::text)", { t: 'abc' }, true],
    ["(t ~~* 'Ä%'::text)", { t: 'äb' }, 'undecided'],
    ["(t ~~ ANY (ARRAY['a%'::text, 'b%'::text]))", { t: 'c' }, false],
    ["(odd ~~ ANY (ARRAY['a%'::text, 'b%'::text]))", { odd: 'A' }, 'undecided'],
    ["(t ~ '^[A-Z]{2}-[0-9]+$'::text)", { t: 'AB-1x' }, false],
    [String.raw`(t ~ '^\d{3}$'::text)`, { t: '12a' }, false],
    [String.raw`(t ~ '^\d{3}$'::text)`, { t: '١٢٣' }, 'undecided'],
    [String.raw`(t ~ '^[\w.+-]+@[\w-]+\.\w+$'::text)`, { t: 'a@b' }, false],
    ["(t ~ '^[[:alpha:]]+$'::text)", { t: 'a1' }, false],
    ["(t ~ '[[:punct:]]'::text)", { t: 'a$' }, 'undecided'],
    ["(t ~ '[[:punct:]]'::text)", { t: 'a-' }, true],
    ["(t ~ '[[:print:]]'::text)", { t: 'a' }, 'undecided'],
    [String.raw`(t ~ '\S'::text)`, { t: '\u001C' }, 'undecided'],
    [String.raw`(t ~ '\S'::text)`, { t: '\t' }, false],
    ["(t ~* '^[a-f]+$'::text)", { t: 'ABG' }, false],
    ["(t !~ '^x'::text)", { t: 'xy' }, false],
    [String.raw`(t ~ '\yword\y'::text)`, { t: 'wordy' }, false],
    [String.raw`(t ~ '(a)\1'::text)`, { t: 'aa' }, 'undecided'],
    [String.raw`(t ~ '\bx'::text)`, { t: 'x' }, 'undecided'],
    ["(t ~ '.'::text)", { t: '\n' }, true],
    ["(t ~ '^((a+)+)$'::text)", { t: `${'a'.repeat(40)}b` }, 'undecided'],
  ]);

  decides('functions', [
    ['(length(t) = 1)', { t: '😀' }, true],
    ["(lower(t) = 'abc'::text)", { t: 'ABC' }, true],
    ['(lower(t) = t)', { t: 'Ä' }, 'undecided'],
    ["(TRIM(BOTH FROM t) <> ''::text)", { t: '  ' }, false],
    ["(btrim(t) <> ''::text)", { t: '\t' }, true],
    ["(ltrim(t, 'x'::text) = 'a'::text)", { t: 'xxa' }, true],
    ['("left"(t, 2) = u)', { t: 'ab😀', u: 'ab' }, true],
    ['("right"(t, 1) = u)', { t: 'ab😀', u: '😀' }, true],
    ['(SUBSTRING(t FROM 2 FOR 1) = u)', { t: 'abc', u: 'b' }, true],
    ['(substr(t, 0, 2) = u)', { t: 'abc', u: 'a' }, true],
    ["(POSITION(('-'::text) IN (t)) > 0)", { t: 'ab' }, false],
    ["((t || '-'::text) = u)", { t: 'a', u: 'a-' }, true],
    ["(starts_with(t, 'a'::text))", { t: 'b' }, false],
  ]);
});

describe('moments', () => {
  decides('dates', [
    ['(d >= e)', { d: '2026-01-01', e: '2026-01-02' }, false],
    ['((d + 30) >= e)', { d: '2026-01-01', e: '2026-02-01' }, false],
    ['((d - e) <= 10)', { d: '2026-01-31', e: '2026-01-01' }, false],
    ["((d + '1 mon'::interval) >= e)", { d: '2026-01-31', e: '2026-02-28' }, true],
    ["((d + '30 days'::interval) = ts)", { d: '2026-01-31', ts: '2026-03-02T00:00:00' }, true],
    ["(d > '2020-01-01'::date)", { d: '2019-12-31' }, false],
    ["(d < 'infinity'::date)", { d: '9999-12-31' }, true],
    ['(d <= CURRENT_DATE)', { d: '2026-11-21' }, false],
    ['(d <= CURRENT_DATE)', { d: '2026-11-20' }, true],
    ['(tz <= now())', { tz: '2026-11-20T12:00:01+00:00' }, false],
    ['(EXTRACT(isodow FROM d) < (6)::numeric)', { d: '2026-11-21' }, false],
    ["(date_part('day'::text, d) = (1)::double precision)", { d: '2026-11-21' }, false],
    ["(date_trunc('month'::text, ts) = ts)", { ts: '2026-11-01T00:00:00' }, true],
    ['(ts > d)', { ts: '2026-11-20T00:00:00', d: '2026-11-20' }, false],
    ["(i > '30 days'::interval)", { i: '1 mon' }, false],
    ["(i < '25:00:00'::interval)", { i: '1 day' }, true],
    ["((ts - ts) = '00:00:00'::interval)", { ts: '2026-11-20T00:00:00' }, true],
    ['(tz < d)', { tz: '2026-11-20T00:00:00+01:00', d: '2026-11-20' }, true],
  ]);

  const berlin: Context = { now: Date.UTC(2026, 2, 29, 0, 30), timeZone: 'Europe/Berlin' };
  it('on the clocks of a zone, across summer time', () => {
    const day = "((tz + '1 day'::interval) = '2026-03-29 10:00:00+00'::timestamp with time zone)";
    expect(verdict(day, { tz: '2026-03-28T11:00:00+00:00' }, berlin)).toBe(true);
    const hours = day.replace('1 day', '24:00:00');
    expect(verdict(hours, { tz: '2026-03-28T11:00:00+00:00' }, berlin)).toBe(false);
    expect(
      verdict('((tz)::date = d)', { tz: '2026-03-28T23:30:00+00:00', d: '2026-03-29' }, berlin),
    ).toBe(true);
    // Clocks skip this hour, or show it twice.
    expect(
      verdict('(ts = tz)', { ts: '2026-03-29T02:30:00', tz: '2026-03-29T01:30:00+00:00' }, berlin),
    ).toBe('undecided');
    expect(
      verdict('(ts = tz)', { ts: '2026-10-25T02:30:00', tz: '2026-10-25T01:30:00+00:00' }, berlin),
    ).toBe('undecided');
    expect(
      verdict('(tz < d)', { tz: '2026-11-20T00:00:00+00:00', d: '2026-11-20' }, { now: 0 }),
    ).toBe('undecided');
  });

  it('near to now only where no clock can differ', () => {
    const late = { ...context, tolerance: 60_000 };
    expect(verdict('(tz <= now())', { tz: '2026-11-20T12:00:30+00:00' }, late)).toBe('undecided');
    expect(verdict('(tz <= now())', { tz: '2026-11-20T12:02:00+00:00' }, late)).toBe(false);
    const anywhere = { now: context.now };
    expect(verdict('(d <= CURRENT_DATE)', { d: '2026-11-21' }, anywhere)).toBe('undecided');
    expect(verdict('(d <= CURRENT_DATE)', { d: '2026-11-22' }, anywhere)).toBe(false);
  });
});

describe('lists and JSON', () => {
  decides('lists', [
    ['(a = ANY (ARRAY[1, 2]))', { a: 3 }, false],
    ['(a = ANY (ARRAY[1, NULL::integer]))', { a: 3 }, null],
    ['(a = ANY (ARRAY[1, NULL::integer]))', { a: 1 }, true],
    ['(a <> ALL (ARRAY[1, NULL::integer]))', { a: 1 }, false],
    ["(a = ANY ('{}'::integer[]))", { a: null }, false],
    ['(a = ANY (list))', { a: 3, list: [1, 2] }, false],
    ["(tags <@ ARRAY['a'::text, 'b'::text])", { tags: ['a', 'c'] }, false],
    ["(tags @> ARRAY['a'::text])", { tags: ['a', null] }, true],
    ["(tags && '{x,y}'::text[])", { tags: ['a'] }, false],
    ['(cardinality(list) <= 2)', { list: [1, 2, 3] }, false],
    ['(array_length(list, 1) > 0)', { list: [] }, null],
    ['(list[1] = 1)', { list: [2] }, false],
    ['(array_position(list, NULL::integer) IS NULL)', { list: [1, null] }, false],
    [
      "((short)::text = ANY ((ARRAY['a'::character varying, 'b'::character varying])::text[]))",
      { short: 'c' },
      false,
    ],
  ]);

  decides('JSON', [
    ["((j ->> 'kind'::text) = 'x'::text)", { j: { kind: 'y' } }, false],
    ["((j ->> 'kind'::text) = 'x'::text)", { j: '{"kind": "y"}' }, false],
    ["((j ->> 'kind'::text) IS NOT NULL)", { j: { kind: null } }, false],
    ["(((j ->> 'size'::text))::integer > 5)", { j: { size: 3 } }, false],
    ["((j['0'::text])::text = '5'::text)", { j: [5] }, true],
    ['((code)::uuid IS NULL)', { code: 'x' }, 'undecided'],
    ["((j #>> '{a,0}'::text[]) = 'x'::text)", { j: { a: ['y'] } }, false],
    ["(j ? 'kind'::text)", { j: {} }, false],
    ["(jsonb_typeof(j) = 'object'::text)", { j: [1] }, false],
    ['(j @> \'{"a": [1]}\'::jsonb)', { j: { a: [2, 1.0] } }, true],
    ["(j <> '{}'::jsonb)", { j: {} }, false],
    // The database orders texts, also in JSON.
    ['(j < \'{"a": "b"}\'::jsonb)', { j: { a: 'x' } }, 'undecided'],
    ['(j < \'{"a": 2}\'::jsonb)', { j: { a: 1 } }, true],
    ["((j ->> 'a'::text) = 'x'::text)", { j: { a: { b: 1 } } }, false],
  ]);
});

describe('ranges', () => {
  decides('of integers and days', [
    ['(span @> 5)', { span: '[1,5)' }, false],
    ['(5 <@ span)', { span: '[1,6)' }, true],
    ['(span && int4range(5, 5))', { span: '[1,9)' }, false],
    ["(span -|- '[5,9)'::int4range)", { span: '[1,5)' }, true],
    ["(span << '[5,9)'::int4range)", { span: '[1,6)' }, false],
    ["(int4range(a, b, '[]'::text) = '[1,4)'::int4range)", { a: 1, b: 3 }, true],
    ["(int4range(a, b) = '[1,4)'::int4range)", { a: 3, b: 1 }, 'undecided'],
    ["(daterange(d, e, '[]'::text) <@ days)", { d: '2026-01-01', e: null, days: '(,)' }, true],
    ['isempty(days)', { days: 'empty' }, true],
    ['(upper(days) IS NULL)', { days: '[2026-01-01,)' }, true],
    ['upper_inf(days)', { days: '[2026-01-01,2026-02-01)' }, false],
    ["(span < '[2,3)'::int4range)", { span: 'empty' }, true],
    // PostgreSQL 17 finds every value in this range, older ones NULL.
    ["(a <@ '(,)'::int4range)", { a: null }, 'undecided'],
  ]);

  decides('of moments', [
    [
      '(booked @> tz)',
      { booked: '["2026-01-01 00:00:00+00",)', tz: '2025-12-31T23:30:00-01:00' },
      true,
    ],
  ]);
});

/** Why a part is left to the database. */
function reasonOf(text: string): string | undefined {
  const compiled = compileExpression(text, columns);
  return compiled.kind === 'compiled' ? compiled.left : compiled.kind;
}

describe('forms that are compiled in part', () => {
  const half = "(CASE WHEN (a > 1) THEN md5(t) ELSE t END = 'x'::text)";

  it('say which part is left to the database', () => {
    expect(reasonOf(half)).toContain('md5');
    expect(reasonOf('((a > 1) OR (md5(t) = u))')).toContain('md5');
    expect(reasonOf('(a > 1)')).toBeUndefined();
    expect(reasonOf('(COALESCE(md5(t), t) IS NULL)')).toBe('undecided');
    // The texts could be compared by the other collation.
    expect(reasonOf("(CASE WHEN ok THEN t ELSE md5(odd) END = 'x'::text)")).toBe('undecided');
  });

  decides('where it is not reached', [
    [half, { a: 0, t: 'y' }, false],
    [half, { a: 2, t: 'y' }, 'undecided'],
    [half, { t: 'y' }, 'undecided'],
    ["(COALESCE(t, md5(u)) = 'x'::text)", { t: 'y' }, false],
    ["(COALESCE(t, md5(u)) = 'x'::text)", { t: null, u: 'x' }, 'undecided'],
  ]);
});

describe('texts of other types', () => {
  decides('and other forms', [
    ["(login = 'ABC'::citext)", { login: 'abc' }, true],
    ["(login = 'Ä'::citext)", { login: 'ä' }, 'undecided'],
    ["(login ~ '^a'::citext)", { login: 'ABC' }, true],
    ["(t ~ similar_to_escape('(a|b)%'::text))", { t: 'bc' }, true],
    ["(t ~ similar_to_escape('a_'::text))", { t: 'abc' }, false],
    ["(regexp_replace(t, '[^0-9]'::text, ''::text, 'g'::text) = '12'::text)", { t: 'a1-2' }, true],
    ["(regexp_match(t, '(a)(b)'::text) IS NULL)", { t: 'ab' }, false],
    ['(t IS JSON OBJECT)', { t: '{"a": 1}' }, true],
    ['(t IS JSON)', { t: '{a}' }, false],
    ['(NOT (t IS JSON))', { t: null }, null],
    [
      "(to_char(ts, 'YYYY-MM-DD HH24:MI'::text) = '2026-01-02 03:04'::text)",
      { ts: '2026-01-02T03:04:05' },
      true,
    ],
    ["(to_char(ts, 'Month'::text) = 'x'::text)", { ts: '2026-01-02T03:04:05' }, 'undecided'],
    ["((tz)::text = '2026-01-02 03:04:05+00'::text)", { tz: '2026-01-02T04:04:05+01:00' }, true],
    ['((tags)::text = \'{a,"b c",NULL}\'::text)', { tags: ['a', 'b c', null] }, true],
    [
      '((ts, ts) OVERLAPS (ts, NULL::timestamp without time zone))',
      { ts: '2026-01-02T03:04:05' },
      null,
    ],
    ['(tags[1:2] = tags)', { tags: ['a', 'b', 'c'] }, false],
    ['((tags || NULL::text[]) = tags)', { tags: ['a'] }, true],
  ]);

  it('depend on the zone of the session', () => {
    const text = "((tz)::text = '2026-01-02 03:04:05+00'::text)";
    expect(verdict(text, { tz: '2026-01-02T03:04:05+00:00' }, { now: 0 })).toBe('undecided');
    const constant =
      "((d IS NULL) OR (('2026-01-02'::date)::timestamp with time zone = '2026-01-02 00:00:00+00'::timestamp with time zone))";
    expect(verdict(constant, { d: '2026-01-01' }, { now: 0, timeZone: 'Europe/Berlin' })).toBe(
      false,
    );
  });
});

describe('what is left to the database', () => {
  it.each([
    ['md5(t) = u'],
    ['(t OPERATOR(public.=) u)'],
    ['public.is_fine(t)'],
    ['(missing > 1)'],
    ['(shape = shape)'],
    ['a + b'],
    ['(a > 1'],
    ['(t ~ u COLLATE "de-AT")'],
  ])('%s', (text) => {
    const compiled = compileExpression(text, columns);
    expect(compiled.kind).toBe('undecided');
    expect(compiled).toHaveProperty('reason', expect.stringMatching(/\w/));
  });

  it('names the columns that it reads', () => {
    const compiled = compileExpression('((a > 1) OR (b IS NULL))', columns);
    expect(compiled.kind === 'compiled' && compiled.columns).toEqual(['a', 'b']);
  });
});

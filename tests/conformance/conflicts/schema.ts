import { kindColumns } from '../records/schema.ts';

/** For each column, its type and two texts that it can hold; NULL is a third value. */
export const columns: Readonly<
  Record<string, readonly [type: string, ...texts: [string, string]]>
> = {
  a_text: ['text', kindColumns['a_text']?.[1] ?? '', ''],
  a_long_text: ['text', 'ä'.repeat(3000), 'short'],
  a_padded_text: ['char(4)', 'a', 'null'],
  an_integer: ['int4', '-7', '7'],
  a_bigint: ['int8', '9007199254740993', '9007199254740992'],
  a_decimal: ['numeric', '12345678901234567890.0123456789', '12345678901234567890.0123456788'],
  a_float: ['float8', '0.1', 'NaN'],
  a_real: ['float4', '0.1', '1e-20'],
  a_boolean: ['boolean', 'true', 'false'],
  a_date: ['date', '2026-11-21', 'infinity'],
  a_time: ['time', '12:34:56.789012', '24:00:00'],
  a_timestamp: ['timestamp', '2026-11-21T12:34:56.789012', '2026-11-21T12:34:56.789013'],
  an_instant: ['timestamptz', '2026-11-21T12:34:56.789012+00:00', '2026-11-21T12:34:57+00:00'],
  an_interval: ['interval', '1 mon 2 days 03:04:05', '-00:00:01'],
  an_enum: ['kind', 'not, "plain"', 'plain'],
  a_uuid: ['uuid', '7c9e6679-7425-40de-944b-e07fc1f90ae7', '00000000-0000-4000-8000-000000000001'],
  a_jsonb: ['jsonb', '{"a": [1, null]}', '[1.5]'],
  a_json: ['json', '{"a": [1, null]}', '"text"'],
  a_binary: ['bytea', String.raw`\x00ff5c22`, String.raw`\x`],
  an_array: ['text[]', String.raw`{a,"b c",NULL,"q\"u"}`, '{}'],
  a_bigint_array: ['int8[]', '{9007199254740993,1}', '{9007199254740992,1}'],
  an_enum_array: ['kind[]', String.raw`{plain,"not, \"plain\""}`, '{plain}'],
  a_jsonb_array: ['jsonb[]', String.raw`{"{\"a\": 1}"}`, '{1}'],
  a_range: ['int4range', '[1,5)', 'empty'],
  a_time_range: ['tstzrange', '["2026-01-01 00:00:00+00","2026-01-02 00:00:00+00")', '(,)'],
  an_address: ['inet', '10.0.0.1', '10.0.0.0/8'],
  an_amount: ['money', '$1,000.50', '-$1.00'],
  a_point: ['point', '(1,2)', '(1.5,2)'],
  a_box: ['box', '(2,2),(0,0)', '(4,1),(0,0)'],
  an_xml: ['xml', '<a/>', '<b>c</b>'],
  a_pair: ['pair', '(1,"a, b")', '(,)'],
  '"Needs, quotes"': ['text', 'x', '"y"'],
};

/** A relation for each way to guard a write, by its name. */
const relations = {
  versioned: 'a table',
  in_parts: 'a partitioned table',
  by_columns: 'a table with grants on its columns',
  through_view: 'a view',
} as const;
export type Relation = keyof typeof relations;
export const names = Object.keys(relations) as readonly Relation[];
/** The tables of views. */
export const stored = { through_view: 'viewed' } as Partial<Record<Relation, string>>;

const typed = Object.entries(columns).map(([name, [type]]) => `${name} ${type}`);
export const schemaSql = `
  create type kind as enum ('plain', 'not, "plain"');
  create type pair as (a int, b text);
  create table versioned (id int primary key, ${typed.join(', ')});
  create table in_parts (id int primary key, ${typed.join(', ')}) partition by range (id);
  create table in_parts_low partition of in_parts for values from (minvalue) to (10);
  create table in_parts_high partition of in_parts for values from (10) to (maxvalue);
  create table by_columns (like versioned including all);
  create table viewed (like versioned including all);
  create view through_view as select *, clock_timestamp() as read_at from viewed;
  grant select, insert, update, delete on versioned, in_parts, through_view to anon;
  grant delete, select (id, ${Object.keys(columns).join(', ')}),
    update (${Object.keys(columns).join(', ')}) on by_columns to anon;`;

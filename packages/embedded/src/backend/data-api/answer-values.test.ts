import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../backend.ts';
import { lendBackend } from '../../../testing/index.ts';

/** Values of every kind, as SQL; each must read alike at the top and inside an embedded record. */
const samples: Record<string, string[]> = {
  int2: ['1'],
  int4: ['-2147483648'],
  int8: ['9007199254740991'],
  float4: ["'NaN'", '1.5', "'Infinity'"],
  float8: ["'-Infinity'", '1e300', '0.1'],
  numeric: ["'NaN'", '1.50', '-0.001', "'Infinity'"],
  money: ["'12.34'"],
  bool: ['true'],
  text: ['\'a "quoted" \\ text\''],
  'varchar(9)': ["'nine'"],
  'char(4)': ["'ab'"],
  name: ["'name'"],
  bytea: ["'\\x00ff7f'"],
  date: ["'2026-11-21'", "'infinity'", "'0044-03-15 BC'"],
  time: ["'12:34:56.789'"],
  timetz: ["'12:34:56+05:30'"],
  timestamp: ["'2026-11-21 12:34:56.789'", "'infinity'", "'0044-03-15 12:00:00 BC'"],
  timestamptz: ["'2026-11-21 12:34:56+00'", "'-infinity'", "'0044-03-15 12:00:00+00 BC'"],
  interval: ["'1 year 2 days 03:04:05'"],
  uuid: ["'7c9e6679-7425-40de-944b-e07fc1f90ae7'"],
  json: ['\'{"a": [1, null, {"b": "c"}]}\''],
  jsonb: ['\'{"a": [1, null, {"b": "c"}]}\'', "'null'", '\'"text"\''],
  xml: ["'<a>b</a>'"],
  inet: ["'10.0.0.1/8'"],
  cidr: ["'10.0.0.0/8'"],
  macaddr: ["'08:00:2b:01:02:03'"],
  'bit(3)': ["B'101'"],
  varbit: ["B'10101'"],
  point: ["'(1,2)'"],
  box: ["'(1,1),(0,0)'"],
  polygon: ["'((0,0),(1,1),(1,0))'"],
  tsvector: ["to_tsvector('a fat cat')"],
  tsquery: ["'fat & cat'"],
  oid: ['42'],
  regclass: ["'pg_class'"],
  int4range: ["'[1,5)'"],
  tstzrange: ["'[2026-11-21 00:00+00,)'"],
  int4multirange: ["'{[1,3),[5,9)}'"],
  'int4[]': ["'{1,NULL,3}'", "'{{1,2},{3,4}}'", "'{}'"],
  'text[]': ['\'{a,"b c",NULL,"NULL","q\\"uote"}\''],
  'numeric[]': ["'{1.5,NaN}'"],
  'timestamptz[]': ['\'{"2026-11-21 12:00:00+00"}\''],
  'jsonb[]': ['array[\'{"a": 1}\'::jsonb]'],
  mood: ["'calm'"],
  'mood[]': ['\'{calm,"not calm"}\''],
  positive: ['3'],
  'positive[]': ["'{1,2}'"],
  size: ["row(1.5, 'a \"b\", (c)', null, '{calm}')"],
  'size[]': ["array[row(1.5, '', '2026-11-21 12:00', '{calm}')::size]"],
};
const cases = Object.entries(samples).flatMap(([type, values]) =>
  values.map((value) => [type, value] as const),
);

let backend: Backend;

beforeAll(async () => {
  backend = await lendBackend();
  await backend.exec(`
    create type mood as enum ('calm', 'not calm');
    create domain positive as numeric check (value > 0);
    create type size as (width numeric, label text, seen timestamp, moods mood[]);
    create table parent (id int primary key);
    insert into parent values (1);
    ${cases
      .map(
        ([type, value], index) => `
          create table sample_${index} (parent_id int references parent, value ${type});
          insert into sample_${index} values (1, ${value});`,
      )
      .join('')}
    grant select on all tables in schema public to anon;
  `);
});

afterAll(() => backend.close());

async function get(path: string): Promise<unknown> {
  const response = await backend.clientFetch(`http://backend.test/rest/v1/${path}`, {
    headers: { apikey: backend.publishableKey },
  });
  return response.json();
}

test.each(cases.map(([type, value], index) => ({ type, value, index })))(
  '$value of type $type reads the same at the top of an answer and inside it',
  async ({ index }) => {
    const [top] = (await get(`sample_${index}?select=value`)) as { value: unknown }[];
    const [parent] = (await get(`parent?select=sample_${index}(value)`)) as Record<
      string,
      unknown
    >[];
    expect([top]).toEqual(parent?.[`sample_${index}`]);
    const { rows } = await backend.query<{ json: string }>(
      `select to_json(value)::text as json from sample_${index}`,
    );
    expect(top?.value).toEqual(JSON.parse(rows[0]?.json ?? ''));
  },
);

import type { Random } from '../random.ts';
import type { Kind } from '../kind.ts';
import {
  byteas,
  dates,
  decimals,
  doubles,
  integers,
  intervals,
  jsons,
  ranges,
  statuses,
  texts,
  times,
  timestamps,
  uuids,
  zones,
} from './values.ts';

/** The type of a column, and how values of it are made. */
export interface ColumnKind {
  readonly kind: Kind;
  /** As `create table` takes it. */
  readonly type: string;
  readonly names: readonly string[];
  /** How often a table has it. */
  readonly weight: number;
  /** Returns a value as PostgreSQL reads it. */
  value(random: Random): string;
}

export interface Column extends ColumnKind {
  readonly name: string;
}

/** What the types need: in every database that expressions are proven in. */
export const typesSql = `
create extension citext;
create collation case_insensitive (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
create type status as enum ('open', 'in progress', 'done', 'Cancelled');
create domain positive as integer check (value > 0);
create domain code as text check (value ~ '^[A-Z]*$');
create domain price as numeric(10,2) not null default 0 check (value >= 0);
`;

const textNames = ['name', 'title', 'Kürzel', 'email', 'order', 'note', 'user', 'Last Name'];
const numberNames = ['quantity', 'position', 'count', 'Größe', 'limit', 'age', 'min', 'max'];
const moneyNames = ['price', 'total', 'discount', 'rate', 'tax', 'Net Amount', 'value'];

function text(random: Random): string {
  const pool = random.weighted([
    [8, texts.words],
    [2, texts.blanks],
    [3, texts.folding],
    [1, texts.scripts],
    [2, texts.numbersAsText],
    [3, texts.formats],
    [0.3, texts.long],
  ]);
  const value = random.pick(pool);
  return random.chance(0.1) ? value + random.pick(random.pick(Object.values(texts))) : value;
}

/** The first characters, as PostgreSQL counts them. */
function cut(value: string, length: number): string {
  return Array.from(value).slice(0, length).join('');
}

function integer(edges: readonly string[]) {
  return (random: Random) =>
    random.pick(
      random.weighted([
        [4, integers.small],
        [1, edges],
      ] as const),
    );
}

function timestamp(random: Random): string {
  return random.pick(
    random.weighted([
      [1, timestamps.plain],
      [1, timestamps.edge],
    ] as const),
  );
}

function timestamptz(random: Random): string {
  const value = timestamp(random);
  if (/infinity|^\d{5}|BC|^0001/.test(value)) return value;
  return value + random.pick(zones);
}

function date(random: Random): string {
  return random.pick(
    random.weighted([
      [2, dates.plain],
      [1, dates.edge],
    ] as const),
  );
}

function decimal(edges: readonly string[]) {
  return (random: Random) =>
    random.pick(
      random.weighted([
        [3, decimals.money],
        [1, edges],
      ] as const),
    );
}

function array(element: (random: Random) => string) {
  return (random: Random): string => {
    if (random.chance(0.15)) return '{}';
    const list = (count: number) =>
      `{${Array.from({ length: count }, () =>
        random.chance(0.12) ? 'NULL' : `"${element(random).replaceAll(/["\\]/g, '\\$&')}"`,
      ).join()}}`;
    if (random.chance(0.04)) return `{${list(2)},${list(2)}}`;
    if (random.chance(0.02)) return `[0:1]=${list(2)}`;
    return list(1 + random.below(4));
  };
}

function range(
  kind: keyof typeof ranges,
  element: (random: Random) => string,
  compare: (a: string, b: string) => number,
) {
  return (random: Random): string => {
    if (random.chance(0.3)) return random.pick(ranges[kind].values);
    const bound = () => (random.chance(0.15) ? '' : element(random));
    const [one, two] = [bound(), bound()];
    const isOrdered = one === '' || two === '' || compare(one, two) <= 0;
    const [lower, upper] = (isOrdered ? [one, two] : [two, one]).map((each) =>
      each === '' ? '' : `"${each}"`,
    );
    return `${random.pick(['[', '('])}${lower},${upper}${random.pick([']', ')'])}`;
  };
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : 1);
const compareNumbers = (a: string, b: string) => Number(a) - Number(b);

function short(random: Random): string {
  return random.pick(
    random.weighted([
      [5, ['a', 'b', 'x', 'A', 'abc', 'open']],
      [1, ['', ' ', 'NULL', 'ß', 'é', 'a,b', '{', '"', '\\', 'a b']],
    ] as const),
  );
}

export const columnKinds: readonly ColumnKind[] = [
  {
    kind: 'integer',
    type: 'integer',
    names: numberNames,
    weight: 5,
    value: integer(integers.integer),
  },
  {
    kind: 'integer',
    type: 'smallint',
    names: numberNames,
    weight: 1.5,
    value: integer(integers.smallint),
  },
  {
    kind: 'integer',
    type: 'bigint',
    names: numberNames,
    weight: 2,
    value: integer(integers.bigint),
  },
  {
    kind: 'integer',
    type: 'positive',
    names: numberNames,
    weight: 1,
    value: (random) => random.pick(['1', '2', '3', '10', '100', '2147483647']),
  },
  {
    kind: 'decimal',
    type: 'numeric(10,2)',
    names: moneyNames,
    weight: 4,
    value: decimal(decimals.cents),
  },
  { kind: 'decimal', type: 'numeric', names: moneyNames, weight: 3, value: decimal(decimals.edge) },
  {
    kind: 'decimal',
    type: 'numeric(6,0)',
    names: moneyNames,
    weight: 0.5,
    value: integer(['999999', '-999999']),
  },
  {
    kind: 'decimal',
    type: 'price',
    names: moneyNames,
    weight: 0.6,
    value: (random) => random.pick(['0', '1', '9.99', '2.50', '0.01', '99999999.99']),
  },
  {
    kind: 'double',
    type: 'double precision',
    names: ['weight', 'ratio', 'score'],
    weight: 1.2,
    value: (random) =>
      random.pick(
        random.weighted([
          [3, doubles.plain],
          [1, doubles.edge],
          [1, doubles.double],
        ] as const),
      ),
  },
  {
    kind: 'double',
    type: 'real',
    names: ['factor', 'height'],
    weight: 0.6,
    value: (random) =>
      random.pick(
        random.weighted([
          [3, doubles.plain],
          [1, doubles.edge],
          [1, doubles.real],
        ] as const),
      ),
  },
  { kind: 'text', type: 'text', names: textNames, weight: 6, value: text },
  {
    kind: 'text',
    type: 'character varying(20)',
    names: textNames,
    weight: 2,
    value: (random) => cut(text(random), 20),
  },
  { kind: 'text', type: 'character varying', names: textNames, weight: 1, value: text },
  {
    kind: 'text',
    type: 'character(5)',
    names: ['code', 'iso'],
    weight: 1,
    value: (random) => cut(text(random), 5),
  },
  { kind: 'text', type: 'citext', names: ['login', 'handle'], weight: 1, value: text },
  {
    kind: 'text',
    type: 'code',
    names: ['country', 'currency'],
    weight: 1,
    value: (random) => random.pick(['', 'A', 'AB', 'DE', 'DEU', 'OPEN']),
  },
  { kind: 'text', type: 'text collate "C"', names: ['key', 'Schlüssel'], weight: 1.5, value: text },
  {
    kind: 'text',
    type: 'text collate case_insensitive',
    names: ['alias'],
    weight: 0.4,
    value: text,
  },
  { kind: 'text', type: 'text collate "de-x-icu"', names: ['ort'], weight: 0.4, value: text },
  {
    kind: 'boolean',
    type: 'boolean',
    names: ['active', 'is_done', 'paid'],
    weight: 3,
    value: (random) => random.pick(['true', 'false']),
  },
  { kind: 'date', type: 'date', names: ['start', 'end', 'due_on', 'born'], weight: 4, value: date },
  {
    kind: 'timestamp',
    type: 'timestamp without time zone',
    names: ['begins', 'ends', 'local_time'],
    weight: 2,
    value: timestamp,
  },
  {
    kind: 'timestamptz',
    type: 'timestamp with time zone',
    names: ['created_at', 'updated_at', 'ends_at'],
    weight: 3,
    value: timestamptz,
  },
  {
    kind: 'time',
    type: 'time without time zone',
    names: ['opens', 'closes'],
    weight: 0.7,
    value: (random) => random.pick(times),
  },
  {
    kind: 'interval',
    type: 'interval',
    names: ['duration', 'pause'],
    weight: 1.5,
    value: (random) => random.pick(intervals),
  },
  {
    kind: 'uuid',
    type: 'uuid',
    names: ['id', 'parent'],
    weight: 0.7,
    value: (random) => random.pick(uuids),
  },
  {
    kind: 'bytea',
    type: 'bytea',
    names: ['content'],
    weight: 0.3,
    value: (random) => random.pick(byteas),
  },
  {
    kind: 'status',
    type: 'status',
    names: ['status', 'state'],
    weight: 2,
    value: (random) => random.pick(statuses),
  },
  {
    kind: 'jsonb',
    type: 'jsonb',
    names: ['data', 'settings'],
    weight: 2.5,
    value: (random) => random.pick(jsons),
  },
  {
    kind: 'json',
    type: 'json',
    names: ['raw'],
    weight: 0.5,
    value: (random) => random.pick(jsons),
  },
  { kind: 'texts', type: 'text[]', names: ['tags', 'labels'], weight: 2, value: array(short) },
  {
    kind: 'integers',
    type: 'integer[]',
    names: ['numbers', 'scores'],
    weight: 1.5,
    value: array((random) => random.pick(integers.small.slice(0, 5))),
  },
  {
    kind: 'decimals',
    type: 'numeric[]',
    names: ['prices'],
    weight: 0.5,
    value: array((random) => random.pick(decimals.money)),
  },
  {
    kind: 'statuses',
    type: 'status[]',
    names: ['phases'],
    weight: 0.5,
    value: array((random) => random.pick(statuses)),
  },
  {
    kind: 'daterange',
    type: 'daterange',
    names: ['period', 'season'],
    weight: 1.6,
    value: range('daterange', (random) => random.pick(dates.plain), compareTexts),
  },
  {
    kind: 'intrange',
    type: 'int4range',
    names: ['span'],
    weight: 1.2,
    value: range('intrange', (random) => random.pick(integers.small), compareNumbers),
  },
  {
    kind: 'bigrange',
    type: 'int8range',
    names: ['ids'],
    weight: 0.5,
    value: range('bigrange', (random) => random.pick(integers.small), compareNumbers),
  },
  {
    kind: 'numrange',
    type: 'numrange',
    names: ['tariff'],
    weight: 0.8,
    value: range('numrange', (random) => random.pick(decimals.money), compareNumbers),
  },
  {
    kind: 'tsrange',
    type: 'tsrange',
    names: ['shift'],
    weight: 0.8,
    value: range('tsrange', (random) => random.pick(timestamps.plain), compareTexts),
  },
  {
    kind: 'tstzrange',
    type: 'tstzrange',
    names: ['booked'],
    weight: 1,
    value: range('tstzrange', (random) => `${random.pick(timestamps.plain)}+00`, compareTexts),
  },
];

/** Columns of which every table has some: what teams compare most. */
const usual = ['integer', 'integer', 'numeric(10,2)', 'numeric(10,2)', 'text', 'text', 'date'];

/** Picks the columns of a table, with names that differ. */
export function columnsOf(random: Random): readonly Column[] {
  const kinds = [
    ...columnKinds.flatMap((kind) => usual.filter((type) => type === kind.type).map(() => kind)),
    ...Array.from({ length: 12 }, () =>
      random.weighted(columnKinds.map((kind) => [kind.weight, kind] as const)),
    ),
  ];
  const taken = new Set<string>();
  return kinds.map((kind) => {
    const wish = random.pick(kind.names);
    let name = wish;
    for (let number = 2; taken.has(name); number++) name = `${wish}_${number}`;
    taken.add(name);
    return { ...kind, name };
  });
}

/** A record's values as PostgreSQL reads them, in the order of the columns. */
export type Row = readonly (string | null)[];

/** Makes a record; some of its values equal another of the same type, some are NULL. */
export function rowOf(columns: readonly Column[], random: Random): Row {
  const nulls = random.pick([0, 0.1, 0.3]);
  const row: (string | null)[] = [];
  for (const column of columns) {
    const twin = columns.findIndex(({ type }, index) => index < row.length && type === column.type);
    if (column.type !== 'price' && random.chance(nulls)) row.push(null);
    else if (twin >= 0 && random.chance(0.2)) row.push(row[twin] ?? null);
    else row.push(column.value(random));
  }
  return row;
}

import type { Kind } from '../kind.ts';
import type { Random } from '../../src/random/index.ts';
import {
  array,
  compareNumbers,
  compareTexts,
  cut,
  date,
  decimal,
  integer,
  range,
  short,
  text,
  timestamp,
  timestamptz,
} from './random-values.ts';
import {
  byteas,
  dates,
  decimals,
  doubles,
  integers,
  intervals,
  jsons,
  statuses,
  times,
  timestamps,
  uuids,
} from './values/index.ts';

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

const textNames = ['name', 'title', 'Kürzel', 'email', 'order', 'note', 'user', 'Last Name'];
const numberNames = ['quantity', 'position', 'count', 'Größe', 'limit', 'age', 'min', 'max'];
const moneyNames = ['price', 'total', 'discount', 'rate', 'tax', 'Net Amount', 'value'];

const of = (
  kind: Kind,
  type: string,
  names: readonly string[],
  weight: number,
  value: (random: Random) => string,
): ColumnKind => ({ kind, type, names, weight, value });

export const columnKinds: readonly ColumnKind[] = [
  of('integer', 'integer', numberNames, 5, integer(integers.integer)),
  of('integer', 'smallint', numberNames, 1.5, integer(integers.smallint)),
  of('integer', 'bigint', numberNames, 2, integer(integers.bigint)),
  of('integer', 'positive', numberNames, 1, (random) =>
    random.pick(['1', '2', '3', '10', '100', '2147483647']),
  ),
  of('decimal', 'numeric(10,2)', moneyNames, 4, decimal(decimals.cents)),
  of('decimal', 'numeric', moneyNames, 3, decimal(decimals.edge)),
  of('decimal', 'numeric(6,0)', moneyNames, 0.5, integer(['999999', '-999999'])),
  of('decimal', 'price', moneyNames, 0.6, (random) =>
    random.pick(['0', '1', '9.99', '2.50', '0.01', '99999999.99']),
  ),
  of('double', 'double precision', ['weight', 'ratio', 'score'], 1.2, (random) =>
    random.pick(
      random.weighted([
        [3, doubles.plain],
        [1, doubles.edge],
        [1, doubles.double],
      ] as const),
    ),
  ),
  of('double', 'real', ['factor', 'height'], 0.6, (random) =>
    random.pick(
      random.weighted([
        [3, doubles.plain],
        [1, doubles.edge],
        [1, doubles.real],
      ] as const),
    ),
  ),
  of('text', 'text', textNames, 6, text),
  of('text', 'character varying(20)', textNames, 2, (random) => cut(text(random), 20)),
  of('text', 'character varying', textNames, 1, text),
  of('text', 'character(5)', ['code', 'iso'], 1, (random) => cut(text(random), 5)),
  of('text', 'citext', ['login', 'handle'], 1, text),
  of('text', 'code', ['country', 'currency'], 1, (random) =>
    random.pick(['', 'A', 'AB', 'DE', 'DEU', 'OPEN']),
  ),
  of('text', 'text collate "C"', ['key', 'Schlüssel'], 1.5, text),
  of('text', 'text collate case_insensitive', ['alias'], 0.4, text),
  of('text', 'text collate "de-x-icu"', ['ort'], 0.4, text),
  of('boolean', 'boolean', ['active', 'is_done', 'paid'], 3, (random) =>
    random.pick(['true', 'false']),
  ),
  of('date', 'date', ['start', 'end', 'due_on', 'born'], 4, date),
  of('timestamp', 'timestamp without time zone', ['begins', 'ends', 'local_time'], 2, timestamp),
  of(
    'timestamptz',
    'timestamp with time zone',
    ['created_at', 'updated_at', 'ends_at'],
    3,
    timestamptz,
  ),
  of('time', 'time without time zone', ['opens', 'closes'], 0.7, (random) => random.pick(times)),
  of('interval', 'interval', ['duration', 'pause'], 1.5, (random) => random.pick(intervals)),
  of('uuid', 'uuid', ['id', 'parent'], 0.7, (random) => random.pick(uuids)),
  of('bytea', 'bytea', ['content'], 0.3, (random) => random.pick(byteas)),
  of('status', 'status', ['status', 'state'], 2, (random) => random.pick(statuses)),
  of('jsonb', 'jsonb', ['data', 'settings'], 2.5, (random) => random.pick(jsons)),
  of('json', 'json', ['raw'], 0.5, (random) => random.pick(jsons)),
  of('texts', 'text[]', ['tags', 'labels'], 2, array(short)),
  of(
    'integers',
    'integer[]',
    ['numbers', 'scores'],
    1.5,
    array((random) => random.pick(integers.small.slice(0, 5))),
  ),
  of(
    'decimals',
    'numeric[]',
    ['prices'],
    0.5,
    array((random) => random.pick(decimals.money)),
  ),
  of(
    'statuses',
    'status[]',
    ['phases'],
    0.5,
    array((random) => random.pick(statuses)),
  ),
  of(
    'daterange',
    'daterange',
    ['period', 'season'],
    1.6,
    range('daterange', (random) => random.pick(dates.plain), compareTexts),
  ),
  of(
    'intrange',
    'int4range',
    ['span'],
    1.2,
    range('intrange', (random) => random.pick(integers.small), compareNumbers),
  ),
  of(
    'bigrange',
    'int8range',
    ['ids'],
    0.5,
    range('bigrange', (random) => random.pick(integers.small), compareNumbers),
  ),
  of(
    'numrange',
    'numrange',
    ['tariff'],
    0.8,
    range('numrange', (random) => random.pick(decimals.money), compareNumbers),
  ),
  of(
    'tsrange',
    'tsrange',
    ['shift'],
    0.8,
    range('tsrange', (random) => random.pick(timestamps.plain), compareTexts),
  ),
  of(
    'tstzrange',
    'tstzrange',
    ['booked'],
    1,
    range('tstzrange', (random) => `${random.pick(timestamps.plain)}+00`, compareTexts),
  ),
];

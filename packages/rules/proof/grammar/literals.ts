import type { Random } from '../../src/random/index.ts';
import { values } from '../tables/index.ts';
import type { Kind } from '../kind.ts';
import {
  flags,
  keys,
  likes,
  patterns,
  replacements,
  similar,
  templates,
  types,
  units,
} from './words.ts';

const {
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
} = values;

/** Words that only some arguments take, besides literals of each kind. */
export type LiteralKind =
  | Kind
  | 'small'
  | 'pattern'
  | 'like'
  | 'similar'
  | 'unit'
  | 'template'
  | 'replacement'
  | 'flags'
  | 'key'
  | 'type'
  | 'bounds';

/** Returns a text as a literal of SQL. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Returns a literal as a team would write it. */
export function literal(kind: LiteralKind, random: Random): string {
  const typed = (values: readonly string[], type: string) =>
    `${quoted(random.pick(values))}::${type}`;
  switch (kind) {
    case 'boolean':
      return random.pick(['true', 'false', 'null::boolean']);
    case 'integer':
      return random
        .weighted([
          [8, random.pick(integers.small)],
          [
            1,
            random.pick([...integers.integer, ...integers.bigint.slice(0, 1), '9007199254740993']),
          ],
          [0.5, `${random.below(10)}::smallint`],
          [0.5, `${random.below(10)}::bigint`],
          [0.3, 'null::integer'],
        ])
        .replace(/^-.*/, '($&)');
    case 'small':
      return String(random.below(13));
    case 'decimal':
      return random.weighted([
        [8, random.pick(decimals.money).replace(/^-.*/, '($&)')],
        [1, typed(decimals.edge, 'numeric')],
        [0.3, 'null::numeric'],
      ]);
    case 'double':
      return random.weighted([
        [4, typed(doubles.plain, 'double precision')],
        [1, typed([...doubles.edge, ...doubles.double], 'double precision')],
        [0.5, typed(doubles.plain, 'real')],
        [0.3, 'null::double precision'],
      ]);
    case 'text':
      return random.weighted([
        [6, quoted(random.pick(texts.words))],
        [1, quoted(random.pick(texts.blanks))],
        [1, quoted(random.pick(texts.folding))],
        [1, quoted(random.pick(texts.formats))],
        [1, quoted(random.pick(texts.numbersAsText))],
        [1, `${quoted(random.pick(texts.words))}::text`],
        [0.3, `${quoted(random.pick(texts.words))}::char(4)`],
        [0.3, 'null::text'],
      ]);
    case 'date':
      return random.weighted([
        [9, typed([...dates.plain, ...dates.plain, ...dates.edge], 'date')],
        [0.3, 'null::date'],
      ]);
    case 'timestamp':
      return typed([...timestamps.plain, ...timestamps.edge], 'timestamp');
    case 'timestamptz':
      return typed([...timestamps.plain, ...timestamps.edge], 'timestamptz');
    case 'time':
      return typed(times, 'time');
    case 'interval':
      return random.weighted([
        [9, `interval ${quoted(random.pick(intervals))}`],
        [0.2, 'null::interval'],
      ]);
    case 'uuid':
      return typed(uuids, 'uuid');
    case 'bytea':
      return typed(byteas, 'bytea');
    case 'status':
      return typed(statuses, 'status');
    case 'jsonb':
      return typed(jsons, 'jsonb');
    case 'json':
      return typed(jsons, 'json');
    case 'texts':
      return random.pick([
        "array['a', 'b']",
        "array['a']",
        "'{}'::text[]",
        "array['a', null]",
        "array['open', 'closed', 'x']",
        "'{{a,b},{x,y}}'::text[]",
        'null::text[]',
      ]);
    case 'integers':
      return random.pick([
        'array[1, 2]',
        'array[0, 1]',
        'array[0]',
        'array[2, null]',
        'array[1, 1]',
        "'{}'::integer[]",
        'array[1, null]',
        'array[0, 1, 2, 3]',
        "'{{1,2},{3,4}}'::integer[]",
        "'[0:1]={1,2}'::integer[]",
      ]);
    case 'decimals':
      return random.pick(['array[1.0, 2.50]', "'{}'::numeric[]", 'array[1, null]::numeric[]']);
    case 'statuses':
      return random.pick([
        "array['open', 'done']::status[]",
        "'{}'::status[]",
        "array['open', null]::status[]",
      ]);
    case 'daterange':
    case 'intrange':
    case 'bigrange':
    case 'numrange':
    case 'tsrange':
    case 'tstzrange':
      return typed(ranges[kind].values, ranges[kind].type);
    case 'pattern':
      return quoted(random.pick(random.chance(0.4) ? patterns.slice(0, 12) : patterns));
    case 'like':
      return quoted(random.pick(likes));
    case 'similar':
      return quoted(random.pick(similar));
    case 'template':
      return quoted(random.pick(templates));
    case 'replacement':
      return quoted(random.pick(replacements));
    case 'flags':
      return quoted(random.pick(flags));
    case 'unit':
      return quoted(random.pick(units));
    case 'key':
      return quoted(random.pick(keys));
    case 'type':
      return quoted(random.pick(types));
    default:
      return quoted(random.pick(['[)', '[]', '()', '(]']));
  }
}

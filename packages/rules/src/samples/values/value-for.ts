import type { Attribute, Field, ValueBounds } from '@ninefold/specification';
import { writeArrayLiteral } from '@ninefold/values/array';
import { writeCompositeLiteral } from '@ninefold/values/composite';
import { writeRangeLiteral } from '@ninefold/values/range';
import type { Random } from '../../random/index.ts';
import { momentOf, writeDay, writeInstant, writeTimestamp } from './moments.ts';
import { type Named, snakeCase } from './named.ts';
import { limitsWithin, numberFor, type NumberLimits } from './numbers.ts';
import { patternText } from './pattern-text.ts';
import { fitted, textFor } from './texts.ts';
import { sentences, tags } from './words.ts';

/** What is known of the values that a column takes, besides its type. */
export interface Wanted {
  readonly bounds: readonly ValueBounds[];
  /** Regular expressions that a text must match. */
  readonly patterns: readonly string[];
  /** The closed list. */
  readonly values?: readonly string[] | undefined;
}

const anything: Wanted = { bounds: [], patterns: [] };

/** Returns a value as Postgres reads it; undefined of a type without samples. */
export function valueFor(
  random: Random,
  field: Attribute & Pick<Field, 'baseType' | 'format' | 'default'>,
  named: Named,
  wanted: Wanted = anything,
): string | undefined {
  const values = wanted.values ?? field.values;
  if (field.kind !== 'array' && values !== undefined && values.length > 0) {
    return random.pick(values);
  }
  const type = field.baseType ?? field.type;
  switch (field.kind) {
    case 'text':
      return textOf(random, field, named, wanted);
    case 'integer':
    case 'decimal':
    case 'float':
      return numberFor(
        random,
        field.format === 'year' ? 'year' : named.name,
        numberLimits(field, type, wanted),
      );
    case 'boolean':
      return String(
        random.chance(/deleted|archived|blocked|cancel|hidden/.test(named.name) ? 0.1 : 0.7),
      );
    case 'date':
      return writeDay(momentOf(random, named, true));
    case 'timestamp':
      return writeTimestamp(momentOf(random, named, false));
    case 'instant':
      return writeInstant(momentOf(random, named, false));
    case 'time': {
      const time = writeTimestamp(momentOf(random, named, false)).slice(11);
      return type.endsWith('with time zone') ? `${time}+00` : time;
    }
    case 'interval':
      return `${String(random.below(8)).padStart(2, '0')}:${random.pick(['15', '30', '45'])}:00`;
    case 'uuid':
      return uuid(random);
    case 'json':
      return jsonOf(random, field, named.name);
    case 'binary':
      return String.raw`\x53616d706c65`;
    case 'array':
      return arrayOf(random, field, named, values);
    case 'range':
      return rangeOf(random, field, named);
    default:
      return otherValue(random, field, type, named);
  }
}

function textOf(
  random: Random,
  field: Parameters<typeof valueFor>[1],
  named: Named,
  { bounds, patterns }: Wanted,
): string {
  const lengths = bounds.flatMap(({ length }) => length ?? []);
  const length = {
    least: Math.max(0, ...lengths.flatMap(({ least }) => least ?? [])),
    most: Math.min(
      field.maxLength ?? (/"char"/.test(field.type) ? 1 : 400),
      ...lengths.flatMap(({ most }) => most ?? []),
    ),
  };
  const text = textFor(random, field, named, length);
  if (patterns.length === 0) return text;
  // A code of two or three letters is a short form of a name, such as that of a country.
  for (const most of [length.most, 2, 3]) {
    if (most > length.most || most < length.least) continue;
    const other = most === length.most ? text : textFor(random, field, named, { ...length, most });
    if (patterns.every((pattern) => isMatched(other, pattern))) return other;
  }
  const made = patternText(random, random.pick(patterns));
  return made === undefined ? text : fitted(made, length);
}

/** Postgres's regular expressions are nearly JavaScript's: the judge decides. */
function isMatched(text: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return false;
  }
}

const largest: Readonly<Record<string, number>> = { smallint: 32_767, integer: 2_147_483_647 };

function numberLimits(field: Attribute, type: string, { bounds }: Wanted): NumberLimits {
  const { digits = 15, scale = 2 } = field.precision ?? {};
  const isWhole = field.kind === 'integer';
  const most = isWhole ? (largest[type] ?? Number.MAX_SAFE_INTEGER) : 10 ** (digits - scale) - 1;
  const ofType = { least: 0, most, scale: isWhole ? 0 : Math.max(0, scale) };
  return bounds.reduce(
    (limits, { value }) => (value === undefined ? limits : limitsWithin(value, limits)),
    ofType,
  );
}

function uuid(random: Random): string {
  const hex = (count: number) =>
    Array.from({ length: count }, () => random.below(16).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`;
}

function jsonOf(random: Random, { default: preset }: Pick<Field, 'default'>, name: string): string {
  if (preset?.startsWith("'[") === true || /s$|list|items/.test(name)) {
    return JSON.stringify(preset === null ? [random.pick(tags), random.pick(tags)] : []);
  }
  return JSON.stringify({ note: random.pick(sentences), checked: random.chance(0.5) });
}

function arrayOf(
  random: Random,
  field: Attribute,
  named: Named,
  values: readonly string[] | undefined,
): string | undefined {
  const { elementKind: kind, elementType: type, attributes } = field;
  if (kind === undefined || type === undefined) return undefined;
  const element = {
    name: field.name,
    type,
    kind,
    default: null,
    ...(values && { values }),
    ...(attributes && { attributes }),
  };
  const name = /tag|label|categor|keyword/.test(named.name) ? 'tag' : named.name.replace(/s$/, '');
  const items = Array.from({ length: 1 + random.below(3) }, () =>
    valueFor(random, element, { ...named, name }),
  );
  return items.includes(undefined)
    ? undefined
    : writeArrayLiteral([...new Set(items)].map((item) => item ?? null));
}

function rangeOf(random: Random, field: Attribute, named: Named): string | undefined {
  const { elementKind: kind, elementType: type } = field;
  if (kind === undefined || type === undefined) return undefined;
  const bound = (name: string) =>
    valueFor(random, { name, type, kind, default: null }, { ...named, name });
  const isMoment = kind === 'date' || kind === 'timestamp' || kind === 'instant';
  if (isMoment) return written(bound('begin'), bound('ends'));
  const first = bound('amount');
  const length = 1 + random.below(9);
  return written(first, first === undefined ? undefined : String(Number(first) + length));
}

function written(lower: string | undefined, upper: string | undefined): string | undefined {
  if (lower === undefined || upper === undefined) return undefined;
  const upperInclusive = lower === upper;
  return writeRangeLiteral({ lower, upper, lowerInclusive: true, upperInclusive });
}

/** Addresses are of ranges that are kept free for documentation. */
function otherValue(
  random: Random,
  field: Attribute,
  type: string,
  named: Named,
): string | undefined {
  if (field.attributes !== undefined) {
    return writeCompositeLiteral(
      field.attributes.map(
        (each) =>
          valueFor(random, { ...each, default: null }, { ...named, name: snakeCase(each.name) }) ??
          null,
      ),
    );
  }
  const byte = () => random.below(256).toString(16).padStart(2, '0');
  const spatial = /^(?:\w+\.)?(?:geometry|geography)(?:\(Point(?:,(\d+))?\))?$/i.exec(type);
  if (spatial !== null) {
    return `SRID=${spatial[1] ?? '4326'};POINT(${(5 + random.next() * 10).toFixed(5)} ${(45 + random.next() * 8).toFixed(5)})`;
  }
  switch (type) {
    case 'inet':
      return `192.0.2.${1 + random.below(254)}`;
    case 'cidr':
      return '192.0.2.0/24';
    case 'macaddr':
      return `00:00:5e:00:53:${byte()}`;
    case 'point':
      return `(${random.below(100)},${random.below(100)})`;
    case 'money':
      return `${5 + random.below(900)}.00`;
    case 'ltree':
      return `sample.${random.pick(tags)}`;
    case 'hstore':
      return `"note"=>"${random.pick(tags)}"`;
    case 'bit':
    case 'bit(1)':
      return String(random.below(2));
    default:
      return undefined;
  }
}

import { messageLanguage } from '@ninefold/messages';
import type { RawRow } from '../client/index.ts';
import type { Entity, Field } from '@ninefold/specification';
import { memoized, type Value, type ValueKind, writeValue } from '@ninefold/values';
import {
  formatDate,
  formatInstant,
  formatTime,
  formatTimestamp,
  parseMoment,
  readTimeOfDay,
} from '@ninefold/values/calendar';
import { discreteKinds, readRangeLiteral, stepBound } from '@ninefold/values/range';
import { recordMessages } from './messages.ts';

/** Between parts that are not one name: `Replace the seal · 1042`. */
const separator = ' · ';

export interface LabelOptions {
  /** Writes dates and times as the database does, for files that are read again elsewhere. */
  readonly exact?: boolean | undefined;
  /** Returns the text to show for a field in place of its value; undefined for the value. */
  readonly labelOf?: (field: Field) => string | undefined;
}

/** Returns the label of a record: its display fields, in their order; '' where all of them are empty. */
export function labelOfRow(
  entity: Entity,
  fields: readonly Field[],
  row: RawRow,
  { exact, labelOf }: LabelOptions = {},
): string {
  const parts = fields
    .map((field) => labelOf?.(field) ?? labelOfValue(row[field.name], field, exact))
    .filter((part) => part !== '');
  return parts.join(parts.length > 1 && isOneName(entity, fields) ? ' ' : separator);
}

/** Whether the fields together are one name, such as first and last name. */
function isOneName(entity: Entity, fields: readonly Field[]): boolean {
  const alone = new Set(
    [entity.key, ...entity.unique].flatMap((key) => (key.length === 1 ? key : [])),
  );
  return fields.every(({ name, kind }) => kind === 'text' && !alone.has(name));
}

/**
 * Writes a value within a label as lists show it; times with the seconds, which may be all that distinguishes
 * two records. Numbers aren't grouped: in a label most are keys.
 */
export function labelOfValue(value: unknown, field: Field, exact = false): string {
  const text = writeValue((value ?? null) as Value, field);
  if (!exact) return shownText(text, field);
  return moments.has(field.kind) ? text.replace(/T00:00:00$/, '').replace('T', ' ') : text;
}

const moments: ReadonlySet<ValueKind> = new Set<ValueKind>(['date', 'timestamp', 'instant']);

/** Texts that have no other form, such as `infinity`, stay. */
function shownText(text: string, { kind, type, baseType, elementKind }: LabelledField): string {
  const { language, format: locale = language, timeZone } = messageLanguage();
  switch (kind) {
    case 'boolean':
      return text === '' ? '' : recordMessages[text === 'true' ? 'yes' : 'no'];
    case 'integer':
      return /^-?\d+$/.test(text) ? digitsOf(locale).format(BigInt(text)) : text;
    case 'date':
    case 'timestamp':
    case 'instant': {
      const moment = parseMoment(text);
      if (moment === undefined) return text;
      if (kind === 'date') return formatDate(moment, { locale });
      const format = kind === 'instant' ? formatInstant : formatTimestamp;
      return format(moment, { locale, timeZone, precise: true, zone: false });
    }
    case 'time': {
      const read = readTimeOfDay(text);
      // 24:00 is midnight to every formatter.
      if (read === undefined || text.startsWith('24')) return text;
      const zone = /[+-][\d:]+$/.exec(text)?.[0];
      const shown = formatTime(read.time, { locale, precise: true });
      return zone === undefined ? shown : `${shown} ${zone}`;
    }
    case 'range': {
      const range = readRangeLiteral(text);
      if (elementKind === undefined || range === undefined || range === 'empty') return text;
      const { lower, upper, upperInclusive } = range;
      // Of days and integers, Postgres writes the one after the last.
      const discrete = discreteKinds[baseType ?? type];
      const isBehind = discrete !== undefined && upper !== null && !upperInclusive;
      const last = isBehind ? (stepBound(discrete, upper, -1) ?? upper) : upper;
      const bound = { kind: elementKind, type: '' };
      const shown = (end: string | null) => (end === null ? '' : shownText(end, bound));
      const [from, to] = [shown(lower), shown(last)];
      return from === to && from !== '' ? from : `${from} – ${to}`.trim();
    }
    default:
      return text;
  }
}

type LabelledField = Pick<Field, 'kind' | 'type' | 'baseType' | 'elementKind'>;

const digitsOf = memoized(
  (locale: string) => new Intl.NumberFormat(locale, { useGrouping: false }),
);

import { messageLanguage } from '@ninefold/messages';
import type { RawRow } from '../client/index.ts';
import type { Entity, Field } from '@ninefold/specification';
import { type Value, writeValue } from '@ninefold/values';
import { formatDate, formatInstant, formatTimestamp, parseMoment } from '@ninefold/values/calendar';

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
 * Writes a value within a label: dates and times as lists show them, with the seconds, which may be all
 * that distinguishes two records.
 */
export function labelOfValue(value: unknown, field: Field, exact = false): string {
  const text = writeValue((value ?? null) as Value, field);
  const { kind } = field;
  if (kind !== 'date' && kind !== 'timestamp' && kind !== 'instant') return text;
  if (exact) return text.replace(/T00:00:00$/, '').replace('T', ' ');
  const moment = parseMoment(text);
  if (moment === undefined) return text;
  const { language, format: locale = language, timeZone } = messageLanguage();
  if (kind === 'date') return formatDate(moment, locale);
  const format = kind === 'instant' ? formatInstant : formatTimestamp;
  return format(moment, { locale, timeZone, precise: true, zone: false });
}

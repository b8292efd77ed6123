import type { FieldDescriptor } from '../../shapes/index.ts';
import { groupedListMessages } from './messages.ts';
import type { PeriodUnit, RecordGroup } from './grouped-list-props.ts';

/** Returns the name of a group of dates, or of one without a value; undefined where its value names it. */
export function groupLabel(
  { value }: Pick<RecordGroup, 'value'>,
  unit: PeriodUnit | undefined,
  locale: string | undefined,
): string | undefined {
  if (value === null) return groupedListMessages.noValue;
  if (unit === undefined || typeof value !== 'string') return undefined;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  if (day === undefined) return undefined;
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(day);
  switch (unit) {
    case 'year':
      return written({ year: 'numeric' });
    case 'month':
      return written({ year: 'numeric', month: 'long' });
    case 'week':
      return groupedListMessages.week({ day: written({ dateStyle: 'long' }) });
    default:
      return written({ dateStyle: 'full' });
  }
}

/** Returns the group's name as text, for announcements. */
export function groupText(
  group: RecordGroup,
  field: FieldDescriptor,
  unit: PeriodUnit | undefined,
  locale: string | undefined,
): string {
  const { value, link } = group;
  return (
    groupLabel(group, unit, locale) ??
    link?.label ??
    field.options?.find((option) => option.value === value)?.label ??
    (typeof value === 'string' ? value : JSON.stringify(value))
  );
}

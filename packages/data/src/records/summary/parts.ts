import { addNumbers, compareValues, writeValue } from '@ninefold/values';
import { equals, type Filter, type ListState } from '@ninefold/specification/grammar';
import type { FieldValue, RecordRow } from '../record.ts';
import { filtersOfPeriod, periodOf } from './periods.ts';
import type { SummaryPlan } from './plan.ts';
import type { SummaryGroup } from './summary.ts';

/** A record, or several that are in the same group. */
export interface SummaryPart {
  readonly record: Pick<RecordRow, 'values' | 'links'>;
  readonly count: number;
  /** By field. */
  readonly sums: Readonly<Record<string, string | null>>;
  /** For a timestamp that was read as a date. */
  readonly isDay?: boolean;
}

const nothing: SummaryPart = { record: { values: {}, links: {} }, count: 0, sums: {} };

/** Puts the parts together to groups, in the order of their values. */
export function groupsOf(
  plan: SummaryPlan,
  parts: readonly SummaryPart[],
  order: ListState['order'],
): readonly SummaryGroup[] {
  const groups = new Map<string, SummaryGroup>();
  // Without groups, no records are counted, too.
  for (const part of plan.by === undefined && parts.length === 0 ? [nothing] : parts) {
    const values = valuesOf(plan, part);
    const key = JSON.stringify(values);
    const known = groups.get(key);
    groups.set(key, known === undefined ? groupOf(plan, part, values) : withPart(known, part));
  }
  const first = order[0];
  const descending = first?.field === plan.by?.field && first?.direction === 'descending';
  return [...groups.values()]
    .map((group) => ({ ...group, sums: written(plan, group.sums) }))
    .toSorted((a, b) => compareGroups(plan, a, b, descending));
}

/** Writes sums of floats as Postgres writes floats. */
function written({ sums: fields }: SummaryPlan, sums: SummaryGroup['sums']): SummaryGroup['sums'] {
  const entries = fields.map((field) => {
    const sum = sums[field.name] ?? null;
    return [field.name, sum !== null && field.kind === 'float' ? writeValue(sum, field) : sum];
  });
  return Object.fromEntries(entries) as SummaryGroup['sums'];
}

/** Returns the values by which a part is grouped; those of a reference are NULL together. */
function valuesOf(
  { grouped, unit, source }: SummaryPlan,
  { record, isDay }: SummaryPart,
): readonly FieldValue[] {
  const values = grouped.map(({ name }) => record.values[name] ?? null);
  if (values.includes(null)) return values.map(() => null);
  return values.map((value, index) => {
    const { kind = 'text' } = grouped[index] ?? {};
    return unit === undefined
      ? value
      : periodOf(textOf(value), isDay ? 'date' : kind, unit, source);
  });
}

function groupOf(
  plan: SummaryPlan,
  { record, count, sums }: SummaryPart,
  values: readonly FieldValue[],
): SummaryGroup {
  const { link } = plan;
  return {
    value: values[0] ?? null,
    ...(link !== undefined && { link: record.links[link.reference.constraint] ?? null }),
    count,
    exact: true,
    sums,
    filters: filtersOfGroup(plan, values),
  };
}

/** Returns the conditions that the records of a group meet. */
export function filtersOfGroup(
  { grouped, unit, source }: Pick<SummaryPlan, 'grouped' | 'unit' | 'source'>,
  values: readonly FieldValue[],
): readonly Filter[] {
  const [field] = grouped;
  if (field === undefined) return [];
  const [value = null] = values;
  if (value === null) {
    const empty = grouped.map(({ name }): Filter => ({
      field: name,
      operator: 'empty',
      values: [],
    }));
    const [only, ...others] = empty;
    // A reference of several fields is empty where one of them is.
    return others.length === 0 && only !== undefined ? [only] : empty.slice(0, 1);
  }
  if (unit !== undefined) return filtersOfPeriod(field, textOf(value), unit, source.timeZone);
  return grouped.map(({ name }, index) => equals(name, textOf(values[index] ?? null)));
}

function withPart(group: SummaryGroup, { count, sums }: SummaryPart): SummaryGroup {
  const added = Object.keys({ ...group.sums, ...sums }).map((name) => [
    name,
    addNumbers(group.sums[name] ?? null, sums[name] ?? null),
  ]);
  return {
    ...group,
    count: group.count + count,
    sums: Object.fromEntries(added) as SummaryGroup['sums'],
  };
}

/** Empty ones come last. */
function compareGroups(
  { grouped: [field], by, unit, link, source }: SummaryPlan,
  a: SummaryGroup,
  b: SummaryGroup,
  descending: boolean,
): number {
  if (field === undefined) return 0;
  if (a.value === null || b.value === null)
    return Number(a.value === null) - Number(b.value === null);
  const way = descending ? -1 : 1;
  if (link !== undefined) {
    const [one, other] = [a.link?.label ?? '', b.link?.label ?? ''];
    const compared = one.localeCompare(other, source.locale, { numeric: true });
    if (compared !== 0) return compared * way;
  }
  const place = (value: FieldValue) => by?.values?.indexOf(textOf(value)) ?? -1;
  const [one, other] = [place(a.value), place(b.value)];
  if (one !== other) return (one === -1 ? 1 : other === -1 ? -1 : one - other) * way;
  const compared = unit === undefined || field.kind === 'date' || !isPeriod(a) || !isPeriod(b);
  return (compared ? compareValues(a.value, b.value, field) : a.value < b.value ? -1 : 1) * way;
}

/** Whether a group is one of days, and not of an infinity. */
function isPeriod({ value }: SummaryGroup): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(textOf(value));
}

function textOf(value: FieldValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

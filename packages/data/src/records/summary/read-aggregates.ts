import { type DataClient, DataError, type RawRow, requestRecords } from '../../client/index.ts';
import type { Field } from '@ninefold/specification';
import { type Filter, type Parameter, writeFilters, writeName, writeSortKey } from '../../grammar/index.ts';
import { freeAlias, writeColumn } from '../../query/index.ts';
import { mostRowsOf } from '../list-plan.ts';
import { recordsOf } from '../rows.ts';
import { filtersOfPeriod } from './periods.ts';
import type { SummaryPart } from './parts.ts';
import type { SummaryPlan } from './plan.ts';

/** Clients whose Data API doesn't answer aggregates. */
const unavailable = new WeakSet<DataClient>();

/** Aggregates are disabled (PGRST123), or the server is too old to know them (PGRST100). */
const unavailableCodes: ReadonlySet<string | undefined> = new Set(['PGRST123', 'PGRST100']);

/** A label has to be looked up for each, and nobody reads through more. */
const mostReferences = 500;
/** Ten answers of a thousand days. */
const mostParts = 10_000;
/** A request for each two years must not become too many. */
const mostYears = 40;

export interface AggregatedParts {
  readonly parts: readonly SummaryPart[];
  /** Whether there are more. */
  readonly isCut: boolean;
}

/** Lets the database count and sum; undefined where the Data API doesn't allow that. */
export async function readAggregates(plan: SummaryPlan): Promise<AggregatedParts | undefined> {
  const { client } = plan.source;
  if (unavailable.has(client)) return undefined;
  try {
    return await (readsDays(plan) ? readDays(plan) : readValues(plan));
  } catch (error) {
    if (!(error instanceof DataError) || !unavailableCodes.has(error.failure.code)) throw error;
    unavailable.add(client);
    return undefined;
  }
}

/** PostgREST groups by a column or by a cast of it: instants are grouped by day, and the days here. */
function readsDays({ unit, grouped }: SummaryPlan): boolean {
  return unit !== undefined && grouped[0]?.kind !== 'date';
}

async function readValues(plan: SummaryPlan): Promise<AggregatedParts> {
  const { grouped, source, link } = plan;
  const most = link === undefined ? mostParts : mostReferences;
  const limit = Math.min(most, mostRowsOf(source.specification));
  const order = grouped.map(({ name }) => writeSortKey({ field: name, direction: 'ascending' }));
  const parts: SummaryPart[] = [];
  for (;;) {
    const page = await readParts(plan, grouped.map(writeColumn), [
      ...(order.length === 0 ? [] : [['order', order.join(',')] as const]),
      ['offset', String(parts.length)],
      ['limit', String(limit)],
    ]);
    parts.push(...page);
    // Without a field to group by there is one row.
    const isLast = page.length === 0 || (page.length < limit && limit <= most) || order.length === 0;
    if (isLast || parts.length >= most) return { parts, isCut: !isLast };
  }
}

/** Reads the days of two years at a time, which one answer has room for: an order by day isn't possible. */
async function readDays(plan: SummaryPlan): Promise<AggregatedParts> {
  const { source, grouped } = plan;
  const [field] = grouped as readonly [Field];
  const name = writeName(field.name);
  const zone = source.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const finite = bounded(field, '-infinity', 'infinity');
  const [bounds] = await aggregate(plan, [`first:${name}.min()`, `last:${name}.max()`], finite);
  const [first, last] = [yearOf(bounds?.['first']), yearOf(bounds?.['last'])];
  const others = readParts(plan, [name], [['or', `(${name}.is.null,${name}.in.(infinity,-infinity))`]]);
  if (first === undefined || last === undefined) {
    return { parts: await others, isCut: bounds?.['first'] != null };
  }
  const alias = freeAlias(plan.entity, 'day');
  const from = Math.max(first, last - mostYears + 1);
  const spans: Promise<readonly SummaryPart[]>[] = [];
  // A day more on either side: the years are those of the server's own zone.
  for (let year = from - 1; year <= last + 1; year += 2) {
    const [start] = filtersOfPeriod(field, `${padded(year)}-01-01`, 'year', zone);
    const [end] = filtersOfPeriod(field, `${padded(year + 2)}-01-01`, 'year', zone);
    const within = bounded(field, start?.values[0] ?? '', end?.values[0] ?? '', 'gte');
    spans.push(readParts(plan, [`${alias}:${name}::date`], within, { zone, alias }));
  }
  const parts = (await Promise.all([...spans, others])).flat();
  return { parts, isCut: from > first };
}

function bounded(
  { name }: Field,
  from: string,
  until: string,
  operator: 'gt' | 'gte' = 'gt',
): readonly Parameter[] {
  const filters: readonly Filter[] = [
    { field: name, operator, values: [from] },
    { field: name, operator: 'lt', values: [until] },
  ];
  return writeFilters(filters);
}

/** Undefined for no moment, and for years that an ISO date has no four digits for. */
function yearOf(moment: unknown): number | undefined {
  const [, year] = /^(\d{4})-(?!.*BC)/.exec(String(moment)) ?? [];
  return year === undefined || Number(year) < 2 || Number(year) > 9990 ? undefined : Number(year);
}

function padded(year: number): string {
  return String(year).padStart(4, '0');
}

interface DayColumn {
  readonly zone: string;
  readonly alias: string;
}

/** Reads groups of equal values as the database has them. */
async function readParts(
  plan: SummaryPlan,
  columns: readonly string[],
  parameters: readonly Parameter[],
  day?: DayColumn,
): Promise<readonly SummaryPart[]> {
  const { source, entity, grouped, sums, list, link, signal } = plan;
  const count = freeAlias(entity, 'count');
  const aliases = sums.map((_, index) => freeAlias(entity, `sum_${index}`));
  const selected = [
    ...columns,
    `${count}:count()::text`,
    ...sums.map(({ name }, index) => `${aliases[index]}:${writeName(name)}.sum()::text`),
  ];
  const rows = await aggregate(plan, selected, parameters, day?.zone);
  const [field] = grouped;
  const named =
    day === undefined || field === undefined
      ? rows
      : rows.map((row) => ({ ...row, [field.name]: row[day.alias] }));
  const links = link === undefined ? [] : [{ ...link, alias: undefined }];
  const fields = [...grouped];
  const records = await recordsOf(source, { ...list.records, fields, links }, named, 0, { signal });
  return records.map((record, index) => {
    const row = rows[index] ?? {};
    return {
      record,
      count: Number(row[count]),
      sums: Object.fromEntries(
        sums.map(({ name }, place) => [name, (row[aliases[place] ?? ''] ?? null) as string | null]),
      ),
      ...(day !== undefined && { isDay: true }),
    };
  });
}

async function aggregate(
  { source, entity, conditions, signal }: SummaryPlan,
  select: readonly string[],
  parameters: readonly Parameter[],
  timeZone?: string,
): Promise<readonly RawRow[]> {
  const { rows } = await requestRecords(source, entity, {
    operation: 'read',
    parameters: [['select', select.join(',')], ...conditions, ...parameters],
    signal,
    timeZone,
  });
  return rows;
}

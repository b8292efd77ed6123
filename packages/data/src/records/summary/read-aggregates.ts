import { type DataAnswer, type DataClient, DataError, requestRecords } from '../../client/index.ts';
import type { Field } from '@ninefold/specification';
import {
  type Filter,
  type Parameter,
  writeFilters,
  writeName,
  writeSortKey,
} from '@ninefold/specification/grammar';
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

/** A label has to be looked up for each, some two hundred in a request. */
const mostReferences = 2000;
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
  const { grouped, source, link, by } = plan;
  const limit = mostRowsOf(source.specification);
  const most = by?.brief === true ? limit : link === undefined ? mostParts : mostReferences;
  const order = grouped.map(({ name }) => writeSortKey({ field: name, direction: 'ascending' }));
  const parts: SummaryPart[] = [];
  let counted = 0;
  for (;;) {
    const page = await readParts(plan, grouped.map(writeColumn), [
      ...(order.length === 0 ? [] : [['order', order.join(',')] as const]),
      ['offset', String(parts.length)],
      ['limit', String(limit)],
    ]);
    parts.push(...page.parts);
    counted += page.counted;
    const isLast = page.parts.length === 0 || counted >= page.total;
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
  const { rows } = await aggregate(plan, [`first:${name}.min()`, `last:${name}.max()`], finite);
  const [bounds] = rows;
  const [first, last] = [yearOf(bounds?.['first']), yearOf(bounds?.['last'])];
  const others = readParts(
    plan,
    [name],
    [['or', `(${name}.is.null,${name}.in.(infinity,-infinity))`]],
  );
  if (first === undefined || last === undefined) {
    return { parts: (await others).parts, isCut: bounds?.['first'] != null };
  }
  const alias = freeAlias(plan.entity, 'day');
  const from = Math.max(first, last - mostYears + 1);
  const spans = [others];
  // A day more on either side: the years are those of the server's own zone.
  for (let year = from - 1; year <= last + 1; year += 2) {
    const [start] = filtersOfPeriod(field, `${padded(year)}-01-01`, 'year', zone);
    const [end] = filtersOfPeriod(field, `${padded(year + 2)}-01-01`, 'year', zone);
    const within = bounded(field, start?.values[0] ?? '', end?.values[0] ?? '', 'gte');
    spans.push(readParts(plan, [`${alias}:${name}::date`], within, { zone, alias }));
  }
  const read = await Promise.all(spans);
  return {
    parts: read.flatMap(({ parts }) => parts),
    // The server's own limit of rows may be lower than the days of two years.
    isCut: from > first || read.some(({ counted, total }) => counted < total),
  };
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

interface PartsAnswer {
  readonly parts: readonly SummaryPart[];
  /** How many records are in the parts, and how many match. */
  readonly counted: number;
  readonly total: number;
}

/** Reads groups of equal values as the database has them. */
async function readParts(
  plan: SummaryPlan,
  columns: readonly string[],
  parameters: readonly Parameter[],
  day?: DayColumn,
): Promise<PartsAnswer> {
  const { source, entity, grouped, sums, list, link, signal } = plan;
  const count = freeAlias(entity, 'count');
  const aliases = sums.map((_, index) => freeAlias(entity, `sum_${index}`));
  const selected = [
    ...columns,
    `${count}:count()::text`,
    ...sums.map(({ name }, index) => `${aliases[index]}:${writeName(name)}.sum()::text`),
  ];
  const { rows, count: total } = await aggregate(plan, selected, parameters, day?.zone);
  const [field] = grouped;
  const named =
    day === undefined || field === undefined
      ? rows
      : rows.map((row) => ({ ...row, [field.name]: row[day.alias] }));
  const links = link === undefined ? [] : [{ ...link, alias: undefined }];
  const fields = [...grouped];
  const records = await recordsOf(source, { ...list.records, fields, links }, named, 0, { signal });
  const parts = records.map((record, index): SummaryPart => {
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
  const counted = parts.reduce((sum, part) => sum + part.count, 0);
  return { parts, counted, total: total ?? counted };
}

async function aggregate(
  { source, entity, conditions, signal }: SummaryPlan,
  select: readonly string[],
  parameters: readonly Parameter[],
  timeZone?: string,
): Promise<DataAnswer> {
  return requestRecords(source, entity, {
    operation: 'read',
    parameters: [['select', select.join(',')], ...conditions, ...parameters],
    // Counts the records, and not their groups: that none is missing can be seen.
    count: 'exact',
    signal,
    timeZone,
  });
}

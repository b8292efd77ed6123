import { isLarge } from '@ninefold/specification';
import { parseValue } from '@ninefold/values';
import type { DataAnswer } from '../client/index.ts';
import { type Filter, type Parameter, writeFilters } from '@ninefold/specification/grammar';
import {
  inexactKinds,
  planStart,
  reversedOrder,
  type StartPlan,
  writeOrder,
} from '../query/index.ts';
import { type ListPlan, requestRange } from './list-plan.ts';
import type { RecordPage } from './record.ts';

type RawRows = DataAnswer['rows'];

interface StartQuery extends ListPlan {
  readonly limit: number;
}

/** Characters of a value in an address. Servers reject longer addresses (414). */
const longestValue = 2000;

/**
 * Reads a page of a list that starts at a value: it costs what the first page costs, where an index serves the
 * order. Where no row is at the value or after it, reads the last page.
 *
 * @param offset From the first row at the value; negative for pages before.
 * @returns undefined where the list can't start there, and before the list's first full page.
 */
export async function readFrom(
  query: StartQuery,
  value: string,
  offset: number,
): Promise<
  (Pick<RecordPage, 'offset' | 'total' | 'start'> & { readonly rows: RawRows }) | undefined
> {
  const plan = await planOf(query, value);
  if (plan === undefined) return undefined;
  const counts = Promise.all([countOf(query, plan.before), countOf(query, [[]])]);
  // It is awaited below. Until then, a failure must not count as unhandled.
  counts.catch(() => undefined);
  let found = offset;
  let rows =
    offset < 0 ? await rowsBefore(query, plan, -offset) : await rowsFrom(query, plan, offset);
  if (rows.length === 0 && offset > 0) {
    found = 0;
    rows = await rowsFrom(query, plan, 0);
  }
  if (rows.length === 0 && offset >= 0) {
    found = -query.limit;
    rows = await rowsBefore(query, plan, query.limit);
  }
  // The first page of the list is read from its beginning.
  if (found < 0 && rows.length < query.limit) return undefined;
  const [before, all] = await counts;
  const exact = isExact(query);
  const first = Math.max(0, before + found);
  return {
    rows,
    offset: first,
    total: { count: Math.max(all, first + rows.length), exact },
    start: { offset: found, exact },
  };
}

function isExact({ entity }: StartQuery): boolean {
  return !isLarge(entity);
}

async function planOf(query: StartQuery, value: string): Promise<StartPlan | undefined> {
  const [term] = query.terms;
  const field = term?.field;
  if (term === undefined || field === undefined || inexactKinds.has(field.kind)) return undefined;
  if (value === '' || parseValue(value, field).problem !== undefined) return undefined;
  if (field.kind !== 'text' || term.direction === 'ascending') return planStart(field, term, value);
  // Backwards, what begins with the text comes before the text itself: the list starts after the first row beyond.
  const beyond: readonly Parameter[] = [
    ...writeFilters([{ field: field.name, operator: 'gte', values: [value] }]),
    ...writeFilters([{ field: field.name, operator: 'starts', values: [value] }]).map(
      ([name, condition]) => [name, `not.${condition}`] as const,
    ),
    ['limit', '1'],
  ];
  const { rows } = await requestRange(backwards(query), 'read', beyond, undefined);
  if (rows.length === 0) return planStart(field, term, undefined);
  const next = rows[0]?.[field.name];
  const isShort = typeof next === 'string' && encodeURIComponent(next).length < longestValue;
  return isShort ? planStart(field, term, next, false) : planStart(field, term, value);
}

/** Returns the same list from its end. */
function backwards(query: StartQuery): StartQuery {
  const terms = reversedOrder(query.terms);
  const order: Parameter = ['order', writeOrder(terms)];
  const others = query.parameters.filter(([name]) => name !== 'order');
  return { ...query, terms, parameters: [...others, order] };
}

/** Reads the rows of the page that ends `count` minus a page before the start. */
async function rowsBefore(
  query: StartQuery,
  { before }: StartPlan,
  count: number,
): Promise<RawRows> {
  const skipped = Math.max(0, count - query.limit);
  return (await rowsOf(backwards(query), before, skipped)).toReversed();
}

function rowsFrom(query: StartQuery, { from }: StartPlan, offset: number): Promise<RawRows> {
  return rowsOf(query, from, offset);
}

/** Reads a page of parts that follow each other. */
async function rowsOf(
  query: StartQuery,
  parts: readonly (readonly Filter[])[],
  offset: number,
): Promise<RawRows> {
  const rows: RawRows[number][] = [];
  let skipped = offset;
  for (const [index, filters] of parts.entries()) {
    const left = query.limit - rows.length;
    if (left === 0) break;
    const range: readonly Parameter[] = [
      ...writeFilters(filters),
      ...(skipped > 0 ? [['offset', String(skipped)] as const] : []),
      ['limit', String(left)],
    ];
    const answer = await requestRange(query, 'read', range, undefined);
    rows.push(...answer.rows);
    if (answer.rows.length > 0) skipped = 0;
    // All of this part was skipped, and the rest is skipped in the next one.
    else if (skipped > 0 && index < parts.length - 1) {
      skipped -= (await requestCount(query, filters, 'exact')) ?? 0;
    }
  }
  return rows;
}

async function countOf(query: StartQuery, parts: readonly (readonly Filter[])[]): Promise<number> {
  const mode = isExact(query) ? 'exact' : 'estimated';
  const counts = await Promise.all(parts.map((filters) => requestCount(query, filters, mode)));
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

async function requestCount(
  query: StartQuery,
  filters: readonly Filter[],
  mode: 'exact' | 'estimated',
): Promise<number | null> {
  const range: readonly Parameter[] = [...writeFilters(filters), ['limit', '0']];
  return (await requestRange(query, 'count', range, mode)).count;
}

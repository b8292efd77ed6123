import type { FieldDescriptor, FilterOperator } from '../../shapes/index.ts';

/** A moment that a filter names relative to when its list is opened. */
export type MomentToken =
  | { readonly name: 'now' | 'today' }
  /** Days from today; before it when negative. */
  | { readonly name: 'days'; readonly days: number };

const kinds: ReadonlySet<string> = new Set(['date', 'timestamp', 'instant']);
const comparisons: ReadonlySet<FilterOperator> = new Set(['lt', 'lte', 'gt', 'gte']);
const equality: ReadonlySet<FilterOperator> = new Set(['eq', 'neq']);

/** Whether a filter on this field may name a relative moment. */
export function takesMomentToken(
  { kind }: Pick<FieldDescriptor, 'kind'>,
  operator: FilterOperator,
): boolean {
  return (
    kinds.has(kind) && (comparisons.has(operator) || (kind === 'date' && equality.has(operator)))
  );
}

/** Reads `now`, `today`, `in_7_days` or `7_days_ago`; undefined for a date. */
export function readMomentToken(text: string): MomentToken | undefined {
  if (text === 'now' || text === 'today') return { name: text };
  const [, ahead, ago] = /^(?:in_(\d{1,4})_days|(\d{1,4})_days_ago)$/.exec(text) ?? [];
  if (ahead !== undefined) return { name: 'days', days: Number(ahead) };
  return ago === undefined ? undefined : { name: 'days', days: -Number(ago) };
}

/** The relative moments to choose from. */
export function offeredMoments({ kind }: Pick<FieldDescriptor, 'kind'>): readonly string[] {
  return [...(kind === 'date' ? [] : ['now']), 'today', 'in_7_days', '7_days_ago', '30_days_ago'];
}

/** Changes what the work orders of the small workshop need indexes for. */
import { adviceSql } from '../../src/advice/index.ts';
import type { Index } from '../../src/model/index.ts';
import { after, type Draft, order, policy } from '../difference/drafts.ts';

export const ascending = { direction: 'ascending', nulls: 'last' } as const;
export const descending = { direction: 'descending', nulls: 'first' } as const;

/** Leaves the work orders with the index of their key, and with nothing that needs another one. */
export function bare(draft: Draft): void {
  order(draft).indexes = [];
  order(draft).references = [];
  order(draft).rowSecurity = false;
  index(draft, [{ field: 'id', ...ascending }], { unique: true });
}

export function index(draft: Draft, columns: Index['columns'], facts: Partial<Index> = {}): void {
  const { source } = order(draft);
  const added = { name: 'by', method: 'btree', unique: false, columns, source, ...facts };
  order(draft).indexes?.push(structuredClone(added) as never);
}

/** Declares the order of the list, such as `due_at, -opened_at`, and its filters. */
export function list(draft: Draft, names: string, filters: Record<string, string> = {}): void {
  const source = { from: 'declared', at: 'screens.lists.work_order' } as const;
  const keys = names === '' ? [] : names.split(', ');
  order(draft).list = {
    columns: { source: { from: 'none' } },
    order: {
      source,
      value: keys.map((name) => ({
        field: name.replace('-', ''),
        direction: name.startsWith('-') ? 'descending' : 'ascending',
      })),
    },
    filters: { source, value: filters },
  };
}

/** Turns row-level security on, with one policy for reading. */
export function restrict(draft: Draft, using: string): void {
  order(draft).rowSecurity = true;
  policy(draft).using = using;
}

/** Adds the reference to the customer, with an index. */
export function refer(draft: Draft): void {
  const [reference] = structuredClone(order(after(() => {}) as Draft).references);
  if (reference !== undefined) order(draft).references = [reference];
  index(draft, [{ field: 'customer_id', ...ascending }]);
}

export const large = (draft: Draft) => (order(draft).estimatedRows = 250_000);

export function sqlAfter(change: (draft: Draft) => unknown): string {
  return adviceSql(
    after((draft) => {
      bare(draft);
      change(draft);
    }),
  );
}

/** The columns of the indexes on work orders that a change makes necessary. */
export function columnsAfter(change: (draft: Draft) => unknown): readonly string[] {
  const statements = sqlAfter(change).matchAll(/^create index on "public"."work_order" (.*);$/gm);
  return [...statements].map(([, columns = '']) => columns.replaceAll('"', ''));
}

import type { Index, IndexColumn, IndexedUse, Publication, Trigger } from '../../model/index.ts';
import type { CatalogIndex, CatalogIndexColumn, CatalogRelation } from '../answer/index.ts';
import { describedAs, fromDatabase } from '../facts/index.ts';
import { dropUndefined } from '../../phrases/index.ts';

export function indexesOf(relation: CatalogRelation): readonly Index[] | undefined {
  return relation.indexes?.map((index) => {
    const { comment: _, ...facts } = index;
    const columns = index.columns.map((column) => indexColumn(index, column));
    return { ...facts, columns, source: fromDatabase(`index ${relation.schema}.${index.name}`) };
  });
}

function indexColumn(
  { method }: Pick<CatalogIndex, 'method'>,
  column: CatalogIndexColumn,
): IndexColumn {
  const { column: field, expression, class: operatorClass, collation } = column;
  // No other method of Postgres's own keeps an order.
  const isOrdered = method === 'btree';
  return dropUndefined<IndexColumn>({
    ...(field === undefined ? { expression } : { field }),
    direction: isOrdered ? (column.descending ? 'descending' : 'ascending') : undefined,
    nulls: isOrdered ? (column.nullsFirst ? 'first' : 'last') : undefined,
    operatorClass,
    collation,
  });
}

/** Operator classes that compare texts by their bytes, as LIKE 'text%' needs and an order does not. */
const byBytes = new Set(['text_pattern_ops', 'varchar_pattern_ops', 'bpchar_pattern_ops']);
const byTrigrams = new Set(['gin_trgm_ops', 'gist_trgm_ops']);

/** Uses of which Postgres makes none while a policy hides rows. */
const afterPolicies = new Set<IndexedUse>(['part of text', 'containment']);

/** Returns the fast uses of a column by the indexes. A partial index has none. */
export function indexedUses(relation: CatalogRelation, column: string): readonly IndexedUse[] {
  const uses = (relation.indexes ?? [])
    .filter(({ predicate }) => predicate === undefined)
    .flatMap((index) => usesOf(index, column))
    .filter((use) => relation.policiesFirst !== true || !afterPolicies.has(use));
  return [...new Set(uses)].sort();
}

function usesOf({ method, columns }: CatalogIndex, name: string): readonly IndexedUse[] {
  // A GIN index can serve a search by any of its columns, others only by the first.
  const at = columns.findIndex(({ column }) => column === name);
  if (at < 0) return columns.some((column) => holdsWords(column, name)) ? ['words'] : [];
  if (at > 0 && method !== 'gin') return [];
  const { class: operatorClass = '', collation } = columns[at] ?? {};
  if (byTrigrams.has(operatorClass)) return ['part of text'];
  switch (method) {
    case 'btree':
      if (byBytes.has(operatorClass)) return ['equality', 'prefix'];
      // In another collation than the column's it gives another order.
      return collation === undefined ? ['equality', 'order'] : ['equality'];
    case 'hash':
      return ['equality'];
    case 'gin':
    case 'gist':
    case 'spgist':
      return ['containment'];
    default:
      return [];
  }
}

/** Returns whether an index is on the words of a text alone: `to_tsvector('english'::regconfig, (title)::text)`. */
function holdsWords({ expression = '' }: CatalogIndexColumn, name: string): boolean {
  const bare = expression.replaceAll(/[()"]|::text/g, '');
  return bare.startsWith('to_tsvector') && bare.endsWith(`, ${name}`);
}

export function triggersOf(relation: CatalogRelation): readonly Trigger[] | undefined {
  return relation.triggers?.map(({ columns: fields = [], comment, ...trigger }) => {
    const object = `trigger ${trigger.name} on ${relation.schema}.${relation.name}`;
    return { ...trigger, fields, ...describedAs(comment, object) };
  });
}

export function publicationsOf(relation: CatalogRelation): readonly Publication[] | undefined {
  return relation.publications?.map(({ name, columns, ...facts }) =>
    dropUndefined({ name, fields: columns, ...facts, source: fromDatabase(`publication ${name}`) }),
  );
}

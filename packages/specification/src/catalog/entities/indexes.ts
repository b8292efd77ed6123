import type { Index, IndexColumn, IndexedUse } from '../../model/index.ts';
import type { CatalogIndex, CatalogIndexColumn, CatalogRelation } from '../answer/index.ts';
import { fromDatabase } from '../facts/index.ts';

export function indexesOf(relation: CatalogRelation): readonly Index[] | undefined {
  return relation.indexes?.map((index) => ({
    name: index.name,
    method: index.method,
    unique: index.unique,
    columns: index.columns.map((column) => indexColumn(index, column)),
    ...(index.include === undefined ? {} : { include: index.include }),
    ...(index.predicate === undefined ? {} : { predicate: index.predicate }),
    source: fromDatabase(`index ${relation.schema}.${index.name}`),
  }));
}

function indexColumn({ method }: CatalogIndex, column: CatalogIndexColumn): IndexColumn {
  const { column: field, expression, class: operatorClass, collation } = column;
  return {
    ...(field === undefined ? { expression } : { field }),
    // No other method of Postgres's own keeps an order.
    ...(method === 'btree'
      ? {
          direction: column.descending === true ? 'descending' : 'ascending',
          nulls: column.nullsFirst === true ? 'first' : 'last',
        }
      : {}),
    ...(operatorClass === undefined ? {} : { operatorClass }),
    ...(collation === undefined ? {} : { collation }),
  };
}

/** Operator classes that compare texts by their bytes, as LIKE 'text%' needs and an order does not. */
const byBytes = new Set(['text_pattern_ops', 'varchar_pattern_ops', 'bpchar_pattern_ops']);
const byTrigrams = new Set(['gin_trgm_ops', 'gist_trgm_ops']);

/** Returns the fast uses of a column by the indexes. A partial index has none. */
export function indexedUses(relation: CatalogRelation, column: string): readonly IndexedUse[] {
  const uses = (relation.indexes ?? [])
    .filter(({ predicate }) => predicate === undefined)
    .flatMap((index) => usesOf(index, column));
  return [...new Set(uses)].sort();
}

function usesOf({ method, columns }: CatalogIndex, name: string): readonly IndexedUse[] {
  // Of a GIN index any column may be searched by alone, of others the first.
  const at = columns.findIndex(({ column }) => column === name);
  if (at < 0 || (at > 0 && method !== 'gin')) return [];
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
      return ['containment'];
    case 'gist':
    case 'spgist':
      return ['containment'];
    default:
      return [];
  }
}

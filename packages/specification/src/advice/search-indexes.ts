import { type Entity, type Field, isLarge, isOpen, type Specification } from '../model/index.ts';
import { isRestricted } from './leakproof.ts';
import { adviceMessages } from './messages.ts';
import type { WantedIndex } from './wanted-index.ts';

/** Postgres's limit for the columns of an index. */
const mostColumns = 32;

/** Returns the index by which a search finds words in the texts of a large table that no other index serves. */
export function searchIndexes(specification: Specification, table: Entity): readonly WantedIndex[] {
  const { schema, name, estimatedRows, fields } = table;
  if (!isOpen(table) || !isLarge(table)) return [];
  const columns = fields
    .filter((field) => field.grants.select && hasTrigrams(field))
    .filter(({ indexed }) => indexed?.includes('part of text') !== true)
    .map((field) => ({ field: field.name, operatorClass: 'gin_trgm_ops' }));
  const reason = adviceMessages.search({
    count: estimatedRows ?? 0,
    restricted: isRestricted(specification, table) ? 'yes' : 'no',
  });
  return columns.length === 0
    ? []
    : [{ schema, table: name, method: 'gin', columns: columns.slice(0, mostColumns), reason }];
}

/** Checks whether trigrams serve ILIKE on a field: not on `character(n)`, `name` or `citext`. */
function hasTrigrams({ type, baseType = type, virtual }: Field): boolean {
  return virtual !== true && /^(?:text|character varying(?:\(\d+\))?)$/.test(baseType);
}

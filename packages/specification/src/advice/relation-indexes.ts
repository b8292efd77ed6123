import type { Entity, Reference } from '../model/index.ts';
import { adviceMessages } from './messages.ts';
import { serves } from './serves.ts';
import { btreeIndex, unordered, type WantedIndex } from './wanted-index.ts';

/** Returns the foreign keys that no index begins with; none where the indexes aren't known. */
export function unindexedReferences({ indexes, references }: Entity): readonly Reference[] {
  if (indexes === undefined) return [];
  return references.filter(
    ({ fields }) => !indexes.some(({ columns }) => serves(columns, unordered(fields))),
  );
}

/** Returns the indexes that joins and deletions over the foreign keys of a table need. */
export function relationIndexes(table: Entity): readonly WantedIndex[] {
  return unindexedReferences(table).map(({ constraint, fields }) =>
    btreeIndex(table, unordered(fields), adviceMessages.foreignKey({ constraint })),
  );
}

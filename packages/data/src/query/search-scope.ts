import { type Entity, type Field, isLarge } from '@ninefold/specification';
import { readableFields } from './source.ts';

/** Where a search looks for its words. */
export interface SearchScope {
  /** Each word may be in any of them. */
  readonly fields: readonly Field[];
  /** Of type tsvector: all words must be in the same one. */
  readonly documents: readonly Field[];
  /** Whether indexes serve the search. Undefined for a table that is not large. */
  readonly indexed: boolean | undefined;
}

/**
 * Returns where a search looks. In a large table it looks only in fields that an index serves, because a
 * single field without one would make Postgres read every record. If no text has such an index, and in
 * any other table, it looks in every field.
 *
 * @param given The fields to choose from; those that the role may read where left out.
 */
export function searchScope(entity: Entity, given?: readonly Field[]): SearchScope {
  const referring = new Set(entity.references.flatMap(({ fields }) => fields));
  // The keys of other records mean nothing to a person: they see labels.
  const fields = (given ?? readableFields(entity)).filter(
    ({ kind, name }) => kind === 'text' || !referring.has(name),
  );
  if (!isLarge(entity)) return { fields, documents: [], indexed: undefined };
  const documents = given === undefined ? fields.filter(isDocument) : [];
  const served = fields.filter(isServed);
  const indexed = documents.length > 0 || served.some(({ kind }) => kind === 'text');
  return indexed ? { fields: served, documents, indexed } : { fields, documents: [], indexed };
}

function isDocument({ type, indexed = [] }: Field): boolean {
  return type === 'tsvector' && indexed.includes('containment');
}

function isServed({ kind, indexed = [] }: Field): boolean {
  return indexed.includes(kind === 'text' ? 'part of text' : 'equality');
}

import { type ListState, readKey, writeKey, writeListAddress } from '@ninefold/data/records';
import { type Entity, entityPath } from '@ninefold/specification';
import { stringifySearch } from './search-codec.ts';

/** Returns the address of a list in a state. */
export function listAddress(entity: Entity, state: ListState): string {
  const search = writeListAddress(state);
  return search === '' ? entityPath(entity) : `${entityPath(entity)}?${search}`;
}

/**
 * Segments that mean something else: the screens of an entity beside its records, its list, and what browsers
 * resolve.
 */
const reserved = new Set(['new', 'import', '', '.', '..']);

/** Returns whether a segment after an entity's leads to one of its records. */
export function isRecordSegment(segment: string): boolean {
  return !reserved.has(segment);
}

/** Returns the address of a record's detail, by its row's ID. */
export function recordAddress(entity: Pick<Entity, 'name' | 'schema'>, id: string): string {
  // A record may well be called "new" or "import": in an id an escaped letter is the letter itself. An escape
  // alone is the empty text.
  const segment = reserved.has(id) ? `\\${id}` : id;
  return `${entityPath(entity)}/${encodeURIComponent(segment).replaceAll('%2C', ',')}`;
}

/** Returns the record's ID from its decoded path segment. */
export function recordId(segment: string): string {
  return segment === '\\' ? '' : writeKey(readKey(segment));
}

/** Returns the address of the screen that imports records from a file. */
export function importAddress(entity: Pick<Entity, 'name' | 'schema'>): string {
  return `${entityPath(entity)}/import`;
}

/** The parameter of a new record's address that names the record to copy: dotted, as no column is called. */
export const copyParameter = 'copy.of';

/** Returns the address of a new record's form that starts with the values of another one. */
export function duplicateAddress(entity: Entity, id: string): string {
  return `${entityPath(entity)}/new${stringifySearch({ [copyParameter]: id })}`;
}

/**
 * Returns the address of a record's form.
 *
 * @param field The name of the field that has the focus there.
 */
export function editAddress(entity: Entity, id: string, field?: string): string {
  const place = field === undefined ? '' : `#${encodeURIComponent(field)}`;
  return `${recordAddress(entity, id)}/edit${place}`;
}

/** Returns the address of the sign-in screen, which leads back to `returnTo`. */
export function signInAddress(returnTo: string): string {
  return `/sign-in${stringifySearch(returnTo === '/' ? {} : { return: returnTo })}`;
}

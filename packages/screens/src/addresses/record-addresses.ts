import { type ListState, readKey, writeKey, writeListAddress } from '@ninefold/data/records';
import { type Entity, entityPath, type ListSettings } from '@ninefold/specification';
import { stringifySearch } from './search-codec.ts';

/** Returns the address of a list in a state. */
export function listAddress(entity: Entity, state: ListState): string {
  const search = writeListAddress(state);
  return search === '' ? entityPath(entity) : `${entityPath(entity)}?${search}`;
}

/**
 * Returns the address of a list for links from other screens, with the filters that
 * the team declared. Without them it shows everything.
 */
export function openingAddress(
  entity: Pick<Entity, 'name' | 'schema'> & { readonly list?: Pick<ListSettings, 'filters'> },
): string {
  return `${entityPath(entity)}${stringifySearch(entity.list?.filters.value ?? {})}`;
}

/** Segments that mean something else: the form for a new record, and what browsers resolve. */
const reserved = new Set(['new', '.', '..']);

/** Returns the address of a record's detail, by its row's ID. */
export function recordAddress(entity: Pick<Entity, 'name' | 'schema'>, id: string): string {
  // A record may well be called "new": in an id an escaped letter is the letter itself.
  const segment = reserved.has(id) ? `\\${id}` : id;
  return `${entityPath(entity)}/${encodeURIComponent(segment).replaceAll('%2C', ',')}`;
}

/** Returns the record's ID from its decoded path segment. */
export function recordId(segment: string): string {
  return writeKey(readKey(segment));
}

export function editAddress(entity: Entity, id: string): string {
  return `${recordAddress(entity, id)}/edit`;
}

/** Returns the address of the sign-in screen, which leads back to `returnTo`. */
export function signInAddress(returnTo: string): string {
  return `/sign-in${stringifySearch(returnTo === '/' ? {} : { return: returnTo })}`;
}

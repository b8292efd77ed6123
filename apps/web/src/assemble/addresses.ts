import {
  type ListState,
  readKey,
  readListAddress,
  writeKey,
  writeListAddress,
} from '@ninefold/data/records';
import { type Entity, entityPath } from '@ninefold/data/specification';

/** The address of a list, in a state. */
export function listAddress(entity: Entity, state: ListState): string {
  const search = writeListAddress(state);
  return search === '' ? entityPath(entity) : `${entityPath(entity)}?${search}`;
}

/**
 * The address that leads to a list from elsewhere: with the filters that the
 * team wants it to open with. Without them it shows everything.
 */
export function openingAddress(entity: Entity): string {
  const filters = Object.entries(entity.list?.filters.value ?? {});
  const { state } = readListAddress(new URLSearchParams(filters), entity);
  return listAddress(entity, state);
}

/** Segments that mean something else: the form for a new record, and what browsers resolve. */
const reserved = new Set(['new', '.', '..']);

/** The address of a record's detail, by the id that its row has. */
export function recordAddress(entity: Entity, id: string): string {
  // A record may well be called "new": in an id an escaped letter is the letter itself.
  const segment = reserved.has(id) ? `\\${id}` : id;
  return `${entityPath(entity)}/${encodeURIComponent(segment).replaceAll('%2C', ',')}`;
}

/** The record's id, from its segment as the router decoded it. */
export function recordId(segment: string): string {
  return writeKey(readKey(segment));
}

export function changeAddress(entity: Entity, id: string): string {
  return `${recordAddress(entity, id)}/edit`;
}

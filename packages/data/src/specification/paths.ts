/**
 * Addresses of the screens made from entities. Everyone who builds or reads
 * such an address does it here.
 *
 * An entity's segment is its `entityId` with unusual characters percent-encoded.
 * A record's segment is its *key text*: the values of the key in order, joined
 * by `,`, with `%` and `,` inside a value written `%25` and `%2C`. A router
 * decodes a segment once before it hands it over as a parameter, so
 * `parseKeyText` takes the parameter as the router gives it.
 */
import type { Entity } from './specification.ts';

/**
 * What tells an entity from all others: its name; with its schema where that is
 * not `public`, or where the name has a dot in it and would look as if it had.
 */
export function entityId({ name, schema }: Pick<Entity, 'name' | 'schema'>): string {
  if (schema === 'public' && !name.includes('.')) return name;
  return `${schema.replaceAll('%', '%25').replaceAll('.', '%2E')}.${name}`;
}

/** `/data/work_order` */
export function entityPath(entity: Pick<Entity, 'name' | 'schema'>): string {
  return `/data/${encodeURIComponent(entityId(entity))}`;
}

/** `/data/work_order/new` */
export function createPath(entity: Pick<Entity, 'name' | 'schema'>): string {
  return `${entityPath(entity)}/new`;
}

/**
 * `/data/work_order/4811`. Undefined where the entity has no key, or the record
 * does not hold the whole of it.
 */
export function recordPath(
  entity: Pick<Entity, 'name' | 'schema' | 'key'>,
  record: Readonly<Record<string, unknown>>,
): string | undefined {
  const text = keyText(entity, record);
  return text === undefined ? undefined : `${entityPath(entity)}/${encodeSegment(text)}`;
}

/** `/data/work_order/4811/edit`; undefined as `recordPath` is. */
export function changePath(
  entity: Pick<Entity, 'name' | 'schema' | 'key'>,
  record: Readonly<Record<string, unknown>>,
): string | undefined {
  const path = recordPath(entity, record);
  return path === undefined ? undefined : `${path}/edit`;
}

/**
 * A record's key as one text, stable among the records of its entity;
 * undefined as for `recordPath`.
 */
export function keyText(
  entity: Pick<Entity, 'key'>,
  record: Readonly<Record<string, unknown>>,
): string | undefined {
  if (entity.key.length === 0) return undefined;
  const values: string[] = [];
  for (const field of entity.key) {
    const value = record[field];
    if (value === null || value === undefined) return undefined;
    values.push(escapeValue(typeof value === 'string' ? value : JSON.stringify(value)));
  }
  const text = values.join(',');
  // A lone value that would be an empty, a relative or another screen's segment
  // gets a comma behind it, which no other key of one field can have.
  return values.length === 1 && reserved.has(text) ? `${text},` : text;
}

/**
 * The values of a key by field name, from a record's segment as the router
 * decoded it. Undefined where it is not a key of this entity.
 */
export function parseKeyText(
  entity: Pick<Entity, 'key'>,
  text: string,
): Readonly<Record<string, string>> | undefined {
  if (entity.key.length === 0) return undefined;
  const parts = text.split(',');
  if (entity.key.length === 1 && parts.length === 2 && parts[1] === '') parts.pop();
  if (parts.length !== entity.key.length) return undefined;
  try {
    return Object.fromEntries(
      entity.key.map((field, index) => [field, decodeURIComponent(parts[index] ?? '')]),
    );
  } catch {
    return undefined;
  }
}

const reserved = new Set(['', '.', '..', 'new']);

function escapeValue(value: string): string {
  return value.replaceAll('%', '%25').replaceAll(',', '%2C');
}

function encodeSegment(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',');
}

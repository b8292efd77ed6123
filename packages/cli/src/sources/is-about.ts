import { entityId, type Specification } from '@ninefold/specification';
import type { Declaration } from '@ninefold/specification/declaration';

/** Returns whether a database has one of the entities that a declaration names, or it names none. */
export function isAbout(
  { entities = {}, states = {}, rules = {}, screens = {} }: Declaration,
  found: Specification,
): boolean {
  const stateFields = Object.keys(states).map((field) => field.slice(0, field.lastIndexOf('.')));
  const byEntity = [entities, rules, screens.lists ?? {}, screens.entities ?? {}];
  const named = [...byEntity.flatMap((part) => Object.keys(part)), ...stateFields];
  const known = new Set(found.entities.map(entityId));
  return named.length === 0 || named.some((entity) => known.has(entity));
}

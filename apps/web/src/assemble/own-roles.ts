import type { Person } from '@ninefold/data/session';

/** The roles that a person acts in: the product's own, where one is set, and the database's. */
export function ownRoles(person: Person | undefined): readonly string[] {
  if (person === undefined) return ['anon'];
  return [...(person.role === undefined ? [] : [person.role]), person.databaseRole];
}

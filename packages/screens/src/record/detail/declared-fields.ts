import { type Entity, entityId, rulesOf } from '@ninefold/specification';
import type { LoadedSpecification } from '../../screen-context/queries/index.ts';
import type { DeclaredFields } from './arrange-fields.ts';

/** Returns what the team and the database say about which fields of an entity matter. */
export function declaredFields(
  { specification, declaration }: LoadedSpecification,
  entity: Entity,
): DeclaredFields {
  const checked = rulesOf(specification, entity)
    .filter(({ kind }) => kind === 'check')
    .flatMap(({ fields }) => fields);
  return {
    order: declaration.entities?.[entityId(entity)]?.order,
    columns: entity.list?.columns.value,
    constrained: new Set([...checked, ...entity.unique.flat()]),
  };
}

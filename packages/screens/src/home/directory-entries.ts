import { entityId } from '@ninefold/specification';
import type { DirectoryEntry } from '@ninefold/ui/patterns/entity-directory';
import { openingAddress } from '../addresses/index.ts';
import { listLabel, everyList } from '../navigation/index.ts';
import type { ListedEntity, Overview } from '../screen-context/queries/index.ts';
import { entitiesScreenMessages } from './entities-messages.ts';

/** Describes the entities whose lists the person can open, of those that were found. */
export function directoryEntries(
  found: readonly ListedEntity[],
  overview: Overview,
  roles: readonly string[],
): readonly DirectoryEntry[] {
  const among = [...overview.entities, ...found];
  return everyList({ ...overview, entities: found }, roles).map((entity) => {
    const { kind, estimatedRows } = entity;
    return {
      id: entityId(entity),
      title: listLabel(entity, among),
      href: openingAddress(entity, roles),
      description: entity.description.value,
      kind:
        kind === 'table'
          ? undefined
          : entitiesScreenMessages.kind({ kind: kind.replace(' ', '_') }),
      figure:
        estimatedRows === null
          ? undefined
          : entitiesScreenMessages.estimate({ count: estimatedRows }),
    };
  });
}

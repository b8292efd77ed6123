import { entityId } from '@ninefold/specification';
import type { ListedEntity } from '../screen-context/queries/index.ts';
import { navigationMessages } from './messages.ts';

type Named = Pick<ListedEntity, 'schema' | 'name' | 'plural'>;

/** Returns the label of an entity's list, with the entity's name where others have the same label. */
export function listLabel(entity: Named, among: readonly ListedEntity[]): string {
  const label = pluralOf(entity);
  const name = entityId(entity);
  const isAlone = among.every(
    (other) => entityId(other) === name || pluralOf(other).toLowerCase() !== label.toLowerCase(),
  );
  return isAlone ? label : navigationMessages.named({ label, name });
}

function pluralOf({ plural, name }: Named): string {
  return plural.value ?? name;
}

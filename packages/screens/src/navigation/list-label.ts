import { entityId } from '@ninefold/specification';
import type { ListedEntity } from '../queries/index.ts';
import { navigationMessages } from './messages.ts';

/** Returns the label of an entity's list, with the entity's name where others have the same label. */
export function listLabel(entity: ListedEntity, among: readonly ListedEntity[]): string {
  const label = pluralOf(entity);
  const isAlone = among.every(
    (other) => other === entity || pluralOf(other).toLowerCase() !== label.toLowerCase(),
  );
  return isAlone ? label : navigationMessages.named({ label, name: entityId(entity) });
}

function pluralOf({ plural, name }: ListedEntity): string {
  return plural.value ?? name;
}

import { formatList } from '@ninefold/messages';
import type { Collision } from '@ninefold/rules/collisions';
import { type Entity, entityName, fieldLabel, inSentence } from '@ninefold/specification';
import { collisionMessages } from './collisions-messages.ts';

/** Says before its title that another record is in the way. */
export function collisionMessage(entity: Entity, collision: Collision): string {
  return collisionMessages[isOverlap(collision) ? 'overlap' : 'same']({
    ...entityName(entity),
    fields: fieldList(entity, collision.fields),
  });
}

export function isOverlap({ elements }: Collision): boolean {
  return elements.some(({ is }) => is === 'overlap' || is === 'span');
}

export function fieldList(entity: Entity, names: readonly string[]): string {
  return formatList(names.map((name) => inSentence(fieldLabel(entity, name))));
}

import type { Identity } from '../application/index.ts';
import { type Entity, entityId } from '@ninefold/specification';

/** Returns under which key the browser keeps how a person has laid out the columns of an entity's list. */
export function columnsKey({ project, person }: Identity, entity: Entity): string {
  return `ninefold.columns ${JSON.stringify([project, person, entityId(entity)])}`;
}

import type { Declaration } from '../declaration/index.ts';
import { type Entity, findEntity, isKnown, type Specification } from '../model/index.ts';
import { inSentence } from '../phrases/index.ts';
import type { Requester } from './obstacle.ts';

/** The facts that an explanation is made from, and the person who asks. */
export interface ExplainContext extends Requester {
  /** With all that is declared. */
  readonly specification: Specification;
  readonly declaration: Pick<Declaration, 'roles' | 'screens' | 'access'>;
  /** The name of the tenant whose records are shown. */
  readonly tenant?: string | undefined;
}

/** A context in which an entity was found. */
export interface EntityContext extends ExplainContext {
  readonly entity: Entity;
  /** Keyed by `entityId`. */
  readonly id: string;
}

export function withEntity(context: ExplainContext, id: string): EntityContext | undefined {
  const entity = findEntity(context.specification, id);
  return entity === undefined ? undefined : { ...context, entity, id };
}

/** Returns a role's label for use in a sentence: "dispatcher". */
export function roleInSentence({ permissions }: Specification, name: string): string {
  const label = permissions.roles.find((role) => role.name === name)?.label;
  return isKnown(label) ? inSentence(label.value) : name;
}

/** Returns the database's role, which is the last of a person's. */
export function databaseRole({ roles }: Requester): string {
  return roles.at(-1) ?? 'anon';
}

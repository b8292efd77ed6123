import type { Declaration } from '../declaration/index.ts';
import { type Entity, findEntity, type Specification } from '../model/index.ts';
import type { PermissionOf } from './permission.ts';

/** The facts that an explanation is made from, and the person who asks. */
export interface ExplainContext {
  /** With all that is declared. */
  readonly specification: Specification;
  readonly declaration: Pick<Declaration, 'screens' | 'access'>;
  /** The person's roles: the product's own, where there is one, and the database's. */
  readonly roles: readonly string[];
  /** Decides for the person as the controls of the screens do. */
  readonly permission: PermissionOf;
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

/** Returns the database's role, which is the last of a person's. */
export function databaseRole({ roles }: Pick<ExplainContext, 'roles'>): string {
  return roles.at(-1) ?? 'anon';
}

import type { Declaration } from '../declaration/declaration.ts';
import type { Specification } from '../model/specification.ts';
import { isKnown } from '../model/fact.ts';
import { findEntity } from '../model/queries.ts';
import type { Entity } from '../model/specification.ts';
import { inSentence } from '../phrases/sentence.ts';
import type { Asker } from './obstacle.ts';

/** What an explanation is made from. */
export interface WhyContext extends Asker {
  /** With all that is declared. */
  readonly specification: Specification;
  readonly declaration: Pick<Declaration, 'roles' | 'screens' | 'access'>;
  /** What the tenant is called whose records alone are shown. */
  readonly tenant?: string | undefined;
}

/** A context in which an entity was found. */
export interface EntityContext extends WhyContext {
  readonly entity: Entity;
  /** By `entityId`. */
  readonly id: string;
}

export function withEntity(context: WhyContext, id: string): EntityContext | undefined {
  const entity = findEntity(context.specification, id);
  return entity === undefined ? undefined : { ...context, entity, id };
}

/** What a role is called within a sentence: "dispatcher". */
export function roleInSentence({ permissions }: Specification, name: string): string {
  const label = permissions.roles.find((role) => role.name === name)?.label;
  return label !== undefined && isKnown(label) ? inSentence(label.value) : name;
}

/** The role by which the database decides: the last of a person's. */
export function databaseRole({ roles }: Asker): string {
  return roles.at(-1) ?? 'anon';
}

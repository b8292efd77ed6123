import type { RecordSource } from '@ninefold/data/records';
import { type Entity, findEntity, type Specification } from '@ninefold/specification';
import { createContext, use } from 'react';

/** What an own screen is made from. */
export interface OwnContextValue {
  /** Of the entities that the screen declares, and what is around them. */
  readonly specification: Specification;
  readonly source: RecordSource;
  /** In which the person acts: the product's own and the database's. */
  readonly roles: readonly string[];
  /** As declared: to be told where something is amiss. */
  readonly path: string;
}

export const OwnContext = createContext<OwnContextValue | null>(null);

/** @throws Error outside a screen made by `defineScreen`. */
export function useOwnContext(): OwnContextValue {
  const value = use(OwnContext);
  if (value === null) {
    throw new Error('This hook reads for an own screen: use it within a screen of defineScreen.');
  }
  return value;
}

/**
 * @throws Error where the declaration does not name the entity among those of the screen.
 */
export function useEntity(name: string): Entity {
  const { specification, path } = useOwnContext();
  const entity = findEntity(specification, name);
  if (entity === undefined) {
    throw new Error(
      `The screen ${path} reads "${name}", which it does not declare: add it to entities of screens.own["${path}"].`,
    );
  }
  return entity;
}

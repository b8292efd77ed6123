import { type Entity, findEntity } from '@ninefold/specification';
import { createContext, use } from 'react';
import { useScreen } from '../screen-context/index.ts';

/** Where the custom screen or action that runs is declared: `screens.own["/day"]`. */
export const DeclaredAt = createContext<string | null>(null);

/**
 * Returns the specification of an entity.
 *
 * @throws Error outside custom screens and actions, and for an entity that their declaration does not name.
 */
export function useEntity(name: string): Entity {
  const { loaded } = useScreen();
  const at = use(DeclaredAt);
  if (at === null) {
    throw new Error('This hook is for custom screens and actions: use it within one.');
  }
  const entity = findEntity(loaded.specification, name);
  if (entity === undefined) {
    throw new Error(`${at} reads "${name}", which it does not declare: add it to its entities.`);
  }
  return entity;
}

import { type Entity, findEntity } from '@ninefold/specification';
import { createContext, use } from 'react';
import { useScreen } from '../screen-context/index.ts';

/** The declared path of the open custom screen. */
export const CustomScreenPath = createContext<string | null>(null);

/**
 * Returns the specification of an entity.
 *
 * @throws Error outside a screen of `defineScreen`, and for an entity that its declaration does not name.
 */
export function useEntity(name: string): Entity {
  const { loaded } = useScreen();
  const path = use(CustomScreenPath);
  if (path === null) {
    throw new Error('This hook is for custom screens. Use it within a screen of defineScreen.');
  }
  const entity = findEntity(loaded.specification, name);
  if (entity === undefined) {
    throw new Error(
      `The screen ${path} reads "${name}", which it does not declare: add it to entities of screens.own["${path}"].`,
    );
  }
  return entity;
}

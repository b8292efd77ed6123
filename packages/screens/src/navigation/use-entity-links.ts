import { entityId } from '@ninefold/specification';
import { useMemo } from 'react';
import { useScreen } from '../screen-context/index.ts';
import { type LinkOf, menuLists } from './navigation.ts';
import { useEntityCounts } from './use-entity-counts.ts';

/** Returns what the links to lists show once it is loaded: how many records they have. */
export function useEntityLinks(): LinkOf {
  const { overview, roles } = useScreen();
  const figureOf = useEntityCounts();
  return useMemo(() => {
    const links = new Map(
      menuLists(overview, roles).map((entity) => [
        entityId(entity),
        { figure: figureOf(entity) },
      ]),
    );
    return (entity) => links.get(entityId(entity));
  }, [overview, roles, figureOf]);
}

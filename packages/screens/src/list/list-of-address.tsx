import { entityId, findEntity } from '@ninefold/specification';
import { useState } from 'react';
import { EntitySpecificationContext, useListSpecification } from '../screen-context/index.ts';
import { EntityList, type EntityListProps } from './entity-list.tsx';
import { ownSearch } from './use-list-address.ts';

/** A list with what its address needs: that may name the records that refer to the list's. */
export function ListOfAddress({ entity, place, ...props }: EntityListProps) {
  const { loaded, isLoading } = useListSpecification(ownSearch(place), entity);
  // Until it can be read, the list stays at the address before.
  const [read, setRead] = useState(place.search);
  if (!isLoading && read !== place.search) setRead(place.search);
  return (
    <EntitySpecificationContext value={loaded}>
      <EntityList
        entity={findEntity(loaded.specification, entityId(entity)) ?? entity}
        place={isLoading ? { ...place, search: read } : place}
        {...props}
      />
    </EntitySpecificationContext>
  );
}

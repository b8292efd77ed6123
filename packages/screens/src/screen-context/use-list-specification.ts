import type { Entity } from '@ninefold/specification';
import { useQuery } from '@tanstack/react-query';
import { readAddress } from '../addresses/index.ts';
import { type EntitySpecification, referringQuery } from './queries/index.ts';
import { useScreen } from './use-screen.ts';

/**
 * Returns the specification that a list's address is read with. Once an address names the records that refer
 * to the list's, or the filter builder has offered them, their entities are part of it.
 */
export function useListSpecification(
  search: string,
  entity: Entity,
): { readonly loaded: EntitySpecification; readonly isLoading: boolean } {
  const { application, loaded } = useScreen();
  const isNeeded = readAddress(search, entity, loaded.specification).problems.length > 0;
  const { data, isLoading } = useQuery({
    ...referringQuery(application, loaded, entity),
    enabled: isNeeded,
  });
  // Doesn't wait for what the filter builder loads.
  return { loaded: data ?? loaded, isLoading: isNeeded && isLoading };
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type EntitySpecification, entitySpecificationQuery } from './queries/index.ts';

/**
 * Returns the specification of some entities, on a screen that shows more than one. Suspends until it
 * is loaded: a route's loader reads `entitySpecificationQuery` before.
 *
 * @param entities By `entityId`, in any order; names that are not known are left out.
 */
export function useEntitySpecification(entities: readonly string[]): EntitySpecification {
  const { application } = useRouteContext({ from: '__root__' });
  return useSuspenseQuery(entitySpecificationQuery(application, entities)).data;
}

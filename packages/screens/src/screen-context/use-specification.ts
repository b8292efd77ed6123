import type { RouterContext } from './screen-route.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import {
  type LoadedSpecification,
  type EntitySpecification,
  entitySpecificationQuery,
  fullSpecificationQuery,
} from '../queries/index.ts';

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

/** Returns the full specification, for its own screens. Suspends like `useEntitySpecification`. */
export function useFullSpecification(): LoadedSpecification {
  const { application } = useRouteContext({ from: '__root__' });
  return useSuspenseQuery(fullSpecificationQuery(application)).data;
}

/** Reads the full specification before a screen of it is shown. */
export function readFullSpecification({ application }: RouterContext): Promise<unknown> {
  return application.queries.ensureQueryData(fullSpecificationQuery(application));
}

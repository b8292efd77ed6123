import {
  fullSpecificationQuery,
  type LoadedSpecification,
  type RouterContext,
} from '@ninefold/screens/inspector';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';

/** Returns the full specification. Suspends until it is loaded: a route's loader reads it before. */
export function useFullSpecification(): LoadedSpecification {
  const { application } = useRouteContext({ from: '__root__' });
  return useSuspenseQuery(fullSpecificationQuery(application)).data;
}

/** Reads the full specification before a screen of it is shown. */
export function readFullSpecification({ application }: RouterContext): Promise<unknown> {
  return application.queries.ensureQueryData(fullSpecificationQuery(application));
}

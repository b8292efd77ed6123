import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type Known, type KnownAround, knownQuery, wholeQuery } from '../queries/specification.ts';

/**
 * What is known of some entities and what is around them, on a screen that is not theirs
 * alone. Suspends until it is read: a route's loader asks for `knownQuery` before.
 *
 * @param entities By `entityId`, in any order; names that are not known are left out.
 */
export function useKnown(entities: readonly string[]): KnownAround {
  const { application } = useRouteContext({ from: '__root__' });
  return useSuspenseQuery(knownQuery(application, entities)).data;
}

/** All that is known: for the screens of the specification itself. Suspends like `useKnown`. */
export function useWholeKnown(): Known {
  const { application } = useRouteContext({ from: '__root__' });
  return useSuspenseQuery(wholeQuery(application)).data;
}

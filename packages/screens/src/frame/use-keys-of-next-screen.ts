import { holdKeys } from '@ninefold/ui/patterns/screen-actions';
import { useRouterState } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

/** Keeps the keys that are pressed while another screen is on its way for that screen. */
export function useKeysOfNextScreen(): void {
  const isLeaving = useRouterState({
    select: ({ location, resolvedLocation }) =>
      resolvedLocation !== undefined && location.pathname !== resolvedLocation.pathname,
  });
  useLayoutEffect(() => (isLeaving ? holdKeys() : undefined), [isLeaving]);
}

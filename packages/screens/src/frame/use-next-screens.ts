import { preloadToasts, useToast } from '@ninefold/ui/components/toast';
import { onNotKept } from '@ninefold/ui/provider';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { preloadRecordSearch } from '../record/record-actions/index.ts';

/** The screens that people open next, wherever they are. */
const nextScreens = [
  '/data/$entity',
  '/data/$entity/$id',
  '/data/$entity/$id/edit',
  '/data/$entity/new',
];

/** Loads toasts and the code of the next screens. */
export function useNextScreens(): void {
  const router = useRouter();
  const toast = useToast();
  useEffect(
    () =>
      onNotKept(
        () =>
          void import('./not-kept.ts')
            .then(({ sayNotKept }) => sayNotKept(toast))
            .catch(() => undefined),
      ),
    [toast],
  );
  useEffect(() => {
    preloadToasts();
    preloadRecordSearch();
    const routes: Readonly<
      Record<string, Parameters<typeof router.loadRouteChunk>[0] | undefined>
    > = router.routesByPath;
    for (const path of nextScreens) {
      const route = routes[path];
      // If this fails, opening the screen loads it again.
      if (route !== undefined) router.loadRouteChunk(route)?.catch(() => undefined);
    }
  }, [router]);
}

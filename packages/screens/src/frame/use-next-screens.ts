import { preloadToasts, useToast } from '@ninefold/ui/components/toast';
import { onNotKept } from '@ninefold/ui/provider';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { preloadRecordSearch } from '../record/record-actions/index.ts';
import { useScreen } from '../screen-context/index.ts';

/** The screens that people open next, wherever they are. */
const nextScreens = [
  '/data/$entity',
  '/data/$entity/$id',
  '/data/$entity/$id/edit',
  '/data/$entity/new',
];

/** Loads auth-js, toasts, what other tabs tell, and the code of the next screens once the first screen is shown: see `useScreenRead`. */
export function useNextScreens(isRead: boolean): void {
  const router = useRouter();
  const { application } = useScreen();
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
    if (!isRead) return;
    application.firstScreen.resolve();
    preloadToasts();
    preloadRecordSearch();
    // Without it, what other tabs change is read when their person comes back.
    import('../queries/other-tabs.ts')
      .then(({ readAfterOthers }) => readAfterOthers(application.queries))
      .catch(() => undefined);
    const routes: Readonly<
      Record<string, Parameters<typeof router.loadRouteChunk>[0] | undefined>
    > = router.routesByPath;
    for (const path of nextScreens) {
      const route = routes[path];
      // If this fails, opening the screen loads it again.
      if (route !== undefined) router.loadRouteChunk(route)?.catch(() => undefined);
    }
  }, [application, isRead, router]);
}

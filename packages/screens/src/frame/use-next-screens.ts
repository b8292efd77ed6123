import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The screens that people open next, wherever they are. */
const nextScreens = ['/data/$entity', '/data/$entity/$id', '/data/$entity/$id/edit'];

/** Loads the code of the next screens once the first one is shown: see `useScreenRead`. */
export function useNextScreens(isRead: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!isRead) return;
    const routes: Readonly<
      Record<string, Parameters<typeof router.loadRouteChunk>[0] | undefined>
    > = router.routesByPath;
    for (const path of nextScreens) {
      const route = routes[path];
      // If this fails, opening the screen loads it again.
      if (route !== undefined) router.loadRouteChunk(route)?.catch(() => undefined);
    }
  }, [isRead, router]);
}

import { loadMessages } from '@ninefold/messages';
import { lazyRouteComponent } from '@tanstack/react-router';
import { loadCode } from '../application/index.ts';

/**
 * Loads a screen beside the messages that no list needs. TanStack Router loads the page again where a module can't
 * be loaded; without a connection that would lose it.
 */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(
    async () => (await loadCode(() => Promise.all([load(), loadMessages('rest')])))[0],
    name,
  );

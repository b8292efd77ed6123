import { queryOptions } from '@tanstack/react-query';
import type { OwnScreen } from './define-screen.ts';
import type { OwnPlace } from './own-paths.ts';

type Declared = Pick<OwnPlace, 'path' | 'declared'>;

/** Loads the module of an own screen, once. */
export function ownScreenQuery({ path, declared }: Declared) {
  return queryOptions({
    queryKey: ['own screen', path],
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: async (): Promise<OwnScreen> => {
      if (declared.screen === undefined) {
        throw new Error(
          `screens.own["${path}"] says nothing of what it shows: give it a screen, () => import(…).`,
        );
      }
      const screen = await declared.screen();
      if (screen.path !== path) {
        throw new Error(
          `screens.own["${path}"] loads the screen of ${screen.path}: give both the same path.`,
        );
      }
      // What `defineScreen` makes is all that fits; the declaration knows no React.
      return screen as OwnScreen;
    },
  });
}

/** The entities that an own screen is made of, by `entityId`. */
export function ownEntities({ declared }: Declared): readonly string[] {
  const { entity, entities = [] } = declared;
  return [...new Set([...(entity === undefined ? [] : [entity]), ...entities])];
}

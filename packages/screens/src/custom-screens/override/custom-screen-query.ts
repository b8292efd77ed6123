import { queryOptions } from '@tanstack/react-query';
import type { CustomScreen } from '../define-screen.ts';
import type { CustomScreenMatch } from '../../declared-screens/index.ts';

type Declared = Pick<CustomScreenMatch, 'path' | 'declared'>;

/** The module of a custom screen. */
export function customScreenQuery({ path, declared }: Declared) {
  return queryOptions({
    queryKey: ['custom screen', path],
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: async (): Promise<CustomScreen> => {
      if (declared.screen === undefined) {
        throw new Error(`screens.own["${path}"] has no screen: give it one, () => import(…).`);
      }
      const screen = await declared.screen();
      if (screen.path !== path) {
        throw new Error(
          `screens.own["${path}"] loads the screen of ${screen.path}: give both the same path.`,
        );
      }
      // `defineScreen` made it. The declaration's types know no React.
      return screen as CustomScreen;
    },
  });
}

/** Returns the entities that a custom screen declares, by `entityId`. */
export function customScreenEntities({ declared }: Declared): readonly string[] {
  const { entity, entities = [] } = declared;
  return [...new Set([...(entity === undefined ? [] : [entity]), ...entities])];
}

import type { Asked } from '@ninefold/rules/permissions';
import type { Screen } from './use-screen.ts';

/** Returns the facts by which a screen asks what its person can do. */
export function askedOf({
  loaded: { specification, declaration },
  roles,
}: {
  readonly loaded: Pick<Screen['loaded'], 'specification' | 'declaration'>;
  readonly roles: Screen['roles'];
}): Asked {
  return { specification, declaration, person: { roles } };
}

import type { Asked } from '@ninefold/rules/permissions';
import type { Screen } from './use-screen.ts';

/** Returns the facts by which a screen asks what its person can do. */
export function askedOf({
  loaded: { specification, declaration },
  acting,
}: {
  readonly loaded: Pick<Screen['loaded'], 'specification' | 'declaration'>;
  readonly acting: Screen['acting'];
}): Asked {
  return { specification, declaration, ...acting };
}

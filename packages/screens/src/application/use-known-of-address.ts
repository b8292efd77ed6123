import { useRouterState } from '@tanstack/react-router';
import type { KnownAround } from '../queries/specification.ts';
import type { ScreenContext } from '../routing/router.ts';
import { useScreen } from './use-screen.ts';

/** What the screen at the present address knows, for what stands around it. */
export function useKnownOfAddress(): KnownAround {
  const { known } = useScreen();
  const innermost = useRouterState({ select: ({ matches }) => matches.at(-1)?.context });
  return (innermost as Partial<ScreenContext> | undefined)?.known ?? known;
}

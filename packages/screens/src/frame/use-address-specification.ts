import { useRouterState } from '@tanstack/react-router';
import type { EntitySpecification } from '../queries/index.ts';
import { type ScreenContext, useScreen } from '../screen-context/index.ts';

/** Returns the specification that the screen at the current address uses, for the frame around it. */
export function useAddressSpecification(): EntitySpecification {
  const { loaded } = useScreen();
  const innermost = useRouterState({ select: ({ matches }) => matches.at(-1)?.context });
  return (innermost as Partial<ScreenContext> | undefined)?.loaded ?? loaded;
}

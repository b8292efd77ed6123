import { Provider } from 'radix-ui/direction';
import type { ReactNode } from 'react';

export interface DirectionProviderProps {
  /** As the `dir` of the page: arrow keys and placement follow it. */
  readonly direction: 'ltr' | 'rtl';
  readonly children?: ReactNode;
}

/** Sets the reading direction for menus, tabs and popovers. Set `dir` on the page too, for the styles. */
export function DirectionProvider({ direction, children }: DirectionProviderProps) {
  return <Provider dir={direction}>{children}</Provider>;
}

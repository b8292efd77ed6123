import { type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { Slot } from 'radix-ui/slot';

export interface OnDemandProps {
  /** Loads the module that `children` are from; called ahead when pointer or focus come near. */
  readonly preload: () => Promise<unknown>;
  readonly popup: 'menu' | 'dialog';
  /** The button that opens, in the looks that it has within `children` too. */
  readonly trigger: ReactElement;
  /** The whole overlay with its own trigger, open from the start. */
  readonly children: ReactNode;
}

/**
 * Holds an overlay's place with its button until somebody presses it, so that
 * menus and popovers are not in the first load. The overlay then takes the
 * button's place and, opening, the focus.
 */
export function OnDemand({ preload, popup, trigger, children }: OnDemandProps) {
  const [wanted, setWanted] = useState(false);
  const ahead = () => {
    // Offline this fails now, and again, and is said, when it is pressed.
    preload().catch(() => undefined);
  };
  const held = (
    <Slot
      aria-haspopup={popup}
      aria-expanded={false}
      onClick={() => setWanted(true)}
      onPointerEnter={ahead}
      onFocus={ahead}
    >
      {trigger}
    </Slot>
  );
  return wanted ? <Suspense fallback={held}>{children}</Suspense> : held;
}

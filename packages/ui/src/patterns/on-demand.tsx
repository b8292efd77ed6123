import { Slot } from 'radix-ui/slot';
import { type ReactElement, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

export interface OnDemandProps {
  /** Loads the module that `children` are from; called ahead when pointer or focus come near. */
  readonly preload: () => Promise<unknown>;
  readonly popup: 'menu' | 'dialog';
  /** The button that opens, in the looks that it has within `children` too. */
  readonly trigger: ReactElement;
  /** The whole overlay, closed, with its own trigger. */
  readonly children: ReactNode;
}

/**
 * Holds an overlay's place with its button until somebody presses it, so that
 * menus and popovers are not in the first load. Then the overlay takes the
 * button's place and is pressed in the same way.
 */
export function OnDemand({ preload, popup, trigger, children }: OnDemandProps) {
  const [press, setPress] = useState<'key' | 'pointer'>();
  const ahead = () => {
    // Offline this fails now, and again, and is said, when it is pressed.
    preload().catch(() => undefined);
  };
  const held = (
    <Slot
      aria-haspopup={popup}
      aria-expanded={false}
      // A click that no pointer made comes from a key, or from assistive technology.
      onClick={(event) => setPress(event.detail === 0 ? 'key' : 'pointer')}
      onPointerEnter={ahead}
      onFocus={ahead}
    >
      {trigger}
    </Slot>
  );
  if (press === undefined) return held;
  return (
    <Suspense fallback={held}>
      <Pressed popup={popup} by={press}>
        {children}
      </Pressed>
    </Suspense>
  );
}

interface PressedProps {
  readonly popup: OnDemandProps['popup'];
  readonly by: 'key' | 'pointer';
  readonly children: ReactNode;
}

/** Presses its button once, as the one before it was: by key a menu begins at its first item. */
function Pressed({ popup, by, children }: PressedProps) {
  const box = useRef<HTMLSpanElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    const button = box.current?.querySelector('button');
    if (pressed.current || button === null || button === undefined) return;
    pressed.current = true;
    button.focus();
    const event = { bubbles: true, cancelable: true };
    if (popup === 'dialog') button.click();
    else if (by === 'key')
      button.dispatchEvent(new KeyboardEvent('keydown', { ...event, key: 'Enter' }));
    else button.dispatchEvent(new PointerEvent('pointerdown', { ...event, button: 0 }));
  }, [popup, by]);
  return (
    <span ref={box} className="contents">
      {children}
    </span>
  );
}

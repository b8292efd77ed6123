import { Slot } from 'radix-ui/slot';
import { type ReactElement, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

export interface LazyOverlayProps {
  /** Loads the module of `children`. Called when the trigger is pointed at or focused. */
  readonly preload: () => Promise<unknown>;
  readonly popup: 'menu' | 'dialog';
  /** The button that opens the overlay, with the looks that it has in `children`. */
  readonly trigger: ReactElement;
  /** The whole overlay, closed, with its trigger. */
  readonly children: ReactNode;
}

/**
 * Renders only the trigger of an overlay until it is pressed, which keeps menus and popovers out of
 * the first load. Then renders the overlay in its place and repeats the press.
 */
export function LazyOverlay({ preload, popup, trigger, children }: LazyOverlayProps) {
  const [press, setPress] = useState<'key' | 'pointer'>();
  const ahead = () => {
    preload().catch(() => undefined);
  };
  /** A module that is missing while online fails visibly; offline, the overlay stays closed. */
  const open = async (by: 'key' | 'pointer') => {
    const isLoaded = await preload().then(
      () => true,
      () => false,
    );
    if (isLoaded || navigator.onLine) setPress(by);
  };
  const held = (
    <Slot
      aria-haspopup={popup}
      aria-expanded={false}
      // A click that no pointer made comes from a key, or from assistive technology.
      onClick={(event) => void open(event.detail === 0 ? 'key' : 'pointer')}
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
  readonly popup: LazyOverlayProps['popup'];
  readonly by: 'key' | 'pointer';
  readonly children: ReactNode;
}

/** Presses its button once, in the same way: a key focuses a menu's first item. */
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

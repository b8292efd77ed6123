import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds after which phones treat a press as a long press. */
const long = 500;
/** A finger that moves further scrolls, in pixels. */
const still = 10;

/** Returns handlers that call `onLongPress` when a finger stays where it pressed. */
export function useLongPress(onLongPress: (() => void) | undefined) {
  const press = useRef<{ readonly x: number; readonly y: number; readonly timer: number }>(null);
  const [end] = useState(() => () => {
    if (press.current !== null) window.clearTimeout(press.current.timer);
    press.current = null;
  });
  useEffect(() => end, [end]);
  if (onLongPress === undefined) return {};
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      end();
      if (pointerType !== 'touch' || !isPrimary) return;
      const timer = window.setTimeout(() => {
        press.current = null;
        onLongPress();
      }, long);
      press.current = { x: clientX, y: clientY, timer };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = press.current;
      if (from !== null && Math.hypot(clientX - from.x, clientY - from.y) > still) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

import { type RefObject, useLayoutEffect } from 'react';
import { makeRoomBelow, withdrawAllRoom } from './room-below.ts';

/** Bars at the bottom of a screen, a dialog or a drawer, which hold its actions. */
const bars = [
  'app-shell-footer',
  'app-shell-bottom-bar',
  'record-form-actions',
  'selection-bar',
  'dialog-footer',
  'alert-dialog-actions',
]
  .map((slot) => `[data-slot=${slot}]`)
  .join();

/**
 * Keeps an element at the bottom of the window above the bars that it would cover, while it is shown. What scrolls
 * under it can be scrolled further.
 * Bars come with screens and dialogs, and are higher where their buttons wrap.
 */
export function useAboveBars(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const shown = isShown ? element.current : null;
    return shown === null ? undefined : keepAboveBars(shown);
  }, [element, isShown]);
}

/** @returns a function that ends it. */
function keepAboveBars(element: HTMLElement): () => void {
  const place = () => {
    const bottom = `${coveredHeight(element)}px`;
    if (element.style.bottom !== bottom) element.style.bottom = bottom;
    makeRoomBelow(element);
  };
  let frame = 0;
  const placeSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  place();
  // It is called before the new size is painted.
  const sizes = new ResizeObserver(place);
  sizes.observe(element);
  const changes = new MutationObserver(placeSoon);
  changes.observe(document.body, { childList: true, subtree: true });
  // A drawer has its place once it has slid in.
  const moves = ['animationend', 'transitionend', 'scroll', 'resize'];
  for (const move of moves) window.addEventListener(move, placeSoon, { capture: true });
  return () => {
    cancelAnimationFrame(frame);
    withdrawAllRoom();
    sizes.disconnect();
    changes.disconnect();
    for (const move of moves) window.removeEventListener(move, placeSoon, { capture: true });
  };
}

/** Returns the height of the bars below an element that would otherwise be at the bottom of the window. */
function coveredHeight(element: HTMLElement): number {
  const { clientHeight } = document.documentElement;
  const { left, right, height } = element.getBoundingClientRect();
  const boxes = [...document.querySelectorAll(bars)]
    // A bar that a modal dialog covers can't be used.
    .filter((bar) => bar.closest('[aria-hidden="true"], [inert]') === null)
    .map((bar) => bar.getBoundingClientRect())
    .toSorted((one, other) => other.bottom - one.bottom);
  let end = clientHeight;
  for (const box of boxes) {
    const isBeside = box.height === 0 || box.right <= left || box.left >= right;
    if (!isBeside && box.top < end && box.bottom > end - height) end = box.top;
  }
  // In a very low window all of it is seen, and lies over a bar.
  return Math.max(0, Math.min(clientHeight - end, clientHeight - height));
}

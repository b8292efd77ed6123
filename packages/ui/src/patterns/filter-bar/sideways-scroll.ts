import type { FocusEvent, WheelEvent } from 'react';

/**
 * Properties of an element whose content stays in one line and scrolls sideways where it doesn't fit:
 * by wheel, by finger, and with the focus. It fades at its end, where it has room for that.
 */
export const sidewaysScroll = {
  className:
    '-my-1 -ms-1 min-w-0 scroll-px-5 overflow-x-auto overscroll-x-contain py-1 ps-1 pe-5 [mask-image:linear-gradient(to_right,#000_calc(100%-1.25rem),transparent)] [scrollbar-width:none] rtl:[mask-image:linear-gradient(to_left,#000_calc(100%-1.25rem),transparent)]',
  onFocus: ({ target }: FocusEvent<HTMLElement>) => reveal(target.closest('li') ?? target),
  onWheel: ({ currentTarget, deltaX, deltaY }: WheelEvent<HTMLElement>) => {
    if (deltaX !== 0) return;
    const isReversed = getComputedStyle(currentTarget).direction === 'rtl';
    currentTarget.scrollLeft += isReversed ? -deltaY : deltaY;
  },
};

/** Scrolls the line around an element so far that all of it is in sight. */
export function reveal(element: Element): void {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

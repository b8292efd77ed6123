import { observeElementRect, Virtualizer } from '@tanstack/react-virtual';

export interface VirtualWindowOptions {
  readonly count: number;
  /** Size of an item, in pixels. */
  readonly sizeOf: (index: number) => number;
  readonly horizontal: boolean;
  /** Returns the positions of items for a position of the scrollbar. */
  readonly toItems: (scrolled: number) => number;
  readonly onChange: (seen: SeenItems) => void;
}

export interface SeenItems {
  readonly first: number;
  /** The index after the last one. */
  readonly end: number;
  /** The position of the first item in pixels. */
  readonly top: number;
}

/** Milliseconds without scrolling, after which the scrollbar rests. */
const restDelay = 150;

/** Calls `onChange` with the items that are in sight, and some around them, until it is stopped. */
export function observeWindow(
  element: HTMLElement,
  { count, sizeOf, horizontal, toItems, onChange }: VirtualWindowOptions,
): () => void {
  const scrolled = () => Math.abs(horizontal ? element.scrollLeft : element.scrollTop);
  let place = scrolled();
  let drawn: Pick<SeenItems, 'first' | 'end'> | undefined;
  let isScrolling = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const notify = () => {
    if (isScrolling) return;
    const { range } = virtualizer;
    const isApart =
      range !== null &&
      drawn !== undefined &&
      (range.startIndex >= drawn.end || range.endIndex < drawn.first);
    // While the scrollbar is dragged over many, those around them are out of sight in the next frame too:
    // they are drawn when it rests.
    const items = virtualizer
      .getVirtualItems()
      .filter(({ index }) => !isApart || (index >= range.startIndex && index <= range.endIndex));
    const [first, last] = [items[0], items.at(-1)];
    if (first === undefined || last === undefined) return;
    drawn = { first: first.index, end: last.index + 1 };
    const ahead = (virtualizer.scrollOffset ?? 0) - place;
    onChange({ ...drawn, top: Math.max(0, first.start - ahead) });
  };
  const virtualizer = new Virtualizer<HTMLElement, HTMLElement>({
    count,
    estimateSize: sizeOf,
    horizontal,
    overscan: horizontal ? 2 : 8,
    getScrollElement: () => element,
    initialOffset: () => toItems(place),
    // The grid scrolls itself: its offset may be scaled.
    scrollToFn: () => undefined,
    observeElementRect,
    observeElementOffset: (_, report) => {
      const onScroll = () => {
        // Read once: after the rows are drawn, the browser would have to lay them out for it.
        place = scrolled();
        isScrolling = true;
        report(toItems(place), false);
        isScrolling = false;
        // Also where the items are the same: where the offset is scaled, they are drawn elsewhere.
        notify();
        clearTimeout(rest);
        rest = setTimeout(notify, restDelay);
      };
      element.addEventListener('scroll', onScroll, { passive: true });
      onScroll();
      return () => {
        clearTimeout(rest);
        element.removeEventListener('scroll', onScroll);
      };
    },
    onChange: notify,
  });
  const unmount = virtualizer._didMount();
  virtualizer._willUpdate();
  return unmount;
}

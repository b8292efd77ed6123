import { observeElementRect, Virtualizer } from '@tanstack/react-virtual';

export interface VirtualWindowOptions {
  readonly count: number;
  /** Size of an item, in pixels. */
  readonly sizeOf: (index: number) => number;
  readonly horizontal: boolean;
  /** Where the items are, for a place of the scrollbar. */
  readonly toItems: (scrolled: number) => number;
  readonly onChange: (seen: SeenItems) => void;
}

export interface SeenItems {
  readonly first: number;
  /** The index after the last one. */
  readonly end: number;
  /** Where the first one is drawn, in pixels. */
  readonly top: number;
}

/** Calls `onChange` with the items that are in sight, and some around them, until it is stopped. */
export function observeWindow(
  element: HTMLElement,
  { count, sizeOf, horizontal, toItems, onChange }: VirtualWindowOptions,
): () => void {
  const scrolled = () => Math.abs(horizontal ? element.scrollLeft : element.scrollTop);
  let place = scrolled();
  const notify = () => {
    const items = virtualizer.getVirtualItems();
    const [first, last] = [items[0], items.at(-1)];
    if (first === undefined || last === undefined) return;
    const ahead = (virtualizer.scrollOffset ?? 0) - place;
    onChange({
      first: first.index,
      end: last.index + 1,
      top: Math.max(0, first.start - ahead),
    });
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
        report(toItems(place), false);
        // Where the offset is scaled, the same items are drawn elsewhere.
        notify();
      };
      element.addEventListener('scroll', onScroll, { passive: true });
      onScroll();
      return () => element.removeEventListener('scroll', onScroll);
    },
    onChange: notify,
  });
  const unmount = virtualizer._didMount();
  virtualizer._willUpdate();
  return unmount;
}

import { type RefObject, useLayoutEffect, useState } from 'react';
import { type ScaledScroll, scaledScroll } from './scaled-scroll.ts';
import { useWindow } from './use-window.ts';

/** So many are all drawn: more than a screen holds, and few enough to be drawn within a blink. */
export const rowsAtOnce = 100;

export interface DrawnRows {
  readonly first: number;
  /** The index after the last one. */
  readonly end: number;
  /** Height of the rows before and after them. */
  readonly before: number;
  readonly after: number;
  readonly isScaled: boolean;
  /** Scrolls a row into sight. */
  readonly reveal: (row: number) => void;
}

export interface UseDrawnRowsOptions {
  readonly scroll: RefObject<HTMLElement | null>;
  readonly table: RefObject<HTMLTableElement | null>;
  readonly rowCount: number;
}

/** Returns the rows that are drawn: all of a few, or those in sight of many. */
export function useDrawnRows({ scroll, table, rowCount }: UseDrawnRowsOptions): DrawnRows {
  const isVirtual = rowCount > rowsAtOnce;
  const [{ rowHeight, room }, setMeasured] = useState({ rowHeight: 40, room: 0 });
  const scaled: ScaledScroll = scaledScroll(rowCount * rowHeight, room);

  useLayoutEffect(() => {
    const element = scroll.current;
    const head = table.current?.tHead;
    if (!isVirtual || element === null || head == null) return undefined;
    const measure = () => {
      const row = table.current?.querySelector('tbody tr[aria-rowindex]');
      const height = row?.getBoundingClientRect().height ?? 0;
      const foot = table.current?.tFoot?.offsetHeight ?? 0;
      const room = element.clientHeight - head.getBoundingClientRect().height - foot;
      setMeasured((last) => {
        const rowHeight = height > 0 ? height : last.rowHeight;
        return last.rowHeight === rowHeight && last.room === room ? last : { rowHeight, room };
      });
    };
    measure();
    // With the density, the height of the header changes as that of the rows does.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(head);
    return () => observer.disconnect();
  }, [scroll, table, isVirtual]);

  const seen = useWindow(scroll, {
    count: rowCount,
    sizeOf: () => rowHeight,
    horizontal: false,
    toItems: scaled.toRows,
    atOnce: rowsAtOnce,
    sizes: `${rowHeight} ${room}`,
  });
  const { first } = seen;
  const end = Math.min(rowCount, seen.end);
  const before = isVirtual ? Math.max(0, seen.top) : 0;
  return {
    first,
    end,
    before,
    after: isVirtual ? Math.max(0, scaled.height - before - (end - first) * rowHeight) : 0,
    isScaled: scaled.height < rowCount * rowHeight,
    reveal: (row) => {
      const element = scroll.current;
      if (element === null || !isVirtual) return;
      const above = row * rowHeight;
      const below = above + rowHeight - room;
      const offset = scaled.toRows(element.scrollTop);
      if (above < offset) element.scrollTo({ top: scaled.toScroll(above) });
      else if (below > offset) element.scrollTo({ top: scaled.toScroll(below) });
    },
  };
}

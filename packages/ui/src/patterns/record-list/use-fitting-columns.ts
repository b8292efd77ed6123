import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import type { FieldDescriptor, RecordPage } from '../../shapes/index.ts';

interface Measured {
  /** The names of the measured columns. */
  readonly names: string;
  /** The widest that each was seen, in pixels: columns do not come and go from page to page. */
  readonly widths: readonly number[];
}

/**
 * The first columns that fit beside each other without scrolling: the last ones matter least, the
 * first always stays. All of them until they are measured, before the browser paints.
 *
 * @param page Measured again when it changes; nothing is measured while it is absent.
 */
export function useFittingColumns(
  scroll: RefObject<HTMLElement | null>,
  fields: readonly FieldDescriptor[],
  page: RecordPage | undefined,
  enabled: boolean,
): readonly FieldDescriptor[] {
  const names = JSON.stringify(fields.map((field) => field.name));
  const [room, setRoom] = useState<number>();
  const [measured, setMeasured] = useState<Measured>();
  const widths = measured?.names === names ? measured.widths : undefined;
  const shown = enabled && room !== undefined ? fittingCount(widths, room) : undefined;

  useEffect(() => {
    const element = scroll.current;
    if (element === null || !enabled) return undefined;
    const observer = new ResizeObserver(() => setRoom(roomOf(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroll, enabled]);

  const measure = useEffectEvent((element: HTMLElement, of: string) => {
    const seen = [...element.querySelectorAll('thead th[data-column]')].map(
      (header) => header.getBoundingClientRect().width,
    );
    setRoom(roomOf(element));
    setMeasured({
      names: of,
      widths: fields.map((_, index) => Math.max(widths?.[index] ?? 0, seen[index] ?? 0)),
    });
  });
  useLayoutEffect(() => {
    const element = scroll.current;
    if (element === null || !enabled || page === undefined) return;
    // Cells are as wide as what they hold only where they overflow together.
    if (shown === 1 || element.scrollWidth <= element.clientWidth) return;
    // Widths can only be measured once the cells are in the page.
    // oxlint-disable-next-line react/set-state-in-effect
    measure(element, names);
  }, [scroll, enabled, names, page, shown]);

  return shown === undefined ? fields : fields.slice(0, shown);
}

/** Returns the width beside the column with the rows' checkboxes, if any. */
function roomOf(element: HTMLElement): number {
  const selection = element.querySelector('thead th:not([data-column])');
  return element.clientWidth - (selection?.getBoundingClientRect().width ?? 0);
}

/** Undefined where nothing overflowed so far. */
function fittingCount(widths: readonly number[] | undefined, room: number): number | undefined {
  if (widths === undefined) return undefined;
  let used = 0;
  let count = 0;
  for (const width of widths) {
    used += width;
    if (used > room) break;
    count += 1;
  }
  return Math.max(1, count);
}

/** The tallest element that every browser draws: Firefox stops at 17.8, Chromium at 33.5 million pixels. */
const tallest = 8_000_000;

export interface ScaledScroll {
  /** Height of the rows in the page, in pixels. */
  readonly height: number;
  /** Returns the position of rows for a position of the scrollbar. */
  readonly toRows: (scrollTop: number) => number;
  /** The place of the scrollbar that shows the rows there. */
  readonly toScroll: (offset: number) => number;
}

/**
 * Scrolls rows that are taller together than an element can be: the scrollbar then moves over fewer pixels than
 * the rows have, in proportion, so that its end is the last row.
 *
 * @param total Height of all rows.
 * @param room Height that is in sight.
 */
export function scaledScroll(total: number, room: number, limit = tallest): ScaledScroll {
  if (total <= limit) return { height: total, toRows: (top) => top, toScroll: (offset) => offset };
  const factor = Math.max(1, total - room) / Math.max(1, limit - room);
  return {
    height: limit,
    toRows: (top) => top * factor,
    toScroll: (offset) => offset / factor,
  };
}

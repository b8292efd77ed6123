/** The web vitals of one screen. */
export interface Vitals {
  /** Milliseconds until the largest content was painted. */
  readonly largestPaint: number;
  /** The score of all unexpected layout shifts: at least that of their worst window. */
  readonly shifts: number;
  /** The longest time from an input to the next paint, in milliseconds; 0 where all took under 16. */
  readonly input: number;
}

declare global {
  interface Window {
    vitals: Vitals;
  }
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Runs in the page before its own script. */
export function watchVitals(): void {
  const vitals = { largestPaint: Number.NaN, shifts: 0, input: 0 };
  window.vitals = vitals;
  const entries = {
    observe(
      init: { type: string; durationThreshold?: number },
      take: (entry: PerformanceEntry) => void,
    ): void {
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) take(entry);
      });
      observer.observe({ ...init, buffered: true });
    },
  };
  entries.observe({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    vitals.largestPaint = startTime;
  });
  entries.observe({ type: 'layout-shift' }, (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) vitals.shifts += value;
  });
  entries.observe({ type: 'event', durationThreshold: 16 }, (entry) => {
    const { interactionId, duration } = entry as PerformanceEventTiming;
    // Movements of the pointer have no number: they are no interactions.
    if (interactionId > 0) vitals.input = Math.max(vitals.input, duration);
  });
}

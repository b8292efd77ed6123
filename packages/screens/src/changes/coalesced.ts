/** At most one reading in this time, in milliseconds. */
const gap = 3_000;

/** A reading without an answer is given up after this time, in milliseconds. */
const patience = 30_000;

export interface Coalesced {
  /** Asks for a reading: at once, after the gap, after the one under way, or when the page is seen again. */
  readonly call: () => void;
  readonly stop: () => void;
}

/**
 * Makes one reading of many calls: never two at once, so that no answer overtakes another, and none while
 * nobody sees the page.
 *
 * @param latest When the rows were last read, in milliseconds since 1970.
 */
export function coalesced(
  read: (signal: AbortSignal) => Promise<void>,
  latest: () => number,
): Coalesced {
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let started = 0;
  let isDue = false;

  const wait = () => Math.max(0, Math.max(latest(), started) + gap - Date.now());

  function call(): void {
    isDue = true;
    if (document.hidden || isReading || timer !== undefined || stopped.signal.aborted) return;
    timer = setTimeout(() => void start(), wait());
  }

  async function start(): Promise<void> {
    timer = undefined;
    isDue = false;
    isReading = true;
    started = Date.now();
    try {
      await read(AbortSignal.any([stopped.signal, AbortSignal.timeout(patience)]));
    } finally {
      isReading = false;
      if (isDue) call();
    }
  }

  return {
    call,
    stop() {
      stopped.abort();
      clearTimeout(timer);
    },
  };
}

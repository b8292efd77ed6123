import type { Sought } from './applications.ts';

/** The times that the page records of itself, in milliseconds since its navigation. */
export interface ScreenWatch {
  /** When the first row was painted. */
  readonly firstRow: Promise<number>;
  /** When the browser first painted anything. */
  readonly firstPaint: Promise<number>;
  /**
   * Waits until nothing has arrived and no long task has run for half a second. Returns when the first
   * row was painted and the last long task over.
   */
  readonly interactive: () => Promise<number>;
  /** Bytes of scripts, styles and fonts that had arrived by then, compressed. */
  readonly bytes: (until: number) => Bytes;
  /** Begins to look for what an input is going to show. */
  readonly seek: (sought: Sought) => void;
  /** The time from the last input until it was painted. */
  answer: Promise<number>;
  /** The time that the page spent on the last key and the frame that shows it. */
  key: Promise<number>;
  /** Goes back, as the browser's button does. */
  readonly back: () => void;
}

export interface Bytes {
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
}

declare global {
  interface Window {
    screenWatch: ScreenWatch;
  }
}

/** Runs in the page before its own script: the same code for every application. */
export function watchScreen(firstRow: Sought): void {
  const last = { input: 0, keydown: 0, answer: 0, arrival: 0, longTask: 0 };
  const entries = {
    observe(type: string, take: (entry: PerformanceEntry) => void): void {
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) take(entry);
      });
      observer.observe({ type, buffered: true });
    },
    observeEnds(type: string, kind: 'arrival' | 'longTask'): void {
      entries.observe(type, ({ startTime, duration }) => {
        last[kind] = Math.max(last[kind], startTime + duration);
      });
    },
  };
  const frames = {
    next(): Promise<number> {
      return new Promise((resolve) => requestAnimationFrame(resolve));
    },
    /** A message that is sent within a frame arrives when that frame has been painted. */
    painted(): Promise<number> {
      return new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          port1.close();
          resolve(performance.now());
        });
        port1.start();
        port2.postMessage('painted');
      });
    },
  };
  const content = {
    isShown({ selector, text }: Sought): boolean {
      return [...document.querySelectorAll(selector)].some((element) =>
        (element instanceof HTMLInputElement ? element.value : element.textContent).includes(text),
      );
    },
    async painted(sought: Sought): Promise<number> {
      do await frames.next();
      while (!content.isShown(sought));
      return frames.painted();
    },
  };

  entries.observeEnds('longtask', 'longTask');
  entries.observeEnds('resource', 'arrival');
  const firstRowPainted = content.painted(firstRow);
  const watch: ScreenWatch = {
    // It is reported when the screen has shown it, which may be after the page went on.
    firstPaint: new Promise((resolve) => {
      entries.observe('paint', ({ name, startTime }) => {
        if (name === 'first-paint') resolve(startTime);
      });
    }),
    firstRow: firstRowPainted,
    async interactive() {
      const shown = await firstRowPainted;
      const lastActive = () => Math.max(shown, last.longTask, last.arrival, last.answer);
      while (performance.now() - lastActive() < 500) await frames.next();
      return Math.max(shown, last.longTask);
    },
    bytes(until) {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const arrived = files.filter(({ responseEnd }) => responseEnd <= until);
      const sum = (kind: RegExp) =>
        arrived
          .filter(({ name }) => kind.test(new URL(name).pathname))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      return { scripts: sum(/\.js$/), styles: sum(/\.css$/), fonts: sum(/\.(?:woff2?|ttf)$/) };
    },
    seek(sought) {
      watch.answer = content.painted(sought).then((now) => {
        last.answer = now;
        return now - last.input;
      });
    },
    answer: Promise.resolve(Number.NaN),
    key: Promise.resolve(Number.NaN),
    back() {
      last.input = performance.now();
      history.back();
    },
  };
  window.screenWatch = watch;

  for (const type of ['click', 'keydown', 'input']) {
    addEventListener(type, ({ timeStamp }) => (last.input = timeStamp), { capture: true });
  }
  addEventListener('keydown', ({ timeStamp }) => (last.keydown = timeStamp), { capture: true });
  // Here the application's own listeners have run, and what React renders at once.
  addEventListener('input', () => {
    const handled = performance.now() - last.keydown;
    watch.key = frames.next().then(async () => {
      // Until now, the page waited for the screen to be ready for a frame.
      const started = performance.now();
      return handled + (await frames.painted()) - started;
    });
  });
}

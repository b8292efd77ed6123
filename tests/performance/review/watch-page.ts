/** The functions called from outside the page, and the times that it records, in milliseconds. */
export interface PageWatch {
  /** From the navigation until the first picture of the first change was painted. */
  readonly opened: Promise<number>;
  /** From the last key until the frame with its answer was painted. */
  answered: Promise<number>;
  /** From the last key until the pictures in sight were painted. */
  pictured: Promise<number>;
  /** The time from each key press to the next frame, as the browser reports it. */
  readonly inputs: number[];
  /** Scrolls the list from its start to its end, and tells the length of every frame. */
  readonly scroll: (count: number) => Promise<readonly number[]>;
}

declare global {
  interface Window {
    pageWatch: PageWatch;
  }
}

/** Runs in the page before its own script: times are taken there, with no way to and fro in them. */
export function watchPage(): void {
  const inputs: number[] = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'keydown') inputs.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  const frames = {
    next(): Promise<number> {
      return new Promise((resolve) => requestAnimationFrame(resolve));
    },
    /** A message that is sent in a frame arrives when the frame was painted. */
    painted(): Promise<void> {
      return new Promise((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            port1.close();
            resolve();
          });
          port1.start();
          port2.postMessage('painted');
        });
      });
    },
  };
  const change = {
    /** All that a key can change in what is looked at: its name, standing, group and view. */
    shown(): string {
      const panel = document.querySelector('#change');
      const frame = panel?.querySelector('section[tabindex="0"]');
      return `${panel?.firstElementChild?.textContent} ${frame?.getAttribute('aria-label')}`;
    },
    async picturesPainted(): Promise<void> {
      for (;;) {
        const images = [...document.querySelectorAll<HTMLImageElement>('#change img')].filter(
          (image) => image.getBoundingClientRect().top < innerHeight,
        );
        if (images.length > 0 && images.every(({ complete }) => complete)) {
          // A picture that was replaced meanwhile is not decoded, and not in sight.
          await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
          return frames.painted();
        }
        await frames.next();
      }
    },
  };

  const watch: PageWatch = {
    opened: change.picturesPainted().then(() => performance.now()),
    answered: Promise.resolve(Number.NaN),
    pictured: Promise.resolve(Number.NaN),
    inputs,
    async scroll(count) {
      const list = document.querySelector('nav')!;
      const lengths: number[] = [];
      let before = await frames.next();
      for (let frame = 1; frame <= count; frame++) {
        list.scrollTop = ((list.scrollHeight - list.clientHeight) * frame) / count;
        const now = await frames.next();
        lengths.push(now - before);
        before = now;
      }
      return lengths;
    },
  };
  window.pageWatch = watch;

  let lastKey: KeyboardEvent;
  addEventListener(
    'keydown',
    (event) => {
      const { timeStamp } = event;
      lastKey = event;
      const before = change.shown();
      // A key that only opens a dialog changes none of this: the next key ends its wait.
      const isAwaited = (): boolean => change.shown() === before && event === lastKey;
      const answer = async (): Promise<number> => {
        while (isAwaited()) await frames.next();
        await frames.painted();
        return performance.now() - timeStamp;
      };
      watch.answered = answer();
      watch.pictured = watch.answered.then(async () => {
        await change.picturesPainted();
        return performance.now() - timeStamp;
      });
    },
    { capture: true },
  );
}

import type { BrowserContext } from 'playwright';

/**
 * Holds a page still before any of its modules runs: the clock stands at `moment`, chance begins
 * again with every story, nothing moves, and no caret blinks. Timers go on: stories wait with them.
 */
export async function holdStill(
  context: BrowserContext,
  { moment, moves }: { readonly moment: Date; readonly moves: boolean },
): Promise<void> {
  await context.addInitScript(stillPage, { time: moment.getTime(), moves });
}

declare global {
  interface Window {
    /** Begins chance again, as it always is for the story of that name. */
    startChance(storyId: string): void;
    /** How many answers the page waits for. */
    requestsUnderWay: number;
    /** Goes up whenever the page asks for something, and when it is answered. */
    requestSteps: number;
    /**
     * What is said aloud stays in the page for a second (Radix) or more (React Aria, and its element
     * for all stories to come): hidden, it is in no picture and no words.
     */
    hideAnnouncers(hidden: boolean): void;
    /** Messages that would go by themselves stay, as they do while they are pointed at. */
    holdMessages(): void;
    /** Goes up whenever something in the page changes. */
    stirrings: number;
  }
}

/** What is used of Temporal, which TypeScript does not know yet. */
interface StillTemporal {
  readonly Now: { timeZoneId(): string };
  readonly Instant: {
    fromEpochMilliseconds(time: number): {
      toZonedDateTimeISO(zone: string): {
        toPlainDateTime(): unknown;
        toPlainDate(): unknown;
        toPlainTime(): unknown;
      };
    };
  };
}

/** Runs in the page, so that it must stand alone. */
function stillPage({ time, moves }: { readonly time: number; readonly moves: boolean }): void {
  // Storybook's highlights measure every element whenever one changes: a seventh of a story's time.
  Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });

  const RunningDate = Date;
  globalThis.Date = new Proxy(RunningDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [time] : given, newTarget) as Date,
    apply: () => new RunningDate(time).toString(),
    get: (target, name) => (name === 'now' ? () => time : (Reflect.get(target, name) as unknown)),
  });

  holdTemporal();

  // mulberry32: 32 bits of state are plenty for what a story shows by chance.
  let state = 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    if (array === null) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let index = 0; index < bytes.length; index++) bytes[index] = next() & 0xff;
    return array;
  };
  crypto.randomUUID = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = (bytes[6]! & 0x0f) | 0x40;
    bytes[8] = (bytes[8]! & 0x3f) | 0x80;
    const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const parts = [0, 8, 12, 16, 20].map((from, index, starts) =>
      digits.slice(from, starts[index + 1]),
    );
    return parts.join('-') as ReturnType<typeof crypto.randomUUID>;
  };
  window.startChance = (storyId) => {
    // Each story has its own: what is named by chance in one must not meet itself in the next.
    state = Array.from(storyId).reduce(
      (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619),
      2166136261,
    );
  };

  function holdTemporal(): void {
    const { Temporal } = globalThis as { Temporal?: StillTemporal };
    if (Temporal === undefined) return;
    const instant = Temporal.Instant.fromEpochMilliseconds(time);
    const zoned = (zone: string = Temporal.Now.timeZoneId()) => instant.toZonedDateTimeISO(zone);
    Object.assign(Temporal.Now, {
      instant: () => instant,
      zonedDateTimeISO: zoned,
      plainDateTimeISO: (zone?: string) => zoned(zone).toPlainDateTime(),
      plainDateISO: (zone?: string) => zoned(zone).toPlainDate(),
      plainTimeISO: (zone?: string) => zoned(zone).toPlainTime(),
    });
  }

  window.hideAnnouncers = (hidden) => {
    const announcers = '[data-live-announcer], body > [role="status"]';
    for (const element of document.querySelectorAll<HTMLElement>(announcers)) {
      if (element.hidden !== hidden) element.hidden = hidden;
    }
  };

  window.holdMessages = () => {
    const region = document.querySelector('[data-slot="toast-viewport"]')?.closest('[role=region]');
    region?.dispatchEvent(new PointerEvent('pointermove'));
  };

  window.stirrings = 0;
  new MutationObserver((changes) => {
    window.stirrings += changes.length;
  }).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });

  window.requestsUnderWay = 0;
  window.requestSteps = 0;
  const send = window.fetch;
  window.fetch = async (...given) => {
    window.requestsUnderWay += 1;
    window.requestSteps += 1;
    try {
      return await send(...given);
    } finally {
      window.requestsUnderWay -= 1;
      window.requestSteps += 1;
    }
  };

  if (moves) return;
  // Not even an animation of no length: what begins one is drawn apart from the page for a while,
  // now and then for good, and its rounded corners come out a shade otherwise.
  // Forced colours take the caret's: there it is seen, and stands.
  const style = document.createElement('style');
  style.textContent = `*, ::before, ::after {
    animation: none !important; transition: none !important; scroll-behavior: auto !important;
    caret-color: transparent !important; caret-animation: manual !important;
  }`;
  const add = (): void => {
    document.documentElement.append(style);
  };
  // Before the parser has made the element there is nowhere to put it.
  if (document.documentElement === null) {
    new MutationObserver((_changes, observer) => {
      if (document.documentElement === null) return;
      observer.disconnect();
      add();
    }).observe(document, { childList: true });
  } else add();
}

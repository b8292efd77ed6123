import type { BrowserContext } from 'playwright';

export interface Frozen {
  readonly now: Date;
  readonly toasts: string | undefined;
  /** Animations and transitions run, as they do for most people. */
  readonly isAnimated: boolean;
}

/**
 * Makes pages the same every time, before any of their modules runs: the clock is stopped, random
 * numbers are the same for each story, nothing is animated, the caret doesn't blink, and no pointer is
 * over the page but that of the story. Timers run, because stories wait with them.
 */
export async function freezePages(
  context: BrowserContext,
  { now, toasts, isAnimated }: Frozen,
): Promise<void> {
  await context.addInitScript(freezePage, { time: now.getTime(), toasts, isAnimated });
}

declare global {
  interface Window {
    /** Starts the sequence of random numbers of a story. */
    seedRandom(storyId: string): void;
    /** Number of requests without an answer. */
    pendingRequests: number;
    /** Number of requests and answers so far. */
    requestEvents: number;
    /**
     * Announcements stay in the page for a second (Radix) or more (React Aria, whose element is shared
     * by all stories): hidden, they are in no picture and no accessibility tree.
     */
    hideAnnouncers(hidden: boolean): void;
    /** Keeps toasts open, as a pointer over them does. */
    keepToasts(): void;
    /** Number of changes of the document so far. */
    mutations: number;
  }
}

/** The part of Temporal that is used, which TypeScript does not have yet. */
interface FrozenTemporal {
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

/** Runs in the page, so it can't use anything outside itself. */
function freezePage({
  time,
  toasts,
  isAnimated,
}: Omit<Frozen, 'now'> & { readonly time: number }): void {
  // Storybook's highlights measure every element after each change, a seventh of a story's time.
  Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });

  const RunningDate = Date;
  globalThis.Date = new Proxy(RunningDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [time] : given, newTarget) as Date,
    apply: () => new RunningDate(time).toString(),
    get: (target, name) => (name === 'now' ? () => time : (Reflect.get(target, name) as unknown)),
  });

  freezeTemporal();

  // mulberry32: 32 bits of state are enough for stories.
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
    const parts = digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    return parts as ReturnType<typeof crypto.randomUUID>;
  };
  window.seedRandom = (storyId) => {
    // Each story has its own: a random name in one must not meet itself in the next.
    state = Array.from(storyId).reduce(
      (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619),
      2166136261,
    );
  };

  function freezeTemporal(): void {
    const { Temporal } = globalThis as { Temporal?: FrozenTemporal };
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

  window.keepToasts = () => {
    if (toasts === undefined) return;
    document.querySelector(toasts)?.dispatchEvent(new PointerEvent('pointermove'));
  };

  // Kept from half a second after it came: on a slow machine, a toast would end before its story does.
  const schedule = window.setTimeout.bind(window);
  let keeping: number | undefined;
  const keepToastsSoon = (): void => {
    keeping ??= schedule(() => {
      keeping = undefined;
      window.keepToasts();
    }, 500);
  };

  window.mutations = 0;
  new MutationObserver((changes) => {
    window.mutations += changes.length;
    keepToastsSoon();
  }).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });

  // After a layout, Chromium reports that an unmoved pointer is at the corner of the page. It
  // would end what a story hovers, or not, depending on which of the two comes first.
  const hovering = ['over', 'enter', 'out', 'leave'];
  for (const type of hovering.flatMap((name) => [`pointer${name}`, `mouse${name}`])) {
    window.addEventListener(
      type,
      (event) => {
        if (event.isTrusted) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }

  window.pendingRequests = 0;
  window.requestEvents = 0;
  const send = window.fetch;
  window.fetch = async (...given) => {
    window.pendingRequests += 1;
    window.requestEvents += 1;
    try {
      return await send(...given);
    } finally {
      window.pendingRequests -= 1;
      window.requestEvents += 1;
    }
  };

  if (isAnimated) return;
  // Not even animations of no length: an element that starts one is drawn apart from the page for a
  // while, sometimes for good, and its rounded corners then have another shade.
  // Forced colours override the colour of the caret: there it shows, and doesn't blink.
  const style = document.createElement('style');
  style.textContent = `*, ::before, ::after {
    animation: none !important; transition: none !important; scroll-behavior: auto !important;
    caret-color: transparent !important; caret-animation: manual !important;
  }`;
  const add = (): void => {
    document.documentElement.append(style);
  };
  // The parser may not have created the root element yet.
  if (document.documentElement === null) {
    new MutationObserver((_changes, observer) => {
      if (document.documentElement === null) return;
      observer.disconnect();
      add();
    }).observe(document, { childList: true });
  } else add();
}

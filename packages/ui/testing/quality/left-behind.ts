/** Watches what code takes hold of in the page from now on, until it is asked what it kept. */
export interface Watch {
  /** Returns everything that was not released, one line each. */
  readonly kept: () => readonly string[];
  readonly stop: () => void;
}

/** Timers shorter than this run out by themselves before anybody minds. */
const longTimer = 100;

/** The time for which React Aria keeps announcements in its live region. */
const announcements = [4000, 7000];

/** Elements that libraries add once: a module's stylesheet, React Aria's, and its live region; and Storybook's own. */
const forGood =
  'link[rel=stylesheet], link[rel=modulepreload], [data-live-announcer], #react-aria-pressable-style, #storybook-root, #storybook-docs, .sb-wrapper';

/** Attributes by which Storybook and its toolbar set each story's look. */
const setByCatalogue =
  /^((dir|lang|data-theme|data-contrast|data-density|data-direction)=|class=sb-|style=filter: none;$|style=$)/;

/** Watches everything that a component can take hold of. */
export function watchPage(): Watch {
  const held: Held = new Map();
  return watch(held, [
    ...[window, document, document.documentElement, document.body].map((target) =>
      watchListeners(target, held),
    ),
    ...(['ResizeObserver', 'MutationObserver', 'IntersectionObserver'] as const).map((name) =>
      watchObservers(name, held),
    ),
    ...watchAllTimers(held),
  ]);
}

/**
 * Watches what a story can pass on to the next one: timers, elements, attributes of the page. Listeners and
 * observers are left out: libraries keep theirs from the first story that needs them. Storage is
 * cleared between stories.
 */
export function watchStory(): Watch {
  const held: Held = new Map();
  return watch(held, watchAllTimers(held));
}

function watch(held: Held, restores: readonly (() => void)[]): Watch {
  const before = surroundings();
  return {
    kept: () => [...held.values(), ...surroundings().filter((line) => !before.includes(line))],
    stop: () => {
      for (const restore of restores) restore();
    },
  };
}

/**
 * Returns whether a timer belongs to what serves every story of a page: Storybook, the service worker's client,
 * and the embedded Postgres.
 */
function isCatalogueCode(stack = ''): boolean {
  const [, , caller = ''] = stack.split('\n');
  return caller.includes('/assets/iframe-') || stack.includes('/pglite');
}

function watchAllTimers(held: Held): readonly (() => void)[] {
  return [
    watchTimers('setInterval', 'clearInterval', 0, held),
    watchTimers('setTimeout', 'clearTimeout', longTimer, held),
  ];
}

/** The elements beside the story, and the attributes of the page. */
function surroundings(): readonly string[] {
  const { documentElement, head, body } = document;
  const set = [documentElement, body].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => !setByCatalogue.test(`${name}=${value}`))
      .map(({ name, value }) => `${element.localName}[${name}="${value}"]`),
  );
  const standing = [head, body].flatMap((element) => {
    const tags = [...element.children].filter((child) => !child.matches(forGood)).map(startTag);
    return tags.map((tag, index) => {
      const before = tags.slice(0, index).filter((other) => other === tag).length;
      return `in ${element.localName}: ${tag}${before === 0 ? '' : `, number ${before + 1}`}`;
    });
  });
  return [...set, ...standing];
}

function startTag(element: Element): string {
  const [tag = ''] = /^<[^>]*>/.exec(element.outerHTML) ?? [];
  return tag;
}

type Held = Map<unknown, string>;

function watchListeners(target: EventTarget, held: Held): () => void {
  const identities = new Map<unknown, Map<string, symbol>>();
  const identity = (
    type: string,
    listener: unknown,
    options: boolean | EventListenerOptions = false,
  ): symbol => {
    const capture = typeof options === 'object' ? options.capture : options;
    const key = `${type} ${capture === true}`;
    const known = identities.get(listener) ?? new Map<string, symbol>();
    identities.set(listener, known);
    const found = known.get(key) ?? Symbol(key);
    known.set(key, found);
    return found;
  };
  const add = Reflect.get(target, 'addEventListener');
  const remove = Reflect.get(target, 'removeEventListener');
  Object.assign(target, {
    addEventListener(type: string, listener: EventListener, options?: AddEventListenerOptions) {
      const key = identity(type, listener, options);
      if (options?.once !== true) held.set(key, `a listener for ${type}`);
      options?.signal?.addEventListener('abort', () => held.delete(key));
      add.call(target, type, listener, options);
    },
    removeEventListener(type: string, listener: EventListener, options?: EventListenerOptions) {
      held.delete(identity(type, listener, options));
      remove.call(target, type, listener, options);
    },
  });
  return () => {
    Reflect.deleteProperty(target, 'addEventListener');
    Reflect.deleteProperty(target, 'removeEventListener');
  };
}

function watchObservers(
  name: 'ResizeObserver' | 'MutationObserver' | 'IntersectionObserver',
  held: Held,
): () => void {
  const prototype = window[name].prototype as ResizeObserver;
  const observe = Reflect.get(prototype, 'observe');
  const disconnect = Reflect.get(prototype, 'disconnect');
  // A MutationObserver has none.
  const unobserve = Reflect.get(prototype, 'unobserve') as ResizeObserver['unobserve'] | undefined;
  const targets = new Map<ResizeObserver, Set<Element>>();
  prototype.observe = function watched(this: ResizeObserver, element, options) {
    targets.set(this, (targets.get(this) ?? new Set()).add(element));
    held.set(this, `a ${name}`);
    observe.call(this, element, options);
  };
  prototype.disconnect = function watched(this: ResizeObserver) {
    held.delete(this);
    disconnect.call(this);
  };
  if (unobserve !== undefined)
    prototype.unobserve = function watched(this: ResizeObserver, element) {
      targets.get(this)?.delete(element);
      if (targets.get(this)?.size === 0) held.delete(this);
      unobserve.call(this, element);
    };
  return () => {
    Object.assign(prototype, { observe, disconnect }, unobserve && { unobserve });
  };
}

function watchTimers(
  start: 'setTimeout' | 'setInterval',
  clear: 'clearTimeout' | 'clearInterval',
  from: number,
  held: Held,
): () => void {
  const original = { [start]: window[start], [clear]: window[clear] };
  Object.assign(window, {
    [start]: (callback: () => void, delay = 0, ...rest: unknown[]) => {
      const id = Reflect.apply(original[start] as typeof setTimeout, window, [
        () => {
          if (start === 'setTimeout') held.delete(`${start} ${id}`);
          Reflect.apply(callback, window, rest);
        },
        delay,
      ]) as unknown as number;
      if (delay >= from && !announcements.includes(delay) && !isCatalogueCode(new Error().stack))
        held.set(`${start} ${id}`, `a timer of ${delay} ms`);
      return id;
    },
    [clear]: (id: number) => {
      held.delete(`${start} ${id}`);
      Reflect.apply(original[clear] as typeof clearTimeout, window, [id]);
    },
  });
  return () => {
    Object.assign(window, original);
  };
}

/** Watches what code takes hold of in the page from now on, until it is asked what it kept. */
export interface Watch {
  /** What was taken and not given back, one line a thing. */
  readonly kept: () => readonly string[];
  readonly stop: () => void;
}

/** Timers shorter than this run out by themselves before anybody minds. */
const longTimer = 100;

export function watchPage(): Watch {
  const held = new Map<unknown, string>();
  const restores = [
    ...[window, document, document.documentElement, document.body].map((target) =>
      watchListeners(target, held),
    ),
    ...(['ResizeObserver', 'MutationObserver', 'IntersectionObserver'] as const).map((name) =>
      watchObservers(name, held),
    ),
    watchTimers('setInterval', 'clearInterval', 0, held),
    watchTimers('setTimeout', 'clearTimeout', longTimer, held),
  ];
  const before = surroundings();
  return {
    kept: () => [...held.values(), ...surroundings().filter((line) => !before.includes(line))],
    stop: () => {
      for (const restore of restores) restore();
    },
  };
}

/** What stands in the page beside the story, and what is set on the page itself. */
function surroundings(): readonly string[] {
  const { documentElement, head, body } = document;
  const set = [documentElement, body].flatMap((element) =>
    [...element.attributes].map(({ name, value }) => `${element.localName}[${name}="${value}"]`),
  );
  const standing = [head, body].flatMap((element) =>
    [...element.children].map(
      (child, index) => `in ${element.localName}, place ${index + 1}: ${startTag(child)}`,
    ),
  );
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
      if (delay >= from) held.set(`${start} ${id}`, `a timer of ${delay} ms`);
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

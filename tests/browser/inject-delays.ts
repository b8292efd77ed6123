/**
 * Delays what code in a page waits for: frames, resize observers and the ends of animations by half a
 * second, answers of the server by up to half a second, and debounces to three times their length.
 * Runs in the page, before its own scripts, so it can't use anything outside.
 */
export function injectDelays(): void {
  const delay = 500;
  const setTimeout = window.setTimeout.bind(window);
  const clearTimeout = window.clearTimeout.bind(window);
  const requestAnimationFrame = window.requestAnimationFrame.bind(window);
  const cancelAnimationFrame = window.cancelAnimationFrame.bind(window);
  const fetch = window.fetch.bind(window);

  // Requests a frame only after the delay. Its id is negative, so that it can't be a real one.
  const waiting = new Map<number, number>();
  let frames = 0;
  window.requestAnimationFrame = (callback) => {
    const id = --frames;
    const timer = setTimeout(() => {
      waiting.delete(id);
      requestAnimationFrame(callback);
    }, delay);
    waiting.set(id, timer);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    if (id >= 0) cancelAnimationFrame(id);
    clearTimeout(waiting.get(id));
    waiting.delete(id);
  };

  window.ResizeObserver = class extends ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      super((entries, observer) => {
        setTimeout(() => callback(entries, observer), delay);
      });
    }
  };

  const ends = /^(animation|transition)(end|cancel)$/;
  const delayed = new WeakMap<EventListener, EventListener>();
  const addEventListener = Reflect.get(EventTarget.prototype, 'addEventListener');
  const removeEventListener = Reflect.get(EventTarget.prototype, 'removeEventListener');
  const later = (type: string, listener: EventListenerOrEventListenerObject | null) => {
    if (!ends.test(type) || typeof listener !== 'function') return listener;
    const known = delayed.get(listener);
    if (known !== undefined) return known;
    const call: EventListener = function call(this: unknown, event) {
      setTimeout(() => listener.call(this as EventTarget, event), delay);
    };
    delayed.set(listener, call);
    return call;
  };
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    addEventListener.call(this, type, later(type, listener), options);
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    removeEventListener.call(this, type, later(type, listener), options);
  };

  // From 100 ms to a second is how long code waits for a person to stop.
  Object.assign(window, {
    setTimeout: (callback: () => void, time = 0, ...given: readonly unknown[]) =>
      setTimeout(callback, time >= 100 && time <= 1000 ? time * 3 : time, ...(given as [])),
  });

  // mulberry32, from a fixed seed: the same answers are as late in every run.
  let seed = 42;
  const chance = (): number => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  window.fetch = async (...given) => {
    const answer = await fetch(...given);
    await new Promise((resolve) => setTimeout(resolve, chance() * delay));
    return answer;
  };
}

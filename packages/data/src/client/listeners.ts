/** Creates a set of listeners, which `notify` calls in the order in which `add` got them. */
export function createListeners<Arguments extends readonly unknown[] = []>() {
  const all = new Set<(...args: Arguments) => void>();
  return {
    notify: (...args: Arguments): void => {
      for (const listener of all) listener(...args);
    },
    /** Returns a function that removes the listener. */
    add: (listener: (...args: Arguments) => void): (() => void) => {
      all.add(listener);
      return () => all.delete(listener);
    },
  };
}

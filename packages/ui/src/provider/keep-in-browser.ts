const notKept = 'ninefold-not-kept';

/**
 * Stores a text in this browser's local storage. If that is full or turned off, it calls the listeners of
 * `onNotKept`, and returns false.
 */
export function keepInBrowser(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    window.dispatchEvent(new Event(notKept));
    return false;
  }
}

/** Calls a listener whenever the browser couldn't store something. Returns a function that removes the listener. */
export function onNotKept(listener: () => void): () => void {
  window.addEventListener(notKept, listener);
  return () => window.removeEventListener(notKept, listener);
}

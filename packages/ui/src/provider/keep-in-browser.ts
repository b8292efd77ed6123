const notKept = 'ninefold-not-kept';

/**
 * Keeps a text in this browser, for what still holds without it until the page is closed. Where the storage is full
 * or turned off, it calls what `onNotKept` was given, and returns false.
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

/** Calls a function whenever the browser has not kept something. Returns a function that ends this. */
export function onNotKept(listener: () => void): () => void {
  window.addEventListener(notKept, listener);
  return () => window.removeEventListener(notKept, listener);
}

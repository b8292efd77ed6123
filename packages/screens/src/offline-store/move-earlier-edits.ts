/** Gives unsaved edits of lists the keys of a `collection`. */
export function moveEarlierEdits(): void {
  try {
    for (const [key, text] of Object.entries<string>(localStorage)) {
      const found = /^ninefold\.edits\.(\S*) (\S*) (\S+) (\S+)$/.exec(key);
      if (found === null) continue;
      const [, person, project, path, page] = found;
      localStorage.setItem(`ninefold.edits ${JSON.stringify([project, person, path, page])}`, text);
      localStorage.removeItem(key);
    }
  } catch {
    // The browser refuses storage, or has no room for both: they stay as they are.
  }
}

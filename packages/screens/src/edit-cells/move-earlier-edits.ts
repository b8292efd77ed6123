const earlierPrefix = 'ninefold.edits.';

/**
 * Gives edits that an earlier version has kept the keys of `collection`. Where the browser has no room for both, they
 * stay as they are until it has.
 */
export function moveEarlierEdits(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(earlierPrefix)) continue;
      const [person, project, ...rest] = key.slice(earlierPrefix.length).split(' ');
      const parts = [project, person, rest.slice(0, -1).join(' '), rest.at(-1)];
      localStorage.setItem(
        `ninefold.edits ${JSON.stringify(parts)}`,
        `${localStorage.getItem(key)}`,
      );
      localStorage.removeItem(key);
    }
  } catch {
    // Refused, or full.
  }
}

/**
 * Remembers the elements that draw rows, by keys for React. A scrollbar that is dragged over many rows shows
 * others in each frame: they take the elements of those before, because a browser changes texts in a fraction
 * of the time in which it creates cells. Rows that stay in sight keep theirs.
 */
export class RowElements {
  #keys: ReadonlyMap<string, number> = new Map();
  #next = 0;
  #focused: string | undefined;

  /** Keeps the element of a row from being taken by another, which would take the focus with it. */
  keepFocused(id: string): void {
    this.#focused = id;
  }

  /** Returns a key for each row, in order. */
  keysOf(ids: readonly string[]): readonly number[] {
    const drawn = this.#keys;
    // Where some stay, elements would have to be moved, which costs as much as creating them.
    const free = ids.some((id) => drawn.has(id))
      ? []
      : [...drawn].filter(([id]) => id !== this.#focused).map(([, key]) => key);
    const keys = ids.map((id, place) => drawn.get(id) ?? free[place] ?? this.#next++);
    this.#keys = new Map(ids.map((id, place) => [id, keys[place] ?? 0]));
    return keys;
  }
}

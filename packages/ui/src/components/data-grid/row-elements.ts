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

  /** Returns the key of each row, by its id. */
  keysOf(ids: readonly string[]): ReadonlyMap<string, number> {
    const drawn = this.#keys;
    // Where some stay, elements would have to be moved, which costs as much as creating them.
    const free = ids.some((id) => drawn.has(id))
      ? []
      : [...drawn].flatMap(([id, key]) => (id === this.#focused ? [] : key));
    this.#keys = new Map(
      ids.map((id, place) => [id, drawn.get(id) ?? free[place] ?? this.#next++]),
    );
    return this.#keys;
  }
}

/** Random choices that a seed repeats. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
    // Seeds beside each other would begin alike.
    for (let step = 0; step < 4; step++) this.next();
  }

  /** Returns a number from 0 up to 1, by Mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  /** Picks one of the entries, each as often as its number says. */
  weighted<Item>(entries: readonly (readonly [number, Item])[]): Item {
    const sum = entries.reduce((total, [weight]) => total + weight, 0);
    let left = this.next() * sum;
    const found = entries.find(([weight]) => (left -= weight) < 0) ?? entries.at(-1);
    if (!found) throw new Error('There is nothing to pick from.');
    return found[1];
  }
}

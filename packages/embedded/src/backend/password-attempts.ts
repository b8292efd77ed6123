/** As many wrong passwords for one address as a person needs, in a time that makes guessing hopeless. */
const most = 10;
const time = 5 * 60_000;
/** Of addresses, so that inventing them fills no memory. */
const mostKept = 1000;

/** Counts wrong passwords by e-mail address. */
export class PasswordAttempts {
  readonly #wrong = new Map<string, { count: number; since: number }>();

  /** Returns whether no password of this address is looked at for now. */
  isOver(email: string | undefined): boolean {
    const wrong = this.#wrong.get(keyOf(email));
    return wrong !== undefined && wrong.count >= most && Date.now() - wrong.since < time;
  }

  note(email: string | undefined, isRight: boolean): void {
    const key = keyOf(email);
    const wrong = this.#wrong.get(key);
    this.#wrong.delete(key);
    if (isRight) return;
    const isOld = wrong === undefined || Date.now() - wrong.since >= time;
    this.#wrong.set(
      key,
      isOld ? { count: 1, since: Date.now() } : { ...wrong, count: wrong.count + 1 },
    );
    // The first is the one that was tried the longest ago.
    const [first] = this.#wrong.keys();
    if (this.#wrong.size > mostKept && first !== undefined) this.#wrong.delete(first);
  }
}

const keyOf = (email: string | undefined) => (email ?? '').trim().toLowerCase();

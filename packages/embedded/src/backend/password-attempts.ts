import { authError } from './auth-request.ts';

/** Time, so that tests don't wait. */
export interface Clock {
  /** Milliseconds since any moment. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

const systemClock: Clock = {
  now: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** Wrong passwords after which the next need not wait: people mistype. */
const free = 3;
/** Milliseconds from one password to the next: the first pause, which doubles with each wrong password, and the longest. */
const pauses = { first: 500, longest: 5000 };
/** How long wrong passwords count, in milliseconds. */
const kept = 5 * 60_000;
/** Of addresses, so that inventing them fills no memory. */
const mostAddresses = 10_000;
/** Of requests that wait for one address. */
const mostWaiting = 100;
/** The longest e-mail address that there can be, so that a text that isn't one fills no memory. */
const longestAddress = 320;

interface Address {
  wrong: number;
  /** When the last wrong password was answered. */
  at: number;
  /** The latest is last. */
  waiting: Waiting[];
  isBusy: boolean;
}

interface Waiting {
  go(): void;
  refuse(): void;
}

/**
 * Slows guesses of the password of an e-mail address. After three wrong passwords the next has to wait, half a second
 * at first, and five seconds after seven: a guesser gets about twelve guesses a minute for an address, however many
 * requests are sent at once. That makes all but the most common passwords hopeless, and is short for a person.
 *
 * No password is refused, so that nobody can lock out the owner of an address by guessing. Of the requests that wait,
 * the latest is the next: first come, first served would make the owner wait for all guesses that were sent at once.
 * Only where more than a hundred wait is the oldest answered 429.
 *
 * The right password ends the pauses. Other addresses, and all other requests, wait for nothing.
 */
export class PasswordAttempts {
  readonly #clock: Clock;
  readonly #addresses = new Map<string, Address>();

  constructor(clock: Clock = systemClock) {
    this.#clock = clock;
  }

  /**
   * Answers a request to Auth with `answer`: a sign-in with a password when it is its turn, any other at once.
   *
   * @throws the reason of the request's signal where it is aborted before its turn.
   */
  async answer(request: Request, answer: () => Promise<Response>): Promise<Response> {
    const email = await emailOfSignIn(request);
    if (email === undefined) return answer();
    const address = this.#addressOf(email.trim().toLowerCase().slice(0, longestAddress));
    if (!(await this.#isTurn(address, request.signal))) {
      return authError(429, 'over_request_rate_limit', 'Request rate limit reached');
    }
    try {
      const response = await answer();
      // A server that fails says nothing about the password.
      if (response.status < 500) address.wrong = response.ok ? 0 : address.wrong + 1;
      address.at = this.#clock.now();
      return response;
    } finally {
      address.isBusy = false;
      void this.#next(address);
    }
  }

  #addressOf(key: string): Address {
    const known = this.#addresses.get(key);
    const address = known ?? { wrong: 0, at: 0, waiting: [], isBusy: false };
    if (this.#clock.now() - address.at >= kept) address.wrong = 0;
    // Last: it was tried last.
    this.#addresses.delete(key);
    this.#addresses.set(key, address);
    if (this.#addresses.size > mostAddresses) this.#forgetOne();
    return address;
  }

  /** Forgets the address that was tried the longest ago, and for which nothing waits. */
  #forgetOne(): void {
    for (const [key, { isBusy, waiting }] of this.#addresses) {
      if (isBusy || waiting.length > 0) continue;
      this.#addresses.delete(key);
      return;
    }
  }

  /** Waits for the turn of a request; false if too many wait. */
  #isTurn(address: Address, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        address.waiting = address.waiting.filter((each) => each !== waiting);
        reject(signal.reason as Error);
      };
      const end = (isTurn: boolean) => {
        signal.removeEventListener('abort', leave);
        resolve(isTurn);
      };
      const waiting = { go: () => end(true), refuse: () => end(false) };
      signal.throwIfAborted();
      signal.addEventListener('abort', leave);
      address.waiting.push(waiting);
      if (address.waiting.length > mostWaiting) address.waiting.shift()?.refuse();
      void this.#next(address);
    });
  }

  /** Lets the latest request go once the pause is over. Those that come or leave meanwhile count. */
  async #next(address: Address): Promise<void> {
    if (address.isBusy || address.waiting.length === 0) return;
    address.isBusy = true;
    const pause = address.at + pauseAfter(address.wrong) - this.#clock.now();
    if (pause > 0) await this.#clock.wait(pause);
    const latest = address.waiting.pop();
    if (latest === undefined) address.isBusy = false;
    else latest.go();
  }
}

function pauseAfter(wrong: number): number {
  return wrong < free ? 0 : Math.min(pauses.longest, pauses.first * 2 ** (wrong - free));
}

/** Returns whose password a request is to be checked against; undefined where it isn't a sign-in with a password. */
async function emailOfSignIn(request: Request): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const isSignIn = pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password';
  if (!isSignIn || request.body === null) return undefined;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  const email = (body as { readonly email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? email : undefined;
}

import type { Fault } from '@ninefold/embedded/browser';

/** The toolbar's network for a story's requests; `fast` leaves them alone. */
export type Network = 'fast' | 'slow' | 'offline' | 'failing';

export const networkFaults: Readonly<Record<Exclude<Network, 'fast'>, Fault>> = {
  // A train in a valley: long enough to see every skeleton, short enough to wait for.
  slow: { kind: 'delay', milliseconds: 2_500 },
  offline: { kind: 'drop' },
  // PostgREST's answer while it can't reach the database.
  failing: {
    kind: 'status',
    status: 503,
    body: {
      code: 'PGRST001',
      message: 'Could not connect with the database due to an internal error',
      details: null,
      hint: null,
    },
  },
};

import type { CodeEntry } from './entry.ts';

const statuses: Readonly<Record<number, CodeEntry>> = {
  0: { kind: 'offline' },
  400: { kind: 'invalid' },
  401: { kind: 'signed out' },
  402: { kind: 'denied' },
  403: { kind: 'denied' },
  404: { kind: 'not found' },
  406: { kind: 'not found' },
  408: { kind: 'timeout' },
  409: { kind: 'conflict' },
  410: { kind: 'not found' },
  412: { kind: 'conflict' },
  413: { kind: 'limit', message: 'This is too large to be sent.', reaction: 'correct' },
  414: {
    kind: 'limit',
    message: 'This requests too much at once. Choose less.',
    reaction: 'go back',
  },
  415: { kind: 'invalid' },
  416: { kind: 'not found' },
  422: { kind: 'invalid' },
  423: { kind: 'conflict' },
  429: { kind: 'limit', message: 'Too many requests. Wait a moment and try again.' },
  500: { kind: 'unknown' },
  502: { kind: 'unavailable' },
  503: { kind: 'unavailable' },
  504: { kind: 'timeout' },
  520: { kind: 'unavailable' },
  522: { kind: 'timeout' },
  524: { kind: 'timeout' },
  544: { kind: 'timeout' },
};

/** Returns the meaning of an HTTP status, for an answer without a known code. */
export function statusEntry(status: number): CodeEntry {
  const entry = statuses[status];
  if (entry !== undefined) return entry;
  if (status >= 520 && status < 531) return { kind: 'unavailable' };
  if (status >= 300 && status < 500) return { kind: 'misconfigured' };
  return { kind: 'unknown' };
}

import { type CodeEntry, codeTable } from './entry.ts';
import { dataApiMessages } from './messages.ts';

const statuses = codeTable(dataApiMessages, {
  offline: { '0': '' },
  invalid: { '400 415 422': '' },
  'signed out': { '401': '' },
  denied: { '402 403': '' },
  'not found': { '404 406 410 416': '' },
  timeout: { '408 504 522 524 544': '' },
  conflict: { '409 412 423': '' },
  limit: {
    '413': ['tooLarge', { reaction: 'correct' }],
    '414': ['addressTooLong', { reaction: 'go back' }],
    '429': 'tooManyRequests',
  },
  unknown: { '500': '' },
  unavailable: { '502 503 520': '' },
});

/** Returns the meaning of an HTTP status, for an answer without a known code. */
export function statusEntry(status: number): CodeEntry {
  const entry = statuses[status];
  if (entry !== undefined) return entry;
  if (status >= 520 && status < 531) return { kind: 'unavailable' };
  if (status >= 300 && status < 500) return { kind: 'misconfigured' };
  return { kind: 'unknown' };
}

import type { Call } from './call-log.ts';

/** Headers that the log leaves out: keys, tokens, and those that are the same in every call. */
const omitted = /^(?:apikey|authorization|x-client-info|x-retry-count|x-supabase-.*)$/;

/** Returns the parts of a request that the log keeps, so that people can send it again. */
export function sentOf(
  path: string,
  headers: Headers,
  body: unknown,
): Pick<Call, 'headers' | 'payload'> {
  const kept = Object.fromEntries([...headers].filter(([name]) => !omitted.test(name)));
  if (typeof body !== 'string') return { headers: kept };
  return { headers: kept, payload: path.startsWith('/auth/') ? withoutValues(body) : body };
}

/** Replaces all values, as they may be passwords and tokens. */
function withoutValues(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), (name, value: unknown) => (name === '' ? value : '…'));
  } catch {
    return '…';
  }
}

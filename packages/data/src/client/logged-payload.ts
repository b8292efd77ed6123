import type { Call } from './call-log.ts';

/** Keys and tokens are in no log; nor is who asks, which is the same in every call. */
const left = /^(?:apikey|authorization|x-client-info|x-retry-count|x-supabase-.*)$/;

/** What of a request the log keeps for those who want to send it again. */
export function sentOf(
  path: string,
  headers: Headers,
  body: unknown,
): Pick<Call, 'headers' | 'payload'> {
  const kept = Object.fromEntries([...headers].filter(([name]) => !left.test(name)));
  if (typeof body !== 'string') return { headers: kept };
  return { headers: kept, payload: path.startsWith('/auth/') ? namesAlone(body) : body };
}

/** Of a password or a token that it is sent, and not what it is. */
function namesAlone(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), (name, value: unknown) => (name === '' ? value : '…'));
  } catch {
    return '…';
  }
}

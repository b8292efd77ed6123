import { createHash } from 'node:crypto';
import { exactJson } from './exact-json.ts';
import type { Answer } from './exchange.ts';

const readHeaders = ['content-range', 'content-type', 'preference-applied', 'location'];

export async function readAnswer(response: Response): Promise<Answer> {
  const text = withoutMoments(await response.text());
  const headers = Object.fromEntries(
    readHeaders.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const body = text === '' ? undefined : shortened(exactJson(text));
  return { status: response.status, headers, body };
}

const moment = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?\+00(?::00)?/g;
const tenMinutes = 600_000;

/** Replaces moments of this run, such as the default of `created_at`: they differ each time. */
function withoutMoments(text: string): string {
  // A test may have set the clock of `Date`.
  const now = performance.timeOrigin + performance.now();
  return text.replaceAll(moment, (found) => {
    const at = Date.parse(found.replace(' ', 'T').replace(/\+00(?::00)?$/, 'Z'));
    return Math.abs(at - now) < tenMinutes ? 'a moment ago' : found;
  });
}

const longest = 1000;

/** Replaces long texts by their beginnings, lengths and hashes, so that they can be recorded. */
export function shortened(value: unknown): unknown {
  if (typeof value === 'string' && value.length > longest) {
    const hash = createHash('sha256').update(value).digest('hex');
    return `${value.slice(0, 20)}… (${value.length} characters, SHA-256 ${hash.slice(0, 32)})`;
  }
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each)]));
}

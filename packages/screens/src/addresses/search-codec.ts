import { percentEncode } from '@ninefold/specification/grammar';

/**
 * The router's codec for the part of an address behind `?`. The router's own
 * writes JSON; a list's address is PostgREST's grammar, in which every value is
 * plain text and a name may come more than once (`due_at=gte.…&due_at=lt.…`).
 */
export type Search = Readonly<Record<string, string | readonly string[]>>;

export function parseSearch(text: string): Search {
  // A map, because a parameter may be called like a method of every object.
  const search = new Map<string, string | readonly string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const earlier = search.get(name);
    search.set(name, earlier === undefined ? value : [earlier, value].flat());
  }
  return Object.fromEntries(search);
}

export function stringifySearch(search: Record<string, unknown>): string {
  const parts: string[] = [];
  for (const [name, values] of Object.entries(search)) {
    for (const value of Array.isArray(values) ? values : [values]) {
      if (value !== undefined) parts.push(`${percentEncode(name)}=${percentEncode(String(value))}`);
    }
  }
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Decodes a segment of a path. Returns a malformed one unchanged. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

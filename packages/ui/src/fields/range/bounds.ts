import type { FieldKind } from '../../patterns/shapes.ts';
import { parseMoment } from '../moment/moment.ts';
import { parseRange } from './range.ts';

/** The two ends of a range as people write them; null where it is open. */
export interface Bounds {
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Days and whole numbers have a next one: `to` is the last that belongs to their range. In other
 * kinds `to` is where the range ends and no longer holds, which is how Postgres's users write times.
 */
function isDiscrete(kind: FieldKind): boolean {
  return kind === 'date' || kind === 'integer';
}

/** Returns undefined for `empty`, and for a continuous range without its beginning or with its end. */
export function boundsOf(kind: FieldKind, literal: string): Bounds | undefined {
  const range = parseRange(literal);
  if (range === undefined || range === 'empty') return undefined;
  const { lower, upper } = range;
  if (!isDiscrete(kind)) {
    if (lower?.inclusive === false || upper?.inclusive === true) return undefined;
    return { from: lower?.text ?? null, to: upper?.text ?? null };
  }
  const from = lower && (lower.inclusive ? lower.text : step(kind, lower.text, 1));
  const to = upper && (upper.inclusive ? upper.text : step(kind, upper.text, -1));
  if ((lower && from === undefined) || (upper && to === undefined)) return undefined;
  return { from: from ?? null, to: to ?? null };
}

/** Writes the range as Postgres's literal; null where both ends are open. */
export function rangeLiteral(kind: FieldKind, { from, to }: Bounds): string | null {
  if (from === null && to === null) return null;
  return `[${quoted(from)},${quoted(to)}${isDiscrete(kind) ? ']' : ')'}`;
}

function quoted(bound: string | null): string {
  if (bound === null) return '';
  if (!/[\s,()[\]"\\]/.test(bound)) return bound;
  return `"${bound.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** The day or number before or after. */
function step(kind: FieldKind, text: string, by: 1 | -1): string | undefined {
  if (kind === 'integer')
    return /^-?\d+$/.test(text) ? String(BigInt(text) + BigInt(by)) : undefined;
  const moment = parseMoment(text);
  if (moment === undefined || moment.year < 1) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(moment.year, moment.month - 1, moment.day + by);
  const iso = date.toISOString();
  // Years after 9999 have a sign and six digits in ISO, and no more than they need in Postgres.
  return iso.slice(0, iso.indexOf('T')).replace(/^\+0/, '');
}

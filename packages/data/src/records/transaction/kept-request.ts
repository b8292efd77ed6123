import { answeredDays } from '@ninefold/specification/catalog';
import type { RecordSource } from '../../query/index.ts';
import { writesOnce } from './write.ts';

/** What is needed to send a request again. It can be kept as JSON. */
export interface KeptRequest {
  readonly id: string;
  /** When it was sent first, in milliseconds since 1970. */
  readonly at: number;
}

export function newRequest(): KeptRequest {
  return { id: crypto.randomUUID(), at: Date.now() };
}

/** The database keeps answers this long, less a day for clocks and for the way. */
const longestKept = (answeredDays - 1) * 24 * 60 * 60_000;

/** Whether the database still knows if it has carried out the request. */
export function isRepeatable(source: RecordSource, { at }: KeptRequest): boolean {
  return writesOnce(source) && Date.now() - at < longestKept;
}

import { fieldOf } from '@ninefold/specification';
import type { Entity } from '@ninefold/specification';
import { addDays, beginningOf, dayOf } from '@ninefold/values';
import { type Filter, isMomentToken, momentToken } from './filter.ts';

/** When a request is sent, and on whose calendar. */
export interface RequestMoment {
  /** In milliseconds since 1970. */
  readonly now: number;
  /** The browser's own when absent. */
  readonly timeZone?: string;
}

/**
 * Replaces each token in the filters by its moment.
 *
 * @param entity Without its fields, a comparison with a token is taken for one of moments.
 */
export function resolveMoments(
  filters: readonly Filter[],
  at: RequestMoment,
  entity?: Entity,
): readonly Filter[] {
  return filters.map((filter) => {
    const field =
      entity === undefined ? { kind: 'instant' as const } : fieldOf(entity, filter.field);
    if (field === undefined) return filter;
    const values = filter.values.map((value) =>
      isMomentToken(field, filter.operator, value) ? momentText(value, at) : value,
    );
    return { ...filter, values };
  });
}

/** Writes the moment with the zone's own offset, so that a `date` and a `timestamp` read the zone's day and time. */
function momentText(value: string, { now, timeZone }: RequestMoment): string {
  const [, ahead, ago] = momentToken.exec(value) ?? [];
  const today = dayOf(now, timeZone);
  const moment =
    value === 'now'
      ? now
      : beginningOf(addDays(today, Number(ahead ?? 0) - Number(ago ?? 0)), timeZone).getTime();
  // Swedish writes moments as ISO 8601 does: `2026-11-20 14:05:30 GMT+01:00`, with another minus.
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  }).format(moment);
  return text.replace(' ', 'T').replace(/ GMT$/, '+00:00').replace(' GMT', '').replace('−', '-');
}

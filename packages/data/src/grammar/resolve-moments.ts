import { fieldOf } from '@ninefold/specification';
import type { Entity } from '@ninefold/specification';
import { addDays, beginningOf, dayOf } from '@ninefold/values';
import type { Filter } from './list-state.ts';
import { isMomentToken, momentToken } from './moment-token.ts';

/** When a request is made, and on whose calendar. */
export interface RequestMoment {
  /** In milliseconds since 1970. */
  readonly now: number;
  /** The browser's own when absent. */
  readonly timeZone?: string;
}

/**
 * The filters with each token as the moment that it means.
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

/** With the zone's own offset, so that a `date` and a `timestamp` read the zone's day and time. */
function momentText(value: string, { now, timeZone }: RequestMoment): string {
  const [, ahead, ago] = momentToken.exec(value) ?? [];
  const today = dayOf(now, timeZone);
  const moment =
    value === 'now'
      ? now
      : beginningOf(addDays(today, Number(ahead ?? 0) - Number(ago ?? 0)), timeZone).getTime();
  // Swedish writes moments as ISO 8601 does.
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
    .format(moment)
    .replace(' ', 'T');
  const offset = Math.round((Date.parse(`${local}Z`) - moment) / 60_000);
  const minutes = Math.abs(offset);
  const sign = offset < 0 ? '-' : '+';
  return `${local}${sign}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

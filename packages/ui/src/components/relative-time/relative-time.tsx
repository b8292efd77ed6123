import { useCallback, useSyncExternalStore, type ComponentProps } from 'react';
import { absoluteText, relativeText, serverText } from './texts.ts';
import { distance, type Distance } from './distance.ts';
import { watchDistance } from './shared-clock.ts';

export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** An instant: a `Date`, milliseconds since 1970, or ISO 8601 with its offset, as `timestamptz` is written. */
  readonly value: string | number | Date;
  /** `short` and `narrow` abbreviate, where the locale does: “5 min. ago”. */
  readonly length?: 'long' | 'short' | 'narrow';
  /** The number of days beyond which the date is shown. */
  readonly withinDays?: number;
  /** A language tag. By default the browser's. */
  readonly locale?: string;
  /** A time zone's name, such as `Europe/Vienna`. By default the browser's. */
  readonly timeZone?: string;
  /** The current time in milliseconds since 1970, which stops the clock. */
  readonly now?: number;
}

/**
 * The time since or until a moment. The text follows the
 * clock, at most once a minute; the exact instant is in its title and in
 * `dateTime`. A server, which knows neither place nor language of who reads,
 * writes the instant in UTC: the browser says it in words afterwards.
 */
export function RelativeTime({
  value,
  length = 'long',
  withinDays = Infinity,
  locale,
  timeZone,
  now,
  ...props
}: RelativeTimeProps) {
  const instant = value instanceof Date ? value.getTime() : new Date(value).getTime();
  const watch = useCallback(
    (notify: () => void) =>
      now !== undefined || Number.isNaN(instant) ? () => undefined : watchDistance(instant, notify),
    [instant, now],
  );
  // A text, so that it is another one only where the distance is.
  const current = useSyncExternalStore(
    watch,
    () => {
      if (Number.isNaN(instant)) return '';
      const moment = now ?? Date.now();
      if (Math.abs(instant - moment) > withinDays * 86_400_000) return far;
      return write(distance(instant, moment, timeZone));
    },
    () => '',
  );
  const style = { locale, timeZone, length };
  const isInstant = !Number.isNaN(instant);
  const iso = () => (typeof value === 'string' ? value : new Date(instant).toISOString());
  const text = () => {
    // Not an instant, such as `infinity`: shown unchanged.
    if (!isInstant) return String(value);
    if (current === '') return serverText(instant);
    return current === far
      ? absoluteText(instant, style, 'date')
      : relativeText(read(current), style);
  };
  return (
    <time
      data-slot="relative-time"
      dateTime={isInstant ? iso() : undefined}
      title={current === '' ? undefined : absoluteText(instant, style, 'exact')}
      {...props}
    >
      {text()}
    </time>
  );
}

const far = 'far';

function write({ count, unit }: Distance): string {
  return `${count} ${unit}`;
}

function read(text: string): Distance {
  const [count = '0', unit = 'second'] = text.split(' ');
  return { count: Number(count), unit: unit as Distance['unit'] };
}

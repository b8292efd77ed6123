import { Time } from '@internationalized/date';
import { parseTime } from '../moment/moment.ts';

/** Undefined for what a time input cannot show: a zone, 24:00, a leap second. */
export function toPickedTime(text: string): Time | undefined {
  const parsed = parseTime(text);
  if (parsed === undefined || parsed.offset !== undefined) return undefined;
  const { hour, minute, second } = parsed.time;
  return hour < 24 && second < 60 ? new Time(hour, minute, second) : undefined;
}

/** As text; the fraction of a second stays while the time is what it was `before`. */
export function fromPickedTime(value: Time, before: string | null): string {
  const former = before === null ? undefined : parseTime(before)?.time;
  const same =
    former !== undefined &&
    former.hour === value.hour &&
    former.minute === value.minute &&
    former.second === value.second;
  const fraction = same && former.fraction !== '' ? `.${former.fraction}` : '';
  const [hour, minute, second] = [value.hour, value.minute, value.second].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${hour}:${minute}:${second}${fraction}`;
}

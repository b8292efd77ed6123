import { compareNumbers, typeOf, type Value, valueType } from '../value/index.ts';
import { isTooFine, readOffset, readTime, writeOffset, writeTime } from './iso-text.ts';
import { calendarMessages } from './messages.ts';

export interface TimeOfDay {
  /** Microseconds since midnight. */
  readonly time: number;
  /** Seconds east of Greenwich; undefined without a zone. */
  readonly offset?: number;
}

/** `time`, and `time with time zone`. */
export const time = valueType({
  parse(typed, field) {
    const isZoned = typeOf(field).includes('with time zone');
    const read = readTimeOfDay(typed);
    if (read === undefined || (read.offset !== undefined && !isZoned)) {
      return { problem: calendarMessages.time };
    }
    if (isZoned && read.offset === undefined) {
      return { problem: calendarMessages.timeZone };
    }
    if (isTooFine(read.time, typeOf(field))) {
      return { problem: calendarMessages.tooFine };
    }
    return { value: writeTimeOfDay(read) };
  },
  read: readTimeOfDay,
  compare: compareTimes,
  write: writeTimeOfDay,
});

/** Reads `14:05:30.5`, `2:05 pm`, `14:05+02`; undefined for anything else. */
export function readTimeOfDay(value: Value): TimeOfDay | undefined {
  if (typeof value !== 'string') return undefined;
  const [, clock = '', zone] =
    /^(\d{1,2}:\d{2}(?:[\d:.,]*)(?:\s*[ap]\.?m\.?)?)\s*([+\-−z].*|utc|gmt)?$/i.exec(value.trim()) ??
    [];
  const microseconds = readTime(clock);
  if (microseconds === undefined) return undefined;
  if (zone === undefined) return { time: microseconds };
  const offset = readOffset(zone);
  return offset === undefined ? undefined : { time: microseconds, offset };
}

/** Writes `14:05:30.5`, `14:05:00+02`. */
export function writeTimeOfDay({ time: microseconds, offset }: TimeOfDay): string {
  return writeTime(microseconds) + (offset === undefined ? '' : writeOffset(offset));
}

/** Orders by the moment; of the same moment, the one further east comes first. */
function compareTimes(a: TimeOfDay, b: TimeOfDay): number {
  const moment = (each: TimeOfDay) => each.time - (each.offset ?? 0) * 1_000_000;
  return compareNumbers(moment(a), moment(b)) || compareNumbers(b.offset ?? 0, a.offset ?? 0);
}

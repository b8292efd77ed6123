import { undecidedMessages } from '../messages.ts';
import {
  dayOfMicros,
  Failure,
  fromLocal,
  isStorableAnywhere,
  type Micros,
  roundedMicros,
  splitDay,
  type SqlType,
  storableDay,
  toLocal,
  Unknown,
} from '../values/index.ts';
import type { Convert } from './conversion.ts';

/** What another zone shows of a moment; where that is not computed, timestamps may have no room for it. */
export function shown(micros: Micros, converted: Micros | undefined): Micros | Unknown {
  if (converted !== undefined) return converted;
  const { zone } = undecidedMessages;
  return isStorableAnywhere(micros) ? new Unknown(zone) : new Failure(zone);
}

/** Compiles a cast to a date, a time or a timestamp. */
export function toMoment(from: SqlType, to: SqlType): Convert | undefined {
  const [digits] = to.modifiers;
  if (digits !== undefined) {
    return from.family === to.family && to.family !== 'time'
      ? (value) => roundedMicros(value as Micros, digits)
      : undefined;
  }
  if (from.family === to.family) return (value) => value;
  switch (`${from.family} to ${to.family}`) {
    case 'date to timestamp':
      return (value) => storableDay(value as number);
    case 'timestamp to date':
      return (value) => dayOfMicros(value as Micros);
    case 'date to instant':
      return (value, { timeZone }) => {
        const local = storableDay(value as number);
        return local === undefined ? undefined : shown(local, fromLocal(local, timeZone));
      };
    case 'timestamp to instant':
      return (value, { timeZone }) => shown(value as Micros, fromLocal(value as Micros, timeZone));
    case 'instant to timestamp':
      return (value, { timeZone }) => shown(value as Micros, toLocal(value as Micros, timeZone));
    case 'timestamp to time':
      return (value) => timeOf(value as Micros);
    case 'instant to time':
      return (value, { timeZone }) => {
        const local = shown(value as Micros, toLocal(value as Micros, timeZone));
        return local instanceof Unknown ? local : timeOf(local);
      };
    case 'instant to date':
      return (value, { timeZone }) => {
        const local = shown(value as Micros, toLocal(value as Micros, timeZone));
        return local instanceof Unknown ? local : dayOfMicros(local);
      };
    default:
      return undefined;
  }
}

/** The time of the day; of infinities, NULL. */
const timeOf = (micros: Micros) =>
  typeof micros === 'bigint' ? Number(splitDay(micros).time) : null;

import { type Value, valueType } from '../value/index.ts';
import {
  compareMoments,
  type Moment,
  parsedMoment,
  readMoment,
  shifted,
  writeMoment,
} from './moment.ts';
import { offsetsOf } from './zone.ts';

/** A point in time, written in UTC, so that equal points are equal texts. */
export const instant = valueType({
  parse(typed, { timeZone, ...field }) {
    const written = readMoment(typed);
    let offset = written?.offset;
    if (written !== undefined && Number.isFinite(written.day) && offset === undefined) {
      if (timeZone === undefined) {
        return { problem: 'Add the time zone, such as 2026-11-20 14:05+02:00.' };
      }
      // Where clocks go back, a time comes twice: the first one is meant.
      [offset] = offsetsOf(written, timeZone);
      if (offset === undefined) {
        return {
          problem: `Clocks in ${timeZone} skip this time. Choose another time, or add the time zone.`,
        };
      }
    }
    return parsedMoment(written && shifted(written, -(offset ?? 0)), field, writeInstant);
  },
  read: readInstant,
  compare: compareMoments,
  write: writeInstant,
});

/** Reads a point in time in UTC. A text without a zone is taken as UTC. */
function readInstant(value: Value): Moment | undefined {
  const written = readMoment(value);
  return written && shifted(written, -(written.offset ?? 0));
}

function writeInstant(moment: Moment): string {
  return writeMoment(moment, '+00:00');
}

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
import { calendarMessages } from './messages.ts';

/** A point in time, written in UTC, so that equal points are equal texts. */
export const instant = valueType({
  parse(typed, { timeZone, ...field }) {
    const written = readMoment(typed);
    let offset = written?.offset;
    if (written !== undefined && Number.isFinite(written.day) && offset === undefined) {
      if (timeZone === undefined) {
        return { problem: calendarMessages.momentZone };
      }
      // Where clocks go back, a time comes twice: the first one is meant.
      [offset] = offsetsOf(written, timeZone);
      if (offset === undefined) {
        return { problem: calendarMessages.skipped({ zone: timeZone }) };
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

import { valueType } from '../value/index.ts';
import { compareMoments, type Moment, parsedMoment, readMoment, writeMoment } from './moment.ts';
import { calendarMessages } from './messages.ts';

const writeLocal = (moment: Moment) => writeMoment(moment);

/** A date and time without a zone, as a clock and a calendar on the wall show them. */
export const timestamp = valueType({
  parse(typed, field) {
    const moment = readMoment(typed);
    return moment?.offset === undefined
      ? parsedMoment(moment, field, writeLocal)
      : { problem: calendarMessages.noZone };
  },
  read: readMoment,
  compare: compareMoments,
  write: writeLocal,
});

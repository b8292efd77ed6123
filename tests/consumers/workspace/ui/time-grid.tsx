import { CalendarFrame } from '@ninefold/ui/patterns/calendar-frame';
import { type CalendarEvent, periodName, TimeGrid } from '@ninefold/ui/patterns/time-grid';
import { jobs, states } from './jobs.ts';

const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];

/** Minutes by the person's clock. */
const clock = (text: string) => Date.parse(`${text}Z`) / 60_000;

const events: readonly CalendarEvent[] = jobs.map((row, index) => {
  const start = clock(`2026-11-2${3 + index}T09:00`);
  return { row, span: { start, end: start + 90 }, state: states[index] };
});

/** The days of a week, with records at their times. */
export function JobWeek() {
  return (
    <CalendarFrame
      unit="week"
      name={periodName(days, 'en-GB')}
      previousHref="#previous"
      nextHref="#next"
      todayHref="#today"
      unitHref={(unit) => `#${unit}`}
      count={events.length}
    >
      <TimeGrid
        label="Jobs of the week"
        days={days}
        now={clock('2026-11-23T10:00')}
        events={events}
        dayHref={(day) => `#${day}`}
        tableHref={(day) => `#table-${day}`}
      />
    </CalendarFrame>
  );
}

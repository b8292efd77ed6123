import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { ErrorState } from '../../components/error-state/index.ts';
import type { FieldOption } from '../../shapes/index.ts';
import { inListFrame } from '../../../testing/workshop-sample/list-frame.tsx';
import { sampleRows } from '../../../testing/workshop-sample/rows.ts';
import { CalendarFrame, type CalendarFrameProps } from '../calendar-frame/index.ts';
import type { CalendarEvent } from '../time-grid/index.ts';
import { addMonths, monthName } from './days-of-month.ts';
import type { MonthCalendarProps } from './month-calendar-props.ts';
import { MonthCalendar } from './month-calendar.tsx';

const states: readonly FieldOption[] = [
  { value: 'open', label: 'Open', tone: 'info' },
  { value: 'planned', label: 'Planned', tone: 'accent' },
  { value: 'in_progress', label: 'In progress', tone: 'warning' },
];

const clock = (text: string) => Date.parse(`${text}Z`) / 60_000;

const events: readonly CalendarEvent[] = sampleRows.flatMap((row) => {
  const due = row.values['due_at'];
  if (typeof due !== 'string') return [];
  const state = states.find(({ value }) => value === row.values['status']);
  return [{ row, span: { start: clock(due.slice(0, 16)) }, state }];
});

/** As the screen of a list has it. */
function FramedMonth({
  allHref,
  error,
  ...props
}: MonthCalendarProps & Pick<CalendarFrameProps, 'allHref' | 'error'>) {
  const { month, today, events: shown } = props;
  return (
    <CalendarFrame
      unit="month"
      name={monthName(month, 'en-GB')}
      previousHref={`#month=${addMonths(month, -1)}`}
      nextHref={`#month=${addMonths(month, 1)}`}
      todayHref={today.startsWith(month) ? undefined : '#today'}
      unitHref={(unit) => `#${unit}`}
      count={shown?.length}
      allHref={allHref}
      error={error}
    >
      <MonthCalendar {...props} />
    </CalendarFrame>
  );
}

const meta = {
  title: 'Patterns/Month calendar',
  component: FramedMonth,
  parameters: { layout: 'fullscreen' },
  decorators: [inListFrame],
  args: {
    label: 'Work orders by due date',
    month: '2026-11',
    today: '2026-11-20',
    events,
    dayHref: (day) => `#day=${day}`,
  },
} satisfies Meta<typeof FramedMonth>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Next month' })).toHaveAttribute(
      'href',
      '#month=2026-12',
    );
  },
};

export const OtherMonth: Story = {
  name: 'A different month',
  args: { month: '2026-12' },
};

export const ManyOnOneDay: Story = {
  name: 'Many on one day, and more than were loaded',
  args: {
    events: Array.from({ length: 9 }, (_, index) => events[index % events.length]).flatMap(
      (event, index) =>
        event === undefined
          ? []
          : [
              {
                ...event,
                row: { ...event.row, id: `${event.row.id} ${index}` },
                span: { start: clock('2026-11-20T13:00') },
              },
            ],
    ),
    allHref: '#all',
  },
};

export const SeveralDays: Story = {
  name: 'Records that last several days',
  args: {
    events: events.map((event, index) => {
      const start = clock('2026-11-01T08:00') + ((index * 3) % 20) * 1440;
      return { ...event, span: { start, end: start + 3 * 1440 } };
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText('(continued)')).length).toBeGreaterThan(0);
  },
};

/** Moves its records at once. None is moved to a Sunday. */
function MovableMonth(props: MonthCalendarProps) {
  const [moved, setMoved] = useState(props.events ?? []);
  return (
    <FramedMonth
      {...props}
      events={moved}
      moves={{
        fixedReasonOf: () => undefined,
        canResize: () => false,
        rejectionOf: ({ span }, change) =>
          new Date((span.start + change.start) * 60_000).getUTCDay() === 0
            ? 'Nobody works on Sundays.'
            : undefined,
        onMove: async ({ row, span }, change) => {
          await Promise.resolve();
          setMoved((now) =>
            now.map((each) =>
              each.row.id === row.id
                ? { ...each, span: { ...span, start: span.start + change.start } }
                : each,
            ),
          );
        },
      }}
    />
  );
}

const behaviour = { visual: { none: 'It looks as the month does.' } };

const dayCell = (canvas: ReturnType<typeof within>, name: RegExp) => {
  const cell = canvas.getByLabelText(name, { selector: 'time' }).closest('td');
  if (cell === null) throw new Error('The day has no cell.');
  return cell;
};

const centerOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2, button: 0, pointerId: 1 };
};

/** Space picks a record up, arrow keys move it by days and weeks, Enter drops it, and Escape leaves it where it was. */
export const MovedByKeyboard: Story = {
  name: 'Moved by keyboard',
  parameters: behaviour,
  render: (args) => <MovableMonth {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: /Door interlock/u }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(/arrow keys move it, Enter/u)).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(canvas.getByText(/Thursday.*8:00/u)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const thursday = within(dayCell(canvas, /Thursday,? 19 November 2026/u));
    const moved = await thursday.findByRole('link', { name: /08:00.*Door interlock/u });
    await waitFor(() => expect(moved).toHaveFocus());
    await userEvent.keyboard(' {ArrowRight>3/}');
    await expect(canvas.getByText(/Nobody works on Sundays/u)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText(/stays where it is/u)).toBeInTheDocument();
    await expect(moved).toBeVisible();
  },
};

/** A record that is moved to a full day stays in sight there, and keeps the focus. */
export const MovedToFullDay: Story = {
  name: 'Moved to a full day',
  parameters: behaviour,
  args: {
    events: events.map((event, index) => ({
      ...event,
      // All but the last are on one day; the last comes after them, on the day before.
      span: {
        start: clock(index < events.length - 1 ? '2026-11-20T08:00' : '2026-11-19T17:00'),
      },
    })),
  },
  render: (args) => <MovableMonth {...args} />,
  play: async ({ canvas }) => {
    const thursday = within(dayCell(canvas, /Thursday,? 19 November 2026/u));
    thursday.getByRole('link').focus();
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    const friday = within(dayCell(canvas, /Friday,? 20 November 2026/u));
    const moved = await friday.findByRole('link', { name: /^17:00/u });
    await waitFor(() => expect(moved).toHaveFocus());
    await expect(friday.getAllByRole('link')).toHaveLength(4);
  },
};

/** A drag moves a record to another day, at the same time; by touch once a finger has rested on it. Neither opens it. */
export const Dragged: Story = {
  name: 'Dragged to another day',
  parameters: behaviour,
  render: (args) => <MovableMonth {...args} />,
  play: async ({ canvas }) => {
    const { hash } = window.location;
    const link = canvas.getByRole('link', { name: /Door interlock/u });
    const to = centerOf(dayCell(canvas, /Tuesday,? 17 November 2026/u));
    await fireEvent.pointerDown(link, centerOf(link));
    await fireEvent.pointerMove(link, to);
    await fireEvent.pointerUp(link, to);
    await fireEvent.click(link, to);
    const tuesday = within(dayCell(canvas, /Tuesday,? 17 November 2026/u));
    const moved = await tuesday.findByRole('link', { name: /08:00.*Door interlock/u });

    const touch = { pointerType: 'touch' };
    const next = centerOf(dayCell(canvas, /Wednesday,? 18 November 2026/u));
    // A finger that moves at once scrolls.
    await fireEvent.pointerDown(moved, { ...centerOf(moved), ...touch });
    await fireEvent.pointerMove(moved, { ...next, ...touch });
    await fireEvent.pointerUp(moved, { ...next, ...touch });
    await fireEvent.pointerDown(moved, { ...centerOf(moved), ...touch });
    await canvas.findByText(/Door interlock fails safety test: .*Tuesday/u);
    await fireEvent.pointerMove(moved, { ...next, ...touch });
    await fireEvent.pointerUp(moved, { ...next, ...touch });
    await fireEvent.click(moved, next);
    const wednesday = within(dayCell(canvas, /Wednesday,? 18 November 2026/u));
    await wednesday.findByRole('link', { name: /08:00.*Door interlock/u });
    await expect(window.location.hash).toBe(hash);
  },
};

/** A double-click on a day begins a record on it, but not one on a record. */
export const Created: Story = {
  name: 'A record is created by a double-click on its day',
  parameters: behaviour,
  args: { onCreate: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(dayCell(canvas, /Tuesday,? 17 November 2026/u));
    await expect(args.onCreate).toHaveBeenCalledWith(clock('2026-11-17T09:00'));
  },
};

export const Loading: Story = { args: { events: undefined } };

export const Failed: Story = {
  args: { error: <ErrorState title="The list couldn’t be loaded" /> },
};

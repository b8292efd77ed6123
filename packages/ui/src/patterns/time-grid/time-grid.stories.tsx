import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { ErrorState } from '../../components/error-state/index.ts';
import type { FieldOption, RecordRow } from '../../shapes/index.ts';
import { inListFrame } from '../../../testing/workshop-sample/list-frame.tsx';
import { sampleRows } from '../../../testing/workshop-sample/rows.ts';
import { CalendarFrame, type CalendarFrameProps } from '../calendar-frame/index.ts';
import type { CalendarEvent, TimeGridProps } from './time-grid-props.ts';
import { TimeGrid } from './time-grid.tsx';
import { movedSpan } from './span-change.ts';
import { periodName } from './times.ts';
import { weekOf } from './week-of.ts';

const states: Readonly<Record<string, FieldOption>> = {
  open: { value: 'open', label: 'Open', tone: 'info' },
  planned: { value: 'planned', label: 'Planned', tone: 'accent' },
  in_progress: { value: 'in_progress', label: 'In progress', tone: 'warning' },
  on_hold: { value: 'on_hold', label: 'On hold', tone: 'special' },
};

const textOf = ({ values }: RecordRow, name: string) => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

const clock = (text: string) => Date.parse(`${text}Z`) / 60_000;

/** They last from a moment to three hours and three quarters. */
const events: readonly CalendarEvent[] = sampleRows.map((row, index) => {
  const start = clock(textOf(row, 'due_at').slice(0, 16));
  return {
    row,
    span: { start, ...(index % 4 > 0 && { end: start + (index % 4) * 75 }) },
    state: states[textOf(row, 'status')],
  };
});

const [first, second, third] = sampleRows;
const band: readonly CalendarEvent[] = [first, second, third].flatMap((row, index) =>
  row === undefined
    ? []
    : [
        {
          row: { ...row, id: `${row.id} all day` },
          span: {
            start: clock(`2026-11-2${4 + index}T00:00`),
            end: clock(`2026-11-2${6 + index}T00:00`),
            isAllDay: true,
          },
          state: states[textOf(row, 'status')],
        },
      ],
);

/** As the screen of a list has it. */
function FramedGrid({
  allHref,
  error,
  ...props
}: TimeGridProps & Pick<CalendarFrameProps, 'allHref' | 'error'>) {
  const { days, events } = props;
  return (
    <CalendarFrame
      unit={days.length > 1 ? 'week' : 'day'}
      name={periodName(days, 'en-GB')}
      previousHref="#previous"
      nextHref="#next"
      todayHref="#today"
      unitHref={(unit) => `#${unit}`}
      count={events?.length}
      allHref={allHref}
      error={error}
    >
      <TimeGrid {...props} />
    </CalendarFrame>
  );
}

const meta = {
  title: 'Patterns/Time grid',
  component: FramedGrid,
  parameters: { layout: 'fullscreen' },
  decorators: [inListFrame],
  args: {
    label: 'Work orders by due date',
    days: weekOf('2026-11-25', 'en-GB'),
    now: clock('2026-11-26T11:20'),
    events: [...events, ...band],
    dayHref: (day) => `#day=${day}`,
    tableHref: (day) => `#table=${day}`,
  },
} satisfies Meta<typeof FramedGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A record is a link that says its time and its state. */
export const Week: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /23.*29 November 2026/u })).toBeVisible();
    const wednesday = within(canvas.getByRole('region', { name: /Wednesday,? 25 November 2026/u }));
    await expect(
      wednesday.getByRole('link', { name: /Door interlock fails safety test 08:00.*09:15 Open/u }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Week' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const Day: Story = {
  args: { days: ['2026-11-27'] },
};

/** Those without room beside others are counted by a button that lists them. */
export const ManyAtOnce: Story = {
  name: 'Many at the same time, and more than were loaded',
  args: {
    allHref: '#all',
    events: [...events, ...band].map((event, index) => ({
      ...event,
      row: { ...event.row, id: `${event.row.id} ${index}` },
      span: {
        ...event.span,
        start: clock(index % 2 === 0 ? '2026-11-25T09:00' : '2026-11-27T09:30') + index * 10,
        end: clock(index % 2 === 0 ? '2026-11-25T11:00' : '2026-11-27T12:30') + index * 10,
        isAllDay: false,
      },
    })),
  },
  play: async ({ canvas }) => {
    const more = canvas.getAllByRole('button', { name: /more records? on Wednesday/u })[0];
    if (more === undefined) throw new Error('None is folded.');
    more.focus();
    await userEvent.keyboard('{Enter}');
    const list = within(await screen.findByRole('dialog', { name: /more records? on Wednesday/u }));
    await expect(list.getAllByRole('link')[0]).toHaveAccessibleName(/Wednesday/u);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  args: { days: ['2026-11-27'] },
  globals: { viewport: { value: 'mobile1' } },
};

/** Moves its events at once. Those in progress can't be moved, and none begins after 15:00. */
function MovableGrid(props: TimeGridProps) {
  const [moved, setMoved] = useState(props.events ?? []);
  return (
    <FramedGrid
      {...props}
      events={moved}
      moves={{
        fixedReasonOf: ({ state }) =>
          state?.value === 'in_progress' ? 'Work in progress can’t be moved.' : undefined,
        canResize: ({ span }) => span.end !== undefined,
        rejectionOf: ({ span }, change) =>
          (span.start + change.start) % 1440 > 15 * 60 ? 'Work begins before 15:00.' : undefined,
        onMove: async ({ row, span }, change) => {
          await Promise.resolve();
          setMoved((now) =>
            now.map((each) =>
              each.row.id === row.id ? { ...each, span: movedSpan(span, change) } : each,
            ),
          );
        },
      }}
    />
  );
}

const behaviour = { visual: { none: 'It looks as the week does.' } };

/** Space picks a record up, arrow keys move it or its end, Enter drops it, and Escape leaves it where it was. */
export const MovedByKeyboard: Story = {
  name: 'Moved by keyboard',
  parameters: behaviour,
  render: (args) => <MovableGrid {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: /Door interlock/u }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(/Shift and arrow keys/u)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect(canvas.getByText(/Thursday.*08:30.*09:45/u)).toBeVisible();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}');
    const thursday = within(canvas.getByRole('region', { name: /Thursday,? 26 November 2026/u }));
    const moved = await thursday.findByRole('link', { name: /Door interlock.*08:30.*10:00/u });
    await waitFor(() => expect(moved).toHaveFocus());
    await userEvent.keyboard(' {ArrowDown}{Escape}');
    await expect(canvas.getByText(/stays where it is/u)).toBeInTheDocument();
    await expect(moved).toHaveAccessibleName(/08:30.*10:00/u);
  },
};

/** What the rules refuse is said at once, and again where it is dropped nevertheless. */
export const Refused: Story = {
  name: 'What can’t be moved',
  parameters: behaviour,
  render: (args) => <MovableGrid {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: /Rewind motor/u }).focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Work in progress can’t be moved.',
    );
    canvas.getByRole('link', { name: /Firmware update/u }).focus();
    await userEvent.keyboard(' {ArrowDown>9/}');
    await expect(canvas.getByText(/15:15.*Work begins before 15:00/u)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Work begins before 15:00.');
    await expect(canvas.getByRole('link', { name: /Firmware update.*13:00/u })).toBeVisible();
  },
};

/** A drag moves a record to another day and time, and its lower edge makes it longer. Neither opens it. */
export const Dragged: Story = {
  name: 'Dragged to another time',
  parameters: behaviour,
  render: (args) => <MovableGrid {...args} />,
  play: async ({ canvas }) => {
    const { hash } = window.location;
    const drag = async (
      element: Element,
      by: { readonly days: number; readonly hours: number },
    ) => {
      const day = canvas.getByRole('region', { name: /Wednesday,? 25 November 2026/u });
      const { width, height } = day.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      const from = { clientX: box.left + 3, clientY: box.top + 3, button: 0, pointerId: 1 };
      const to = {
        ...from,
        clientX: from.clientX + by.days * width,
        clientY: from.clientY + (by.hours * height) / 24,
      };
      await fireEvent.pointerDown(element, from);
      await fireEvent.pointerMove(element, to);
      await fireEvent.pointerUp(element, to);
      await fireEvent.click(element, to);
    };
    await drag(canvas.getByRole('link', { name: /Door interlock/u }), { days: -1, hours: 1 });
    const tuesday = within(canvas.getByRole('region', { name: /Tuesday,? 24 November 2026/u }));
    const moved = await tuesday.findByRole('link', { name: /Door interlock.*09:00.*10:15/u });
    const edge = moved.querySelector('[data-edge]');
    if (edge === null) throw new Error('It has no lower edge.');
    await drag(edge, { days: 0, hours: 1 });
    await tuesday.findByRole('link', { name: /Door interlock.*09:00.*11:15/u });
    await expect(window.location.hash).toBe(hash);
  },
};

export const Loading: Story = { args: { events: undefined } };

export const Failed: Story = {
  args: { error: <ErrorState title="The list couldn’t be loaded" /> },
};

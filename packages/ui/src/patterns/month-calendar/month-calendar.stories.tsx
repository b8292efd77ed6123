import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ErrorState } from '../../components/error-state/index.ts';
import type { FieldOption, RecordRow } from '../../shapes/index.ts';
import { inListFrame } from '../../../testing/workshop-sample/list-frame.tsx';
import { sampleRows } from '../../../testing/workshop-sample/rows.ts';
import { CalendarFrame, type CalendarFrameProps } from '../calendar-frame/index.ts';
import { addMonths, monthName } from './days-of-month.ts';
import type { CalendarPlace, MonthCalendarProps } from './month-calendar-props.ts';
import { MonthCalendar } from './month-calendar.tsx';

/** The day and time of a moment in UTC. */
function placeOf({ values }: RecordRow): CalendarPlace | undefined {
  const due = values['due_at'];
  return typeof due === 'string' ? { day: due.slice(0, 10), time: due.slice(11, 16) } : undefined;
}

const states: readonly FieldOption[] = [
  { value: 'open', label: 'Open', tone: 'info' },
  { value: 'planned', label: 'Planned', tone: 'accent' },
  { value: 'in_progress', label: 'In progress', tone: 'warning' },
];

/** As the screen of a list has it. */
function FramedMonth({
  allHref,
  error,
  ...props
}: MonthCalendarProps & Pick<CalendarFrameProps, 'allHref' | 'error'>) {
  const { month, today, rows } = props;
  return (
    <CalendarFrame
      unit="month"
      name={monthName(month, 'en-GB')}
      previousHref={`#month=${addMonths(month, -1)}`}
      nextHref={`#month=${addMonths(month, 1)}`}
      todayHref={today.startsWith(month) ? undefined : '#today'}
      unitHref={(unit) => `#${unit}`}
      count={rows?.length}
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
    rows: sampleRows,
    placeOf,
    stateOf: ({ values }) => states.find(({ value }) => value === values['status']),
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
    rows: Array.from({ length: 9 }, (_, index) => sampleRows[index % sampleRows.length]).flatMap(
      (row, index) =>
        row === undefined
          ? []
          : [
              {
                ...row,
                id: `${row.id} ${index}`,
                values: { ...row.values, due_at: '2026-11-20T13:00:00+00:00' },
              },
            ],
    ),
    allHref: '#all',
  },
};

export const SeveralDays: Story = {
  name: 'Records that last several days',
  args: {
    placeOf: ({ id }) => {
      const begins = (Number(id.replaceAll(/\D/g, '')) % 20) + 1;
      return {
        day: dayOfNovember(begins),
        time: '08:00',
        lastDay: dayOfNovember(begins + 3),
      };
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText('(continued)')).length).toBeGreaterThan(0);
  },
};

export const Loading: Story = { args: { rows: undefined } };

export const Failed: Story = {
  args: { error: <ErrorState title="The list couldn’t be loaded" /> },
};

function dayOfNovember(number: number): string {
  return `2026-11-${String(number).padStart(2, '0')}`;
}

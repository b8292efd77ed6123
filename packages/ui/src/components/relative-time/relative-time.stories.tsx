import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../grid/index.ts';
import { Stack } from '../stack/index.ts';
import { RelativeTime, type RelativeTimeProps } from './index.ts';
import { record } from './record.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const minute = 60_000;
const day = 1440 * minute;

const meta = {
  title: 'Components/RelativeTime',
  component: RelativeTime,
  parameters: { record },
  args: { value: now - 5 * minute, now, locale: 'en-GB', timeZone: 'Europe/Vienna' },
} satisfies Meta<typeof RelativeTime>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The exact instant is in its title, and for machines in `dateTime`. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const time = within(canvasElement).getByText('5 minutes ago');
    await expect(time).toHaveAttribute('datetime', '2026-11-21T09:55:00.000Z');
    await expect(time).toHaveAttribute(
      'title',
      // Browsers differ by the comma.
      expect.stringMatching(/^Saturday,? 21 November 2026 at 10:55:00 CET$/),
    );
  },
};

const distances = [
  0,
  -minute,
  -59 * minute,
  -5 * 60 * minute,
  -day,
  -3 * day,
  -20 * day,
  -70 * day,
];

function Times(style: Partial<RelativeTimeProps>) {
  return (
    <Stack className="gap-1">
      {[...distances, 45 * minute, 2 * day, 800 * day].map((offset) => (
        <RelativeTime
          key={offset}
          value={now + offset}
          now={now}
          locale="en-GB"
          timeZone="Europe/Vienna"
          {...style}
        />
      ))}
    </Stack>
  );
}

export const Matrix: Story = {
  render: () => (
    <Grid columns={5} columnWidth="9rem" className="[--grid-gap:--spacing(6)]">
      <Times />
      <Times length="short" />
      <Times withinDays={7} />
      <Times locale="de" length="narrow" />
      <Times locale="ar" />
    </Grid>
  ),
};

/** Without `now` it follows the clock. */
export const Live: Story = { args: { value: new Date(), now: undefined } };

export const ByDateWhenFar: Story = {
  args: { value: '2026-09-01T08:30:00+02:00', withinDays: 30 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1 September 2026')).toBeVisible();
  },
};

/** Postgres has instants beyond any clock, such as infinity. They are shown unchanged. */
export const NotAnInstant: Story = {
  args: { value: 'infinity' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('infinity')).not.toHaveAttribute('datetime');
  },
};

export const LongText: Story = {
  args: { value: now - 11 * 31 * day, locale: 'de', className: 'block w-16' },
};

export const RightToLeft: Story = {
  args: { locale: 'ar', value: now - 3 * 60 * minute },
  globals: { direction: 'rtl' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { DayNavigation } from './day-navigation.tsx';

const today = new Date('2026-11-20T00:00:00Z');
const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** A screen whose address names the day: `#1` is tomorrow. */
function Day() {
  const [offset, setOffset] = useState(0);
  const day = new Date(today);
  day.setUTCDate(day.getUTCDate() + offset);
  return (
    // The links are the controls. This only reads their addresses.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      onClick={(event) => {
        const hash = (event.target as Element).closest('a')?.hash;
        if (hash === undefined) return;
        event.preventDefault();
        setOffset(Number(hash.slice(1)));
      }}
    >
      <DayNavigation
        name={format.format(day)}
        isToday={offset === 0}
        previousHref={`#${offset - 1}`}
        todayHref="#0"
        nextHref={`#${offset + 1}`}
      />
    </div>
  );
}

const meta = {
  title: 'Patterns/Day navigation',
  component: Day,
} satisfies Meta<typeof Day>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Today has no link to itself. */
export const Today: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Friday 20 November' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Today' })).toBeNull();
  },
};

/** The next day by keyboard, and back again. */
export const AnotherDay: Story = {
  name: 'A different day',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Next day' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Saturday 21 November' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next day' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Today' })).toBeVisible();
  },
};

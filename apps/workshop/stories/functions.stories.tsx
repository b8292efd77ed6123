import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPhone, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Functions',
  tags: ['!autodocs'],
  args: { address: '/functions', person: 'owner' },
} satisfies Meta<ScreenProps>;

export default meta;

export const All: ScreenStory = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Free technicians' });
    await expect(link).toHaveAttribute('href', '/functions/free_technicians');
    await expect(canvas.getAllByText('can change data')).toHaveLength(3);
  },
};

/** Opened by its address, it runs with the arguments there. */
export const ByAddress: ScreenStory = {
  args: { address: '/functions/margin_by_month?from_date=2026-01-01&to_date=2026-11-20#result' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Result rows' }));
    await expect(table.getByRole('columnheader', { name: 'Margin' })).toBeVisible();
    await expect(table.getAllByRole('row').length).toBeGreaterThan(10);
  },
};

/** A function that changes nothing runs at once, and runs again from its address. */
export const Reading: ScreenStory = {
  args: { address: '/functions/current_person_role' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Run/ }));
    const result = await canvas.findByRole('region', { name: 'Result' });
    await expect(result).toHaveTextContent('owner');
  },
};

const cost = async () => {
  const rows = await storedRows<{ cost: string }>(
    'select hourly_cost::text as cost from technician where id = 1',
  );
  return rows[0]?.cost;
};

const question = () => screen.findByRole('alertdialog');

/** A function that changes data asks before it runs. */
export const Writing: ScreenStory = {
  name: 'A function that changes data',
  args: { address: '/functions', person: 'owner' },
  parameters: { visual: { none: 'Patterns/Function form has a picture of the question.' } },
  play: async ({ canvas, userEvent }) => {
    const before = await cost();
    await userEvent.click(await canvas.findByRole('link', { name: /^Set technician cost/ }));
    await userEvent.type(await canvas.findByLabelText(/^Technician/), '1');
    await userEvent.type(canvas.getByLabelText(/^Cost per hour/), '61.75');
    const run = within(canvas.getByRole('main')).getByRole('button', { name: /^Run/ });
    await userEvent.click(run);
    await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await cost()).toBe(before);
    await userEvent.click(run);
    await userEvent.click(within(await question()).getByRole('button', { name: 'Run' }));
    await canvas.findByText('The function ran and returned nothing.');
    await expect(await cost()).toBe('61.75');
  },
};

/** A function that doesn't exist or that this person may not run. */
export const NotOpen: ScreenStory = {
  args: { address: '/functions/forget_contact' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Page not found' }),
    ).toBeVisible();
  },
};

export const Phone: ScreenStory = { ...ByAddress, globals: onPhone };

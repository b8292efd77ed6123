import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPhone, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Record detail',
  tags: ['!autodocs'],
  args: { address: '/data/work_order/4811', person: 'dispatcher' },
} satisfies Meta<ScreenProps>;

export default meta;

/** An order with what it refers to, by name, and what refers to it. */
export const WorkOrder: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /Replace spindle bearing$/ }),
    ).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByRole('link', { name: 'Kranich Metal' })).toBeVisible();
    const visits = await main.findByRole('table', { name: 'Visits' });
    await expect((await within(visits).findAllByRole('link')).length).toBeGreaterThan(0);
  },
};

/** What is past its declared due date says so, in words. */
export const Overdue: ScreenStory = {
  args: { address: '/data/work_order?status=eq.on_hold&due_at=lt.now' },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Work orders' }));
    const [row] = await table.findAllByRole('rowheader');
    await userEvent.click(within(row ?? document.body).getByRole('link'));
    const due = await canvas.findByRole('definition', { name: 'Due' });
    await expect(within(due).getByText('Overdue')).toBeVisible();
  },
};

/** What is for others is not there, and can be asked about: the team says so. */
export const NotToRemove: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Why?' }));
    const name = 'Why “Remove work order”?';
    await userEvent.click(await screen.findByRole('button', { name }));
    const answer = within(await screen.findByRole('dialog', { name: /remove work orders/ }));
    // It fades in.
    await waitFor(() =>
      expect(answer.getByText(/the team says what “dispatcher” may do/)).toBeVisible(),
    );
  },
};

/** What may not be seen looks like what does not exist. */
export const NotVisible: ScreenStory = {
  args: { person: 'contact', address: '/data/work_order/4802' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'There is nothing here' }),
    ).toBeVisible();
  },
};

export const Phone: ScreenStory = { ...WorkOrder, globals: onPhone };

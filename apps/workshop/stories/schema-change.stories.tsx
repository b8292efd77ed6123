import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { elsewhere } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Schema change',
  tags: ['!autodocs'],
  args: { address: '/data/customer/1/edit', person: 'owner' },
} satisfies Meta<ScreenProps>;

export default meta;

/** A column is renamed while somebody types into it. */
export const Renamed: ScreenStory = {
  play: async ({ canvas, userEvent, step }) => {
    const phone = await canvas.findByLabelText(/^Phone/);
    const city = canvas.getByLabelText(/^Billing city/);
    await userEvent.clear(phone);
    await userEvent.type(phone, '+49 30 555 0100');
    await userEvent.clear(city);
    await userEvent.type(city, 'Potsdam');
    await elsewhere('alter table customer rename column phone to telephone');
    await step('Saving shows it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(await canvas.findByLabelText(/^Telephone/)).toBeVisible();
      // It fades in.
      await waitFor(() =>
        expect(screen.getByText('The database schema has changed')).toBeVisible(),
      );
    });
    await step('What was typed is there, and can be saved', async () => {
      await expect(canvas.getByText('+49 30 555 0100')).toBeVisible();
      await expect(canvas.getByLabelText(/^Billing city/)).toHaveValue('Potsdam');
      const telephone = canvas.getByLabelText(/^Telephone/);
      await userEvent.clear(telephone);
      await userEvent.type(telephone, '+49 30 555 0100');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: /Kranich/ })).toBeVisible();
      await expect(await canvas.findByText('Potsdam')).toBeVisible();
    });
  },
};

/** A required column is added while somebody creates a record. */
export const Added: ScreenStory = {
  args: { address: '/data/skill/new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Name/), 'Rope access');
    await elsewhere(
      'alter table skill add column grade integer not null default 0; alter table skill alter column grade drop default',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.type(await canvas.findByLabelText(/^Grade/), '2');
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Rope access');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Rope access' }),
    ).toBeVisible();
  },
};

/** The permission to edit is revoked while somebody types. */
export const Forbidden: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const city = await canvas.findByLabelText(/^Billing city/);
    await userEvent.clear(city);
    await userEvent.type(city, 'Potsdam');
    await elsewhere('drop policy "Office changes customers" on customer');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByText('You no longer have permission to edit customers'),
    ).toBeVisible();
    await expect(canvas.getByLabelText(/^Billing city/)).toHaveValue('Potsdam');
  },
};

/** A list continues without a deleted column. */
export const Dropped: ScreenStory = {
  args: { address: '/data/skill' },
  parameters: { visual: { play: 'own width' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('columnheader', { name: /^Description/ });
    await elsewhere('alter table skill drop column description cascade');
    await userEvent.type(canvas.getByRole('searchbox'), 'e{Enter}');
    await waitFor(() =>
      expect(canvas.queryByRole('columnheader', { name: /^Description/ })).toBeNull(),
    );
    await expect(await canvas.findAllByRole('row')).not.toHaveLength(0);
  },
};

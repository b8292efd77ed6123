import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { workshopAccounts } from '../accounts.ts';
import { goTo, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Not found',
  tags: ['!autodocs'],
  args: { address: '/data/spaceship', person: 'dispatcher' },
} satisfies Meta<ScreenProps>;

export default meta;

/** An address without an entity, within the frame. */
export const UnknownEntity: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Page not found' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go home' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Hartmann Workshop' }),
    ).toBeVisible();
  },
};

/** Records that don't exist and records that this person may not see give the same answer. */
export const UnknownRecord: ScreenStory = {
  name: 'Records that don’t exist or are not theirs',
  args: { address: '/data/work_order/999999999', person: 'contact' },
  parameters: { visual: { none: 'It looks like the others.' } },
  play: async ({ canvas, loaded }) => {
    const heading = () => canvas.findByRole('heading', { level: 1, name: 'Page not found' });
    await heading();
    const account = workshopAccounts.find(({ role }) => role === 'contact');
    const [other] = await storedRows<{ id: number }>(`
      select id from work_order where customer_id <> (
        select customer_id from contact where email = '${account?.email}') limit 1`);
    // An address that is found comes between the two.
    goTo(loaded, '/data/work_order');
    await canvas.findByRole('heading', { level: 1, name: 'Work orders' });
    goTo(loaded, `/data/work_order/${other?.id}`);
    await heading();
  },
};

export const UnknownAddress: ScreenStory = {
  args: { address: '/ships/enterprise' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Page not found' }),
    ).toBeVisible();
  },
};

import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onPhone, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Home',
  tags: ['!autodocs'],
  args: { address: '/', person: 'dispatcher' },
} satisfies Meta<ScreenProps>;

export default meta;

/** What the product is for, and a way to each kind of record with how many there are. */
export const Dispatcher: ScreenStory = {
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    const card = await main.findByRole('link', { name: 'Work orders' });
    await expect(card).toBeVisible();
  },
};

export const Phone: ScreenStory = {
  ...Dispatcher,
  globals: onPhone,
};

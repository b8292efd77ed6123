import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';

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

export const UnknownAddress: ScreenStory = {
  args: { address: '/ships/enterprise' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Page not found' }),
    ).toBeVisible();
  },
};

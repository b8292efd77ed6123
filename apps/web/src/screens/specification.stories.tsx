import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onPhone, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Specification',
  tags: ['!autodocs'],
  args: { address: '/specification', person: 'dispatcher' },
} satisfies Meta<ScreenProps>;

export default meta;

export const Workshop: ScreenStory = {
  play: async ({ canvas }) => {
    const points = within(await canvas.findByRole('list', { name: 'The nine points' }));
    await expect(points.getAllByRole('heading')).toHaveLength(9);
    await expect(points.queryByText('not shown')).toBeNull();
  },
};

/** Nothing known: every statement says so, and the start leads here. */
export const Blank: ScreenStory = {
  args: { address: '/', person: undefined, start: 'blank' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: 'Nothing is known about this product yet',
      }),
    ).toBeVisible();
    const points = within(canvas.getByRole('list', { name: 'The nine points' }));
    await expect(points.getAllByText('not shown')).toHaveLength(17);
  },
};

export const Phone: ScreenStory = { ...Workshop, globals: onPhone };

export const BlankOnPhone: ScreenStory = { ...Blank, globals: onPhone };

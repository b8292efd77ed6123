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

/** The card of an entity says how many records there are for whoever looks. */
function showsCount(entity: string, count: string): NonNullable<ScreenStory['play']> {
  return async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    const cards = await main.findAllByRole('listitem');
    const card = cards.find((card) => within(card).queryByRole('link', { name: entity }) !== null);
    await expect(await within(card ?? document.body).findByText(count)).toBeVisible();
  };
}

export const Dispatcher: ScreenStory = { play: showsCount('Work orders', '4.8k') };

/** The same for somebody at a customer: only their own company's records. */
export const CustomerContact: ScreenStory = {
  args: { person: 'contact' },
  play: showsCount('Work orders', '71'),
};

export const Phone: ScreenStory = { ...Dispatcher, globals: onPhone };

import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
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
    const lists = within(await canvas.findByRole('region', { name: 'All lists' }));
    const cards = await lists.findAllByRole('listitem');
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

/** What is overdue leads to the list of just these. */
export const NeedsAttention: ScreenStory = {
  name: 'Needs attention',
  play: async ({ canvas }) => {
    const attention = within(await canvas.findByRole('region', { name: 'Needs attention' }));
    const links = attention.getAllByRole('link');
    const overdue = links.find(({ textContent }) => textContent.startsWith('Overdue'));
    await expect(overdue).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^\/data\/work_order\?status=in\.\(.*\)&due_at=lt\.2026-11-20T11:00:00Z$/,
      ),
    );
    await waitFor(() => expect(overdue).toHaveTextContent(/^Overdue\d+$/));
  },
};

export const Phone: ScreenStory = { ...Dispatcher, globals: onPhone };

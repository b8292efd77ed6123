import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Home',
  tags: ['!autodocs'],
  args: { address: '/', person: 'dispatcher' },
} satisfies Meta<ScreenProps>;

export default meta;

/** The card of an entity says how many records its list opens with, for this person. */
function showsCount(entity: string, count: string): NonNullable<ScreenStory['play']> {
  return async ({ canvas }) => {
    const lists = within(await canvas.findByRole('region', { name: 'All lists' }));
    const cards = await lists.findAllByRole('listitem');
    const card = cards.find((card) => within(card).queryByRole('link', { name: entity }) !== null);
    await expect(await within(card ?? document.body).findByText(count)).toBeVisible();
  };
}

/** Only some lists know when a record was updated, and the heading says how many. */
export const Dispatcher: ScreenStory = {
  play: async (context) => {
    await showsCount('Work orders', '436')(context);
    const name = /^Recently updated in \d+ of \d+ lists$/;
    await expect(await context.canvas.findByRole('heading', { name })).toBeVisible();
  },
};

/** A contact at a customer sees only the records of their company. */
export const CustomerContact: ScreenStory = {
  args: { person: 'contact' },
  play: showsCount('Work orders', '8'),
};

const navigated = async (canvas: Parameters<NonNullable<ScreenStory['play']>>[0]['canvas']) => {
  const navigation = within(await canvas.findByRole('navigation', { name: 'Main' }));
  await navigation.findByRole('link', { name: 'All lists' });
  return navigation
    .getAllByRole('link')
    .map(({ textContent }) => textContent.replace(/[\d.]+k?$/, ''));
};

/** The navigation has what a role works with. All other lists are behind one entry. */
export const Menu: ScreenStory = {
  args: { person: 'technician' },
  parameters: { visual: { none: 'The pictures of the roles show it.' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await navigated(canvas)).toEqual([
      'My route',
      'Work orders',
      'Visits',
      'Sites',
      'Equipment',
      'Stock movements',
      'Attachments',
      'All lists',
    ]);
    await userEvent.click(canvas.getByRole('link', { name: 'All lists' }));
    await canvas.findByRole('heading', { level: 1, name: 'All lists' });
    await userEvent.click(await canvas.findByRole('link', { name: 'Skills' }));
    await canvas.findByRole('heading', { level: 1, name: 'Skills' });
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('All lists');
  },
};

/** The owner alone looks into how the example is made. */
export const MenuOfTheOwner: ScreenStory = {
  name: 'Menu of the owner',
  args: { person: 'owner' },
  parameters: { visual: { none: 'The pictures of the specification show it.' } },
  play: async ({ canvas }) => {
    await expect(await navigated(canvas)).toEqual(
      expect.arrayContaining(['Skills', 'All lists', 'Functions', 'Specification']),
    );
  },
};

/** The count of overdue records links to a list of exactly these. */
export const NeedsAttention: ScreenStory = {
  name: 'Needs attention',
  parameters: { visual: { play: 'own width' } },
  play: async ({ canvas, userEvent }) => {
    const attention = within(await canvas.findByRole('region', { name: 'Needs attention' }));
    const links = attention.getAllByRole('link');
    const overdue = links.find(({ textContent }) => textContent.startsWith('Overdue'));
    await expect(overdue).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/data\/work_order\?status=in\.\(.*\)&due_at=lt\.now$/),
    );
    await waitFor(() => expect(overdue).toHaveTextContent(/^Overdue\d+$/));
    const count = overdue?.textContent.replace('Overdue', '') ?? '';
    await userEvent.click(overdue ?? document.body);
    await expect(await canvas.findByText(`1–50 of ${count}`)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Edit the filter Due is before now' }),
    ).toBeVisible();
    const table = within(canvas.getByRole('grid', { name: 'Work orders' }));
    await waitFor(() => expect(table.getAllByText('Overdue')).toHaveLength(50));
  },
};

/** The reason why a record needs attention names its declaration. */
export const AskedWhy: ScreenStory = {
  name: 'Asked why',
  play: async ({ canvas, userEvent }) => {
    const attention = within(await canvas.findByRole('region', { name: 'Needs attention' }));
    // Explanations are loaded after the screen.
    await canvas.findByRole('button', { name: 'Why?' });
    const [overdue] = attention.getAllByRole('link', { name: /^Overdue/ });
    overdue?.focus();
    await userEvent.keyboard('?');
    const answer = await screen.findByRole('dialog', {
      name: 'Why do overdue work orders need attention?',
    });
    await expect(
      within(answer).getByText(/only while “Status” is “Open”, “Planned”/),
    ).toBeInTheDocument();
    const place = within(answer).getByRole('link', { name: /Entities and fields$/ });
    await expect(place).toHaveAttribute('href', '/specification/entities#work_order/due_at');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(overdue).toHaveFocus());
  },
};

/** The product's purpose is shown until somebody has opened a record. */
export const AfterOpening: ScreenStory = {
  name: 'After opening a record',
  args: { address: '/data/equipment/1' },
  parameters: { visual: { play: 'own width' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Falkner FP4 88-1042' });
    await userEvent.click(await canvas.findByRole('link', { name: /^Hartmann Workshop/ }));
    const opened = await canvas.findByRole('list', { name: /^Recently opened/ });
    await expect(
      await within(opened).findByRole('link', { name: 'Falkner FP4 88-1042' }),
    ).toBeVisible();
    await expect(canvas.queryByText(/^Keeps track of customers’ machines/)).toBeNull();
  },
};

import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault, goTo, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Home',
  tags: ['!autodocs'],
  args: { address: '/', person: 'dispatcher' },
} satisfies Meta<ScreenProps>;

export default meta;

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];
type Canvas = Play['canvas'];

/** The part of home with this heading. */
const tile = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }));

/** Overdue records come first, since nothing is assigned to the office. */
export const Dispatcher: ScreenStory = {
  play: async ({ canvas }) => {
    for (const entity of ['Work orders', 'Visits', 'Equipment', 'Invoices']) {
      await expect((await tile(canvas, entity)).getAllByRole('link')[1]).toHaveTextContent(
        entity === 'Visits' ? /^Due within 7 days\d+$/ : /^Overdue\d+$/,
      );
    }
    // The purpose is only for people of whose work nothing is known.
    await expect(canvas.queryByText(/^Keeps track of customers’ machines/)).toBeNull();
  },
};

/** What can’t be counted is said, and the rest of the work stays. */
export const NotCounted: ScreenStory = {
  name: 'Records that can’t be counted',
  beforeEach: fault('work_order', {
    kind: 'status',
    status: 400,
    body: { code: 'P0001', message: 'Not now.' },
  }),
  parameters: { visual: { none: 'Dispatcher has a picture of the tiles.' } },
  play: async ({ canvas }) => {
    const orders = await tile(canvas, 'Work orders');
    await expect(orders.getByRole('link', { name: 'Overdue —' })).toBeVisible();
    await expect((await tile(canvas, 'Invoices')).getAllByRole('link')[1]).toHaveTextContent(
      /^Overdue\d+$/,
    );
  },
};

/** A contact at a customer sees only the records of their company: first what they reported. */
export const CustomerContact: ScreenStory = {
  args: { person: 'contact' },
  play: async ({ canvas }) => {
    const orders = await tile(canvas, 'Work orders');
    await expect(await orders.findByRole('link', { name: /^Reported by: you/ })).toBeVisible();
    await expect(orders.queryByRole('link', { name: /^Open/ })).toBeNull();
  },
};

/** The policy lets a contact read their own customer alone: the link in the navigation leads there. */
export const OnlyCustomer: ScreenStory = {
  name: 'The only customer of a contact',
  args: { person: 'contact' },
  parameters: { visual: { none: 'Its link looks like those of lists.' } },
  play: async ({ canvas, userEvent }) => {
    const navigation = within(await canvas.findByRole('navigation', { name: 'Main' }));
    const link = await navigation.findByRole('link', { name: 'Customer' });
    await expect(navigation.queryByRole('link', { name: /^Customers/ })).toBeNull();
    await userEvent.click(link);
    await canvas.findByRole('heading', { name: /^Kranich/, level: 1 });
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
    // More contacts and sites of the company may be added.
    await expect(navigation.getByRole('link', { name: /^Sites/ })).toHaveAttribute(
      'href',
      '/data/site',
    );
  },
};

/** Records that are assigned to a person come first. The list of exactly these is behind their count. */
export const Technician: ScreenStory = {
  args: { person: 'technician' },
  play: async ({ canvas }) => {
    const orders = await tile(canvas, 'Work orders');
    const mine = await orders.findByRole('link', { name: /^Technician: you/ });
    const count = Number(mine.textContent.replace('Technician: you', ''));
    await expect(count).toBeGreaterThan(0);
    await expect(
      within(orders.getAllByRole('list')[0] ?? document.body).getAllByRole('link'),
    ).toHaveLength(Math.min(count, 5));
  },
};

export const Assigned: ScreenStory = {
  name: 'The list of what is assigned to a person',
  args: { person: 'technician' },
  parameters: { visual: { none: 'Screens/Record list has pictures of lists.' } },
  play: async ({ canvas, userEvent }) => {
    const orders = await tile(canvas, 'Work orders');
    const mine = await orders.findByRole('link', { name: /^Technician: you/ });
    const count = Number(mine.textContent.replace('Technician: you', ''));
    await userEvent.click(mine);
    const table = within(await canvas.findByRole('grid', { name: 'Work orders' }));
    await waitFor(() => expect(table.getAllByRole('rowheader')).toHaveLength(count));
  },
};

/** What changed while somebody was away. */
export const SinceTheLastVisit: ScreenStory = {
  name: 'Since the last visit',
  args: { address: '/data/skill' },
  beforeEach: () => forgetVisits,
  play: async (play) => {
    const seen = await comeBack(play);
    const changed = await tile(play.canvas, 'Changed since your last visit');
    const orders = await changed.findByRole('link', { name: /^Work orders/ });
    await expect(orders).toHaveAttribute('href', `/data/work_order?updated_at=gt.${seen}`);
  },
};

export const ChangedRecords: ScreenStory = {
  name: 'The list of what changed since the last visit',
  args: { address: '/data/skill' },
  beforeEach: () => forgetVisits,
  parameters: { visual: { none: 'Screens/Record list has pictures of lists.' } },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await comeBack(play);
    const changed = await tile(canvas, 'Changed since your last visit');
    const orders = await changed.findByRole('link', { name: /^Work orders/ });
    const count = orders.textContent.replace('Work orders', '');
    await userEvent.click(orders);
    await canvas.findByRole('grid', { name: 'Work orders' });
    await expect(await canvas.findByText(new RegExp(`of ${count}$`))).toBeVisible();
  },
};

/** Comes home three days after the last visit, whose end it returns. */
async function comeBack({ canvas, loaded }: Play): Promise<string> {
  await canvas.findByRole('heading', { level: 1, name: 'Skills' });
  await waitFor(() => expect(visitKeys()).toHaveLength(1));
  const seen = new Date(Date.now() - 3 * 86_400_000).toISOString();
  for (const key of visitKeys()) localStorage.setItem(key, JSON.stringify({ seen }));
  goTo(loaded, '/');
  return seen;
}

const visitKeys = () =>
  Object.keys(localStorage).filter((key) => key.startsWith('ninefold.visits '));

function forgetVisits(): void {
  for (const key of visitKeys()) localStorage.removeItem(key);
}

const navigated = async (canvas: Canvas) => {
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
    const attention = await tile(canvas, 'Work orders');
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
    const attention = await tile(canvas, 'Work orders');
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

/** Opened records are found again. */
export const AfterOpening: ScreenStory = {
  name: 'After opening a record',
  args: { address: '/data/equipment/1' },
  parameters: { visual: { play: 'own width' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Falkner FP4 88-1042' });
    await userEvent.click(await canvas.findByRole('link', { name: /^Hartmann Workshop/ }));
    const opened = await tile(canvas, 'Recently opened');
    await expect(await opened.findByRole('link', { name: 'Falkner FP4 88-1042' })).toBeVisible();
  },
};

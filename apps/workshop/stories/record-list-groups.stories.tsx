import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { goBack, onPhone, screenStories, type ScreenStory, searchOf } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Record list groups',
  tags: ['!autodocs'],
  args: {
    address: '/data/work_order?title=ilike.*pump*&select=title,status',
    person: 'dispatcher',
  },
  parameters: {
    ...screenStories.parameters,
    visual: { none: 'Patterns/Grouped list and Patterns/Filter bar have pictures of the parts.' },
  },
} satisfies Meta<ScreenProps>;

export default meta;

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];

async function countOf(sql: string): Promise<number> {
  const [row] = await storedRows<{ count: number }>(`select count(*)::int as count from ${sql}`);
  return row?.count ?? 0;
}

const countOfPumps = (status: string) =>
  countOf(`work_order where title ilike '%pump%' and status = '${status}'`);

/** The heading of a group. */
const groupOf = ({ canvas }: Play, name: RegExp) => canvas.findAllByRole('rowheader', { name });

async function chooseView({ canvas, userEvent }: Play, label: string): Promise<void> {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'View' }), label);
}

/** Grouped by status; a group is closed and opened by keyboard, and going back shows the table. */
export const ByStatus: ScreenStory = {
  name: 'By status, closed and opened by keyboard',
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    await canvas.findByRole('grid', { name: 'Work orders' });
    await chooseView(play, 'Group by status');
    await waitFor(() => expect(searchOf(loaded)).toMatch(/view=group\.status/));
    const [open] = await groupOf(play, new RegExp(`^Open ${await countOfPumps('open')} records`));
    const grid = within(canvas.getByRole('grid', { name: 'Work orders by status' }));
    await grid.findAllByRole('link');

    // Headings are rows among the records: arrows lead to both.
    open?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(open).not.toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await grid.findByRole('button', { name: /^Open/, expanded: false });
    await screen.findByText('Open: collapsed');
    await userEvent.keyboard('{Enter}');
    await grid.findByRole('button', { name: /^Open/, expanded: true });
    await grid.findAllByRole('link');
    goBack(loaded);
    await canvas.findByRole('grid', { name: 'Work orders' });
  },
};

/** Dates are grouped by month, or by another period. */
export const ByDate: ScreenStory = {
  name: 'By month, and by year',
  args: {
    address: '/data/work_order?title=ilike.*pump*&view=group.due_at.month&status=eq.completed',
  },
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    await groupOf(play, /^[A-Z][a-z]+ 20\d\d \d+ records?/);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'Year');
    await waitFor(() => expect(searchOf(loaded)).toMatch(/view=group\.due_at\.year/));
    await groupOf(play, /^20\d\d \d+ records?/);
  },
};

/** The values of the status filter the list, with counts that follow the search. */
export const QuickFilters: ScreenStory = {
  name: 'The values of the status',
  args: { address: '/data/work_order?search=pump', person: 'owner' },
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    const choices = within(await canvas.findByRole('group', { name: 'Filter by Status' }));
    await userEvent.click(await choices.findByRole('button', { name: /^Planned/ }));
    await waitFor(() => expect(searchOf(loaded)).toMatch(/status=eq\.planned/));
    await choices.findByRole('button', { name: /^Planned/, pressed: true });
    // The choices say it: no chip repeats it.
    await expect(canvas.queryByRole('button', { name: /^Edit the filter/ })).toBeNull();
    await userEvent.click(choices.getByRole('button', { name: /^Open/ }));
    await waitFor(() => expect(searchOf(loaded)).toMatch(/status=in\.\(planned,open\)/));
    const [search] = canvas.getAllByRole('searchbox');
    await userEvent.clear(search as HTMLElement);
    const planned = (await countOf("work_order where status = 'planned'")).toLocaleString('en');
    await waitFor(() =>
      expect(choices.getByRole('button', { name: /^Planned/ })).toHaveTextContent(
        new RegExp(`Planned\\s*${planned}`),
      ),
    );
  },
};

const isInFooter = (expected: boolean) =>
  waitFor(() => {
    const footer = document.activeElement?.closest('tfoot') ?? null;
    return expect(footer !== null).toBe(expected);
  });

/** Numbers are added up below their columns, and those of selected records; keys lead there. */
export const Sums: ScreenStory = {
  name: 'Sums below the columns',
  args: { address: '/data/invoice?limit=25', person: 'owner' },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Invoices' });
    const footer = within(grid.querySelector('tfoot') ?? grid);
    const count = (await countOf('invoice')).toLocaleString('en');
    await footer.findByText(`Sum of ${count} records`);
    const [sum] = await storedRows<{ cents: string }>(
      "select replace(sum(gross)::text, '.', '') as cents from invoice",
    );
    await waitFor(() => {
      const cells = [...grid.querySelectorAll('tfoot td')].map(({ textContent }) =>
        textContent.replaceAll(/\D/g, ''),
      );
      return expect(cells).toContain(sum?.cents);
    });
    const [, first] = within(grid).getAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    await footer.findByText('Sum of 1 selected');

    // By keys, they are below the last record.
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await isInFooter(false);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await isInFooter(true);
    await userEvent.keyboard('{ArrowUp}');
    await isInFooter(false);
    await userEvent.keyboard('{ArrowDown}');
    await isInFooter(true);
    await userEvent.keyboard('?');
    const shortcuts = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await shortcuts.findByText('Go to the last record, then to the sums');
  },
};

/** On a phone the groups are cards below headings. */
export const Phone: ScreenStory = {
  globals: onPhone,
  args: { address: '/data/work_order?title=ilike.*pump*&view=group.status' },
  parameters: { visual: { none: 'Patterns/Grouped list has a picture of it.' } },
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { name: /^Open/ });
    const cards = within(await canvas.findByRole('list', { name: /^Open/ }));
    await cards.findAllByRole('listitem');
    await userEvent.click(within(heading).getByRole('button'));
    await waitFor(() => expect(canvas.queryByRole('list', { name: /^Open/ })).toBeNull());
  },
};

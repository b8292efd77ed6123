import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  fault,
  goBack,
  goTo,
  onPhone,
  screenStories,
  type ScreenStory,
  searchOf,
} from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Record list',
  tags: ['!autodocs'],
  args: { address: '/data/work_order?status=in.(open,planned,in_progress)', person: 'dispatcher' },
} satisfies Meta<ScreenProps>;

export default meta;

/** Their plays are about the table: a phone shows cards. */
const ofTable: ScreenStory['parameters'] = { visual: { play: 'own width' } };

type Canvas = Parameters<NonNullable<ScreenStory['play']>>[0]['canvas'];

/** The rows, once they have come. */
async function rowsOf(canvas: Canvas, list = 'Work orders'): Promise<HTMLElement[]> {
  const table = within(await canvas.findByRole('grid', { name: list }));
  await table.findAllByRole('link');
  // Neither the headers nor the sums.
  return table.getAllByRole('row').filter((row) => row.closest('tbody') !== null);
}

/** Returns the texts of one column, from the first row to the last. */
async function columnOf(canvas: Canvas, name: string): Promise<string[]> {
  const rows = await rowsOf(canvas);
  const place = canvas
    .getAllByRole('columnheader')
    .findIndex((header) => header.textContent.startsWith(name));
  return rows.map((row) => row.children[place]?.textContent ?? '');
}

/** Unfinished orders, opened from the navigation. */
export const WorkOrders: ScreenStory = {
  parameters: ofTable,
  play: async ({ args, canvas }) => {
    await expect(await rowsOf(canvas)).toHaveLength(50);
    const range = await canvas.findByText(/^1–50 of \d{3}$/);
    // The navigation counts what its link shows.
    const total = range.textContent.replace('1–50 of ', '');
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    const entry = navigation.getByRole('link', { name: /^Work orders/ });
    await expect(entry).toHaveAttribute('href', args.address);
    await waitFor(() => expect(entry).toHaveTextContent(new RegExp(`${total}$`)));
    const statuses = new Set(await columnOf(canvas, 'Status'));
    await expect([...statuses].sort()).toEqual(['In progress', 'Open', 'Planned']);
  },
};

export const Ordered: ScreenStory = {
  parameters: ofTable,
  name: 'Sorted by another column',
  args: { address: '/data/work_order?estimate=not.is.null&select=number,title,estimate' },
  play: async ({ canvas, userEvent }) => {
    await rowsOf(canvas);
    const amounts = async () =>
      (await columnOf(canvas, 'Estimate')).map((text) => Number(text.replaceAll(/[^\d.]/g, '')));
    const press = () =>
      userEvent.click(
        within(canvas.getByRole('columnheader', { name: /^Estimate/ })).getByRole('button', {
          name: /^Estimate/,
        }),
      );
    await press();
    await waitFor(async () => {
      const shown = await amounts();
      await expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    });
    await press();
    await waitFor(async () => {
      const shown = await amounts();
      await expect(shown).toEqual(shown.toSorted((a, b) => b - a));
      await expect(shown[0]).toBeGreaterThan(shown.at(-1) ?? Infinity);
    });
  },
};

export const Searched: ScreenStory = {
  parameters: ofTable,
  play: async ({ canvas, userEvent }) => {
    await rowsOf(canvas);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'WO-4811');
    await waitFor(async () => expect(await rowsOf(canvas)).toHaveLength(1));
    await expect(canvas.getByRole('link', { name: 'Replace spindle bearing' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kranich Metal' })).toBeVisible();
  },
};

export const NothingMatches: ScreenStory = {
  parameters: ofTable,
  play: async ({ canvas, userEvent }) => {
    await rowsOf(canvas);
    // Before the views are read, the address doesn't say which of them the list was changed from.
    await canvas.findByRole('button', { name: /^Saved view/ });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'no such order');
    await expect(
      await canvas.findByRole('heading', { name: 'No work orders match' }),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^Nothing matches the search and the filter together/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filter' }));
    await expect(await rowsOf(canvas)).toHaveLength(50);
  },
};

/** A search finds the names of records that a column shows. */
export const SearchedByCustomer: ScreenStory = {
  parameters: ofTable,
  name: 'Searched by the name of a customer',
  args: { address: '/data/work_order?search=kranich%20spindle' },
  play: async ({ canvas, userEvent }) => {
    const customers = new Set(await columnOf(canvas, 'Customer'));
    await expect([...customers]).toEqual(['Kranich Metal']);
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, ' nowhere');
    await expect(
      await canvas.findByText(/^Nothing matches the search for “kranich spindle nowhere”/),
    ).toBeVisible();
    const [, clear] = canvas.getAllByRole('button', { name: 'Clear search' });
    await userEvent.click(clear ?? document.body);
    await expect(await rowsOf(canvas)).toHaveLength(50);
  },
};

/** A view about records formats their values as the tables do, and its rows open them. */
export const OfView: ScreenStory = {
  parameters: ofTable,
  name: 'A view about an entity',
  args: { address: '/data/open_work_order?status=eq.on_hold' },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('grid', { name: 'Unfinished work orders' }));
    const [title] = await table.findAllByRole('rowheader');
    const link = within(title ?? document.body).getByRole('link');
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/data\/work_order\/\d+$/));
    const links = within(title?.closest('tr') ?? document.body).getAllByRole('link');
    // The name of a customer leads to the customer.
    await expect(links.map((each) => each.getAttribute('href'))).toContainEqual(
      expect.stringMatching(/^\/data\/customer\/\d+$/),
    );
    await expect(table.getAllByText('On hold').length).toBeGreaterThan(0);
    await expect(table.queryByText('on_hold')).toBeNull();
    const name = link.textContent;
    await userEvent.click(link);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: new RegExp(name) }),
    ).toBeVisible();
  },
};

/** A view about an entity has the entity's due date. */
export const OverdueInView: ScreenStory = {
  parameters: ofTable,
  name: 'Overdue records in a view',
  args: { address: '/data/open_work_order?due_at=lt.now&status=eq.open' },
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas, 'Unfinished work orders');
    const [first] = rows;
    await expect(await within(first ?? document.body).findByText('Overdue')).toBeVisible();
    for (const row of rows) await expect(row).toHaveTextContent(/Overdue/);
  },
};

/** A table of changes describes them in words, with the names of the changed records. */
export const History: ScreenStory = {
  name: 'A history in words',
  args: { address: '/data/audit_entry?work_order_id=eq.4811' },
  parameters: { visual: { play: 'own width' } },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: 'History' }));
    const change = await table.findByText(/^Technician$/);
    await waitFor(() =>
      expect(change.closest('tr')).toHaveTextContent(
        /Replace spindle bearing.*Status changed from Open to Planned; Technician set to [A-Z]/,
      ),
    );
    const row = within(change.closest('tr') ?? document.body);
    await expect(row.getByRole('link', { name: /Replace spindle bearing/ })).toHaveAttribute(
      'href',
      '/data/work_order/4811',
    );
  },
};

/** Columns that do not fit are behind "Columns"; nothing scrolls sideways. */
export const ColumnsFit: ScreenStory = {
  parameters: ofTable,
  name: 'Columns that do not fit',
  args: { person: 'owner' },
  play: async ({ canvas, loaded, userEvent }) => {
    for (const [entity, list] of [
      ['visit', 'Visits'],
      ['customer', 'Customers'],
      ['stock_movement', 'Stock movements'],
      ['open_work_order', 'Unfinished work orders'],
      ['invoice_line', 'Invoice lines'],
      ['work_order', 'Work orders'],
    ] as const) {
      goTo(loaded, `/data/${entity}`);
      const table = await canvas.findByRole('grid', { name: list });
      await within(table).findAllByRole('rowheader');
      await waitFor(() => expect(table).not.toHaveAttribute('aria-busy'));
      const scroll = table.closest('[data-slot=data-grid]');
      await expect(scroll?.scrollWidth, list).toBeLessThanOrEqual(scroll?.clientWidth ?? 0);
    }
    const unfitting = { name: /^Columns \(\d (don’t|doesn’t) fit\)$/ };
    await canvas.findByRole('button', unfitting);
    // A board leaves out no columns.
    const view = await canvas.findByRole('combobox', { name: 'View' });
    await userEvent.selectOptions(view, 'Board by status');
    await canvas.findByRole('button', { name: 'Columns' });
    await userEvent.selectOptions(view, 'Table');
    await userEvent.click(await canvas.findByRole('button', unfitting));
    const chooser = within(await screen.findByRole('dialog', { name: 'Columns' }));
    // It fades in.
    await waitFor(() => expect(chooser.getByText(/don’t fit|doesn’t fit/)).toBeVisible());
    await userEvent.click(chooser.getByRole('option', { name: 'Estimate' }));
    await userEvent.keyboard('{Escape}');
    await expect(
      await canvas.findByRole('columnheader', { name: /^Estimate/ }),
    ).toBeInTheDocument();
  },
};

/** Policies show technicians only their own orders. */
export const Technician: ScreenStory = {
  parameters: ofTable,
  args: { person: 'technician', address: '/data/work_order' },
  play: async ({ canvas }) => {
    await rowsOf(canvas);
    await expect(await canvas.findByText('1–50 of 198')).toBeVisible();
    await expect(await columnOf(canvas, 'Technician')).toContain('Ines Okafor');
  },
};

/** A technician is offered nothing that the policies forbid, and can ask why. */
export const NothingForbidden: ScreenStory = {
  name: 'Nothing that the role can’t do',
  args: { person: 'technician', address: '/data/supplier' },
  parameters: { visual: { none: 'Patterns/Why has pictures of the answers.' } },
  play: async ({ canvas, userEvent, loaded }) => {
    const navigation = within(await canvas.findByRole('navigation', { name: 'Main' }));
    await navigation.findByRole('link', { name: /^Visits/ });
    await expect(navigation.queryByRole('link', { name: /^Suppliers/ })).toBeNull();
    await canvas.findByRole('heading', { name: 'No suppliers to show' });
    goTo(loaded, '/data/visit');
    await rowsOf(canvas, 'Visits');
    await expect(canvas.queryByRole('link', { name: /^New visit/ })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Why?' }));
    const questions = within(await screen.findByRole('dialog'));
    await userEvent.click(await questions.findByRole('button', { name: 'Why “New visit”?' }));
    await screen.findByText(/specification.ts doesn’t allow it for the role “technician”/);
  },
};

/** A column's menu leads to its values, in descending order too. */
export const JumpedFromAColumn: ScreenStory = {
  name: 'Jumped to a value from the menu of a column',
  args: { person: 'owner', address: '/data/part?order=stock.desc&limit=25' },
  parameters: { visual: { none: 'The menu and the dialog have pictures among the patterns.' } },
  play: async ({ canvas, userEvent, loaded }) => {
    const grid = await canvas.findByRole('grid', { name: 'Parts' });
    const [part] = await storedRows<{ number: string }>(
      'select number from part where stock <= 10 order by stock desc, id limit 1',
    );
    await within(grid).findAllByRole('rowheader');
    await userEvent.hover(within(grid).getByRole('columnheader', { name: /^Stock/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Column: Stock' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Jump to…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Jump to stock' }));
    await userEvent.type(await dialog.findByLabelText('Stock'), '10');
    await userEvent.click(dialog.getByRole('button', { name: 'Jump' }));
    await waitFor(() => expect(searchOf(loaded)).toMatch(/start=at\.10/));
    await waitFor(() =>
      expect(grid.querySelector('tbody [aria-rowindex]')).toHaveTextContent(part?.number ?? ''),
    );
    // Another order begins at its first page.
    const name = within(grid).getByRole('columnheader', { name: /^Name/ });
    const [sort] = within(name).getAllByRole('button', { name: 'Name' });
    await userEvent.click(sort as HTMLElement);
    await waitFor(() => expect(searchOf(loaded)).not.toMatch(/start=/));
  },
};

/** A list goes to the beginning of a number by keys alone, and going back leads back. */
export const JumpedByKeys: ScreenStory = {
  name: 'Jumped to a value by keys',
  args: { person: 'owner', address: '/data/part' },
  parameters: { visual: { none: 'The menu and the dialog have pictures among the patterns.' } },
  play: async ({ canvas, userEvent, loaded }) => {
    const parts = await storedRows<{ number: string }>(
      "select number from part where number >= 'H' order by number limit 51",
    );
    const [before] = await storedRows<{ count: number }>(
      "select count(*)::int as count from part where number < 'H'",
    );
    const grid = await canvas.findByRole('grid', { name: 'Parts' });
    const first = () =>
      grid.querySelector('tbody [aria-rowindex] [aria-colindex="3"]')?.textContent ?? '';
    const isFirst = (number: string | undefined) => waitFor(() => expect(first()).toBe(number));
    await within(grid).findAllByRole('rowheader');
    const opened = first();
    // Jumping is loaded after the rows.
    await waitFor(() =>
      expect(document.querySelector('[data-slot=list-freshness]')).not.toBeNull(),
    );
    await userEvent.keyboard('{Alt>}{Shift>}[KeyJ]{/Shift}{/Alt}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Jump to number' }));
    const input = await dialog.findByRole('textbox', { name: 'Number' });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await dialog.findByText('Enter a value.');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('H{Enter}');
    await waitFor(() => expect(searchOf(loaded)).toMatch(/start=at\.H/));
    await isFirst(parts[0]?.number);
    // The place among all rows is exact where counting them is cheap.
    const place = ((before?.count ?? 0) + 1).toLocaleString('en-GB');
    await canvas.findByText(new RegExp(`^${place}–`));

    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await isFirst(parts[50]?.number);
    goBack(loaded);
    await isFirst(parts[0]?.number);
    await userEvent.click(canvas.getByRole('link', { name: 'Previous page' }));
    await waitFor(() => expect(searchOf(loaded)).toMatch(/offset=-50/));
    await waitFor(() => expect(first() < 'H').toBe(true));
    goBack(loaded);
    await isFirst(parts[0]?.number);
    goBack(loaded);
    await isFirst(opened);
  },
};

/** A list without access for this person, opened by its address, says so. */
export const NoneVisible: ScreenStory = {
  args: { person: 'contact', address: '/data/part' },
  parameters: { visual: { play: 'own width' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No parts to show' })).toBeVisible();
    await expect(canvas.getByText(/Your role can’t see these records/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /New part/ })).toBeNull();
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(navigation.getByRole('link', { name: /^Equipment/ })).toBeVisible();
    await expect(navigation.queryByRole('link', { name: /^Parts/ })).toBeNull();
  },
};

export const Loading: ScreenStory = {
  parameters: ofTable,
  beforeEach: fault('work_order', { kind: 'delay', milliseconds: Infinity }),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', { name: 'Work orders' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
  },
};

const timedOut = {
  kind: 'status',
  status: 500,
  body: {
    code: '57014',
    message: 'canceling statement due to statement timeout',
    details: null,
    hint: null,
  },
} as const;

export const Failed: ScreenStory = {
  beforeEach: fault('work_order', timedOut),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This couldn’t be loaded' }),
    ).toBeVisible();
  },
};

export const Phone: ScreenStory = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /inspection/ })).not.toHaveLength(0);
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

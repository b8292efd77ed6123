import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ScreenProps } from './screen.tsx';
import { goTo, pathOf, screenStories, type ScreenStory, searchOf } from './screen-story.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Keyboard',
  tags: ['!autodocs'],
  args: { address: '/data/skill', person: 'owner' },
  parameters: {
    ...screenStories.parameters,
    visual: { none: 'Patterns/Shortcuts and the screens themselves have pictures.' },
  },
} satisfies Meta<ScreenProps>;

export default meta;

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];

const isAt = ({ loaded }: Play, path: string | RegExp) =>
  waitFor(() => expect(pathOf(loaded)).toMatch(path));

/** Waits until the form of a record has been opened by its key: its first input has the focus. */
async function inFirstInput({ canvas, canvasElement }: Play): Promise<void> {
  await canvas.findByRole('button', { name: 'Save' });
  await waitFor(() =>
    expect(canvasElement.querySelector('form input, form textarea')).toHaveFocus(),
  );
}

const rowHasFocus = (record: string) =>
  waitFor(() => expect(document.activeElement).toHaveAttribute('href', record));

const dialogs = () => screen.queryAllByRole('dialog');

export const List: ScreenStory = {
  name: 'A list is searched, filtered and added to by single keys',
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    const grid = await canvas.findByRole('grid', { name: 'Skills' });
    await within(grid).findAllByRole('rowheader');
    await userEvent.keyboard('/');
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await waitFor(() => expect(search).toHaveFocus());
    // Letters are text where text is typed.
    await userEvent.keyboard('ce/f');
    await expect(search).toHaveValue('ce/f');
    await waitFor(() => expect(searchOf(loaded)).toContain('ce/f'));
    await expect(pathOf(loaded)).toBe('/data/skill');
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await userEvent.tab();

    await userEvent.keyboard('f');
    const filters = await screen.findByRole('dialog', { name: 'Filter by' });
    await waitFor(() => expect(filters).toContainElement(document.activeElement as HTMLElement));
    // Letters mean nothing else while it is open.
    await userEvent.tab();
    await userEvent.keyboard('c');
    await expect(pathOf(loaded)).toBe('/data/skill');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialogs()).toEqual([]));

    await userEvent.keyboard('c');
    await isAt(play, '/data/skill/new');
  },
};

export const NextList: ScreenStory = {
  name: 'A key that is pressed while another list is loading is for that list',
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    const grid = await canvas.findByRole('grid', { name: 'Skills' });
    await within(grid).findAllByRole('rowheader');
    goTo(loaded, '/data/customer');
    await userEvent.keyboard('c');
    await isAt(play, '/data/customer/new');
  },
};

export const EarlyRow: ScreenStory = {
  name: 'J that is pressed before the rows of a list are there leads to the first one',
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    const grid = await canvas.findByRole('grid', { name: 'Skills' });
    await within(grid).findAllByRole('rowheader');
    goTo(loaded, '/data/customer');
    await canvas.findByRole('heading', { level: 1, name: 'Customers' });
    await userEvent.keyboard('j');
    const customers = await canvas.findByRole('grid', { name: 'Customers' });
    await waitFor(() =>
      expect(customers.querySelector('tbody tr')).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  },
};

export const Record: ScreenStory = {
  name: 'A record is edited by E and left by Escape, and another list opened by G and a letter',
  args: { address: '/data/customer' },
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    const grid = await canvas.findByRole('grid', { name: 'Customers' });
    const [first] = await within(grid).findAllByRole('rowheader');
    await userEvent.click(within(first as HTMLElement).getByRole('link'));
    await canvas.findByRole('link', { name: 'Edit' });
    const record = pathOf(loaded);

    // A letter in a menu chooses an entry.
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('e');
    await expect(pathOf(loaded)).toBe(record);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

    await userEvent.keyboard('e');
    await isAt(play, `${record}/edit`);
    await inFirstInput(play);
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const keys = list.getByText('Go to Work orders').nextElementSibling;
    await expect(keys).toHaveTextContent('G then W');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialogs()).toEqual([]));

    // One step back each: from the form, and from the record, which a custom screen shows here.
    await userEvent.keyboard('{Escape}');
    await isAt(play, record);
    await canvas.findByRole('link', { name: 'Edit' });
    await userEvent.keyboard('{Escape}');
    await isAt(play, '/data/customer');
    // The focus comes back to the record's link, and a first key is forgotten where the focus moves.
    await rowHasFocus(record);

    await userEvent.keyboard('gw');
    await isAt(play, '/data/work_order');
    // A letter that no list has goes nowhere, and isn't taken for another shortcut.
    await canvas.findByRole('grid', { name: 'Work orders' });
    await userEvent.keyboard('g1');
    // Nor does a first key wait behind a press.
    await userEvent.keyboard('g');
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await userEvent.keyboard('c');
    await isAt(play, '/data/work_order/new');
  },
};

export const Pages: ScreenStory = {
  name: 'A list is sorted from its header and paged, and keeps the place and the widths',
  args: { address: '/data/work_order', person: 'dispatcher' },
  play: async (play) => {
    const { canvas, canvasElement, userEvent, loaded } = play;
    const at = (row: number, column: number) =>
      canvasElement.querySelector<HTMLElement>(
        `[role=grid] [aria-rowindex="${row}"] > [aria-colindex="${column}"]`,
      );
    const hasFocus = (row: number, column: number) =>
      waitFor(() => expect(at(row, column)).toHaveFocus());
    await waitFor(() => expect(at(2, 2)).not.toBeNull());
    at(2, 2)?.focus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(searchOf(loaded)).toContain('order=title.asc'));
    await waitFor(() => expect(at(1, 2)).toHaveAttribute('aria-sort', 'ascending'));
    await waitFor(() =>
      expect(canvasElement.querySelector('[role=grid]:not([aria-busy])')).not.toBeNull(),
    );
    await hasFocus(1, 2);

    const width = () => at(1, 3)?.getBoundingClientRect().width ?? 0;
    const before = width();
    await userEvent.keyboard('{ArrowRight}');
    within(at(1, 3) as HTMLElement)
      .getByRole('separator')
      .focus();
    await userEvent.keyboard(
      '{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Escape}',
    );
    await hasFocus(1, 3);
    await waitFor(() => expect(width() - before).toBeGreaterThan(30));

    // The next page keeps the focus on its link, and the grid its place.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await hasFocus(3, 3);
    const next = canvas.getByRole('link', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(at(53, 3)).not.toBeNull());
    await expect(next).toHaveFocus();
    await userEvent.tab({ shift: true });
    for (
      let tabs = 0;
      tabs < 20 && document.activeElement?.closest('[role=grid]') === null;
      tabs++
    ) {
      await userEvent.tab({ shift: true });
    }
    await hasFocus(53, 3);
    // Enter follows the record's link from its title.
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
    await isAt(play, /^\/data\/work_order\/\d+$/);
    goTo(loaded, '/data/work_order');
    await waitFor(() => expect(width() - before).toBeGreaterThan(30));
  },
};

const palette = () => screen.findByRole('dialog', { name: 'Search or jump to…' });

export const Row: ScreenStory = {
  name: 'The focused row of a list is acted on by keys and from the palette',
  args: { address: '/data/work_order', person: 'dispatcher' },
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    const grid = await canvas.findByRole('grid', { name: 'Work orders' });
    await within(grid).findAllByRole('rowheader');
    const [first, second] = within(grid).getAllByRole('rowheader');
    // The keys of rows come after the rows.
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await within(sheet).findByText('Next record');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialogs()).toEqual([]));
    first?.focus();
    const choose = async (label: RegExp) => {
      await userEvent.keyboard('{Control>}k{/Control}');
      const found = within(await palette());
      await userEvent.click(await found.findByRole('option', { name: label }));
      await waitFor(() => expect(dialogs()).toEqual([]));
    };
    await choose(/^Select or deselect the record/);
    await expect(first?.closest('tr')).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('j');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(first).toHaveFocus();
    // From elsewhere on the screen, to the row that had the focus last.
    first?.blur();
    await userEvent.keyboard('j');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(second?.closest('tr')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await choose(/^Open or close the record beside the list/);
    await waitFor(() => expect(searchOf(loaded)).toContain('panel='));
    await screen.findByRole('button', { name: 'Close panel' });
    // Wherever the focus is on the screen.
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(searchOf(loaded)).not.toContain('panel='));
    // The address changes first, and the rows' own keys come back with the list that has all the room.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close panel' })).toBeNull());

    second?.focus();
    const record = within(second as HTMLElement).getByRole<HTMLAnchorElement>('link').pathname;
    await userEvent.keyboard('e');
    await isAt(play, `${record}/edit`);
    // One step back each: from the form to the list, and from a record to it.
    await inFirstInput(play);
    await userEvent.keyboard('{Escape}');
    await isAt(play, '/data/work_order');
    await rowHasFocus(record);

    await userEvent.keyboard('e');
    await isAt(play, `${record}/edit`);
    await inFirstInput(play);
    await userEvent.keyboard('{End} (again){Control>}{Enter}{/Control}');
    await isAt(play, '/data/work_order');
    await rowHasFocus(record);
    // The rows are read again meanwhile, and the focus stays.
    await waitFor(() => expect(document.activeElement).toHaveTextContent('(again)'));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseField, findField, formGone } from '../../../testing/filter-bar/choose-field.ts';
import { Button } from '../../components/button/index.ts';
import { Toggle, ToggleGroup } from '../../components/toggle-group/index.ts';
import { loadInputs } from '../../../testing/fields/load-inputs.ts';
import filterBar, * as stories from './filter-bar.stories.tsx';
import { preloadFilterChips } from './load-filter-chips.ts';
import { sidewaysScroll } from './sideways-scroll.ts';

/** Uses the bar by keyboard. */
const meta = {
  ...filterBar,
  title: 'Patterns/Filter bar/In use',
  tags: ['!autodocs'],
  // Plays wait for what the bar does, not for the server to send its parts.
  loaders: [
    async () => {
      await Promise.all([
        loadInputs(),
        import('./filter-opener.tsx'),
        import('./filter-editor.tsx'),
        import('./filter-drawer.tsx'),
        preloadFilterChips(),
      ]);
    },
  ],
} satisfies Meta<typeof filterBar.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

export const ChooseStates: Story = {
  name: 'A field found by typing, states by checkbox',
  play: async ({ args }) => {
    screen.getByRole('button', { name: 'Filter' }).focus();
    await userEvent.keyboard('{Enter}');
    const search = await findField();
    await waitFor(() => expect(search).toHaveFocus());
    const current = () => {
      const id = search.getAttribute('aria-activedescendant') ?? '';
      return document.getElementById(id);
    };
    await expect(current()).toHaveTextContent('Number');
    await userEvent.keyboard('{ArrowUp}');
    await expect(current()).toHaveTextContent('Description');
    // What begins with it comes first, though "Estimate" is earlier in the order of fields.
    await userEvent.keyboard('t');
    await expect(current()).toHaveTextContent('Title');
    await userEvent.keyboard('{ArrowDown}');
    await expect(current()).toHaveTextContent('Technician');
    await expect(current()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('zzz');
    await expect(screen.getByText('No matching fields')).toBeVisible();
    await expect(search).not.toHaveAttribute('aria-activedescendant');
    await userEvent.clear(search);
    await userEvent.keyboard('stat{Enter}');

    const first = await screen.findByRole('checkbox', { name: 'Open' });
    await waitFor(() => expect(first).toHaveFocus());
    // Nothing is chosen: it is said, and the popover stays.
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Enter a value to filter by.')).toBeVisible();
    await expect(args.onFiltersChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' {Tab} {Enter}');
    await formGone();
    await expect(args.onFiltersChange).toHaveBeenCalledTimes(1);
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([
      { field: 'status', operator: 'in', values: ['open', 'planned'] },
    ]);
    await expect(
      screen.getByRole('button', { name: 'Edit the filter Status is any of Open or Planned' }),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus());
  },
};

export const ChangeInPlace: Story = {
  name: 'A chip changed in its place',
  args: stories.Several.args,
  play: async ({ args }) => {
    screen.getByRole('button', { name: /^Edit the filter Status/ }).focus();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('checkbox', { name: 'Open' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(screen.queryByRole('button', { name: 'Back to the fields' })).toBeNull();
    await userEvent.keyboard(' {Enter}');
    await formGone();
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([
      { field: 'status', operator: 'in', values: ['planned', 'in_progress'] },
      ...args.filters.slice(1),
    ]);
    const chip = screen.getByRole('button', {
      name: 'Edit the filter Status is any of Planned or In progress',
    });
    await waitFor(() => expect(chip).toHaveFocus());
  },
};

export const Remove: Story = {
  name: 'The focus stays where a chip was removed',
  args: stories.Several.args,
  play: async () => {
    button(/^Remove the filter Due/).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button(/^Remove the filter Customer/)).toHaveFocus());
    await expect(screen.queryByRole('button', { name: /Due/ })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus());
    button(/^Remove the filter Status/).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus());
  },
};

export const RemoveTwin: Story = {
  name: 'Two filters of one field',
  args: {
    filters: [
      { field: 'opened_on', operator: 'gte', values: ['2026-11-02'] },
      { field: 'opened_on', operator: 'lt', values: ['2026-11-09'] },
    ],
  },
  play: async () => {
    screen
      .getByRole('button', { name: 'Remove the filter Opened is on or after 2 Nov 2026' })
      .focus();
    await userEvent.keyboard('{Enter}');
    const other = 'Remove the filter Opened is before 9 Nov 2026';
    await waitFor(() => expect(screen.getByRole('button', { name: other })).toHaveFocus());
  },
};

export const ClearAll: Story = {
  args: stories.Several.args,
  play: async ({ args }) => {
    screen.getByRole('button', { name: 'Clear all' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus());
  },
};

export const EscapeCloses: Story = {
  name: 'Escape closes the popover, and nothing was applied',
  play: async ({ args }) => {
    await chooseField('title');
    const value = await screen.findByRole('textbox', { name: 'Title contains' });
    await waitFor(() => expect(value).toHaveFocus());
    await userEvent.keyboard('leak{Escape}');
    await formGone();
    await expect(args.onFiltersChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus());
  },
};

export const RemoveGoneField: Story = {
  name: 'A field that is gone is shown, and can only be removed',
  args: stories.GoneField.args,
  play: async ({ args }) => {
    await expect(screen.getByText('planned_hours')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Change.*planned_hours/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Remove.*planned_hours/ }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(args.filters.slice(1));
  },
};

export const Search: Story = {
  name: 'A search counts when typing rests, on Enter, and when it is emptied',
  play: async ({ args }) => {
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'leak');
    await expect(args.onSearchChange).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSearchChange).toHaveBeenLastCalledWith('leak'));
    await userEvent.type(search, 'y{Enter}');
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('leaky');
    await userEvent.clear(search);
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('');
    await userEvent.type(search, 'spindle{Enter}{Escape}');
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('');
    await expect(args.onSearchChange).toHaveBeenCalledTimes(5);
    await expect(search).toHaveFocus();
  },
};

/** All of it, and not only an edge. */
function isInSight(element: HTMLElement, line: HTMLElement) {
  const { left, right } = element.getBoundingClientRect();
  const box = line.getBoundingClientRect();
  return expect(left >= box.left - 1 && right <= box.right + 1).toBe(true);
}

export const InOneLine: Story = {
  name: 'One line, in which choices and chips scroll',
  args: {
    ...stories.Several.args,
    quick: (
      <div data-slot="quick-filters" {...sidewaysScroll}>
        <ToggleGroup
          selection="multiple"
          size="small"
          label="Status"
          className="max-w-none flex-nowrap"
        >
          {['Open', 'Planned', 'In progress', 'On hold', 'Completed', 'Cancelled'].map((status) => (
            <Toggle key={status} value={status}>
              {status}
            </Toggle>
          ))}
        </ToggleGroup>
      </div>
    ),
    end: (
      <>
        <Button size="small">Sort</Button>
        <Button size="small">Columns</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="w-198">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const bar = canvasElement.querySelector<HTMLElement>('[data-slot=filter-bar]');
    const chips = screen.getByRole('list', { name: 'Filters' });
    const tools = [...(bar?.querySelectorAll('input, button') ?? [])]
      .map((tool) => tool.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    const lowestTop = Math.max(...tools.map(({ top }) => top));
    await expect(lowestTop).toBeLessThan(Math.min(...tools.map(({ bottom }) => bottom)));
    await expect(bar?.scrollWidth).toBe(bar?.clientWidth);
    await expect(chips.scrollWidth).toBeGreaterThan(chips.clientWidth);

    button('Clear all').focus();
    await userEvent.tab({ shift: true });
    const last = button(/^Remove the filter Customer/);
    await expect(last).toHaveFocus();
    await waitFor(() => isInSight(last, chips));
    for (const _ of args.filters) {
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
    }
    const choices = canvasElement.querySelector<HTMLElement>('[data-slot=quick-filters]');
    await userEvent.keyboard('{End}');
    await expect(button('Cancelled')).toHaveFocus();
    await waitFor(() => isInSight(button('Cancelled'), choices as HTMLElement));
  },
};

export const InOneLineRightToLeft: Story = {
  ...InOneLine,
  name: 'One line, right to left',
  globals: { direction: 'rtl' },
};

export const OnPhone: Story = {
  ...stories.Phone,
  name: 'On a phone, in the drawer',
  play: async ({ args }) => {
    screen.getByRole('button', { name: 'Filter · 3' }).focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await dialog('Filters');
    const add = () => within(drawer).getByRole('button', { name: 'Filter' });
    add().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await findField()).toHaveFocus());
    await userEvent.keyboard('opened{Enter}');
    const day = await within(drawer).findByRole('spinbutton', { name: /day/ });
    await waitFor(() => expect(day).toHaveFocus());
    // From the form to the filters, and no further.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(add()).toHaveFocus());

    const edit = within(drawer).getByRole('button', { name: /^Edit the filter Status/ });
    edit.focus();
    await userEvent.keyboard('{Enter}');
    const first = await within(drawer).findByRole('checkbox', { name: 'Open' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard(' {Enter}');
    const changed = 'Edit the filter Status is any of Planned or In progress';
    await waitFor(() =>
      expect(within(drawer).getByRole('button', { name: changed })).toHaveFocus(),
    );
    within(drawer)
      .getByRole('button', { name: /^Remove the filter Due/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(within(drawer).getByRole('button', { name: /^Remove.*Customer/ })).toHaveFocus(),
    );
    await expect(args.onFiltersChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await formGone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filter · 2' })).toHaveFocus());
  },
};

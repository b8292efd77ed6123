import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseField, findField, formGone } from '../../../testing/filter-bar/choose-field.ts';
import { customerId } from '../../../testing/filter-bar/sample-customers.ts';
import { loadInputs } from '../../../testing/fields/load-inputs.ts';
import filterBar from './filter-bar.stories.tsx';
import { preloadFilterChips } from './load-filter-chips.ts';

/** Chooses and enters the values of filters. */
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
        preloadFilterChips(),
      ]);
    },
  ],
} satisfies Meta<typeof filterBar.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

export const AnotherOperator: Story = {
  name: 'Another operator asks for another value, or for none',
  args: { filters: [{ field: 'due_at', operator: 'lt', values: ['2026-11-27T11:00:00+00:00'] }] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: /^Edit the filter Due/ }));
    const operator = await screen.findByRole('combobox', { name: 'Condition' });
    const day = await screen.findByRole('spinbutton', { name: /day/ });
    day.focus();
    // An incomplete date doesn't matter if the operator takes no date.
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.selectOptions(operator, 'is empty');
    await expect(screen.queryByRole('spinbutton')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await formGone();
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([
      { field: 'due_at', operator: 'empty', values: [] },
    ]);
    const chip = screen.getByRole('button', { name: 'Edit the filter Due is empty' });
    await waitFor(() => expect(chip).toHaveFocus());
  },
};

export const RelativeMoment: Story = {
  name: 'A date relative to today',
  args: { filters: [{ field: 'due_at', operator: 'lt', values: ['now'] }] },
  play: async ({ args }) => {
    await userEvent.click(button('Edit the filter Due is before now'));
    const moment = await screen.findByRole('combobox', { name: 'Due: compared with' });
    await expect(moment).toHaveDisplayValue('Now');
    await expect(screen.queryByRole('spinbutton')).toBeNull();
    await userEvent.selectOptions(moment, 'A date');
    await expect((await screen.findAllByRole('spinbutton')).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText('Enter a value to filter by.')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'spinbutton'));
    await userEvent.selectOptions(moment, '7 days from today');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await formGone();
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([
      { field: 'due_at', operator: 'lt', values: ['in_7_days'] },
    ]);
    await expect(button('Edit the filter Due is before 7 days from today')).toBeVisible();
  },
};

export const DateByHand: Story = {
  name: 'A date by hand, Escape for the calendar first',
  play: async ({ args }) => {
    await chooseField('opened');
    const popover = await dialog('Filter by');
    const day = await within(popover).findByRole('spinbutton', { name: /day/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('20112026');
    within(popover)
      .getByRole('button', { name: /Open calendar/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(popover).toBeVisible();
    await userEvent.click(within(popover).getByRole('button', { name: 'Apply' }));
    await formGone();
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([
      { field: 'opened_on', operator: 'gte', values: ['2026-11-20'] },
    ]);
    await expect(
      screen.getByRole('button', { name: 'Edit the filter Opened is on or after 20 Nov 2026' }),
    ).toBeVisible();
  },
};

export const BackToFields: Story = {
  name: 'Back, to another field',
  play: async ({ args }) => {
    await chooseField('title');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the fields' }));
    await waitFor(async () => expect(await findField()).toHaveFocus());
    await userEvent.keyboard('estimate{Enter}');
    const value = await screen.findByRole('textbox', { name: 'Estimate is' });
    await waitFor(() => expect(value).toHaveFocus());
    await userEvent.keyboard('much{Enter}');
    await expect(await screen.findByText('Enter a number such as 1234.5.')).toBeVisible();
    await expect(value).toHaveFocus();
    await userEvent.clear(value);
    await userEvent.keyboard('1240.50{Enter}');
    await formGone();
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([
      { field: 'estimate', operator: 'eq', values: ['1240.50'] },
    ]);
    await expect(
      screen.getByRole('button', { name: 'Edit the filter Estimate is 1,240.50' }),
    ).toBeVisible();
  },
};

export const Reference: Story = {
  name: 'A record, found while typing',
  play: async ({ args }) => {
    await chooseField('customer');
    const record = await screen.findByRole('combobox', { name: 'Customer is' });
    await waitFor(() => expect(record).toHaveFocus());
    await userEvent.keyboard('vela');
    await screen.findByRole('option', { name: 'Vela Motors' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Vela Motors' })).toBeNull());
    await expect(record).toBeVisible();
    await userEvent.clear(record);
    await userEvent.keyboard('vela');
    await screen.findByRole('option', { name: 'Vela Motors' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await formGone();
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([
      { field: 'customer_id', operator: 'eq', values: [customerId(5)] },
    ]);
    // The application has not read it yet: its name is known from the search.
    await expect(
      screen.getByRole('button', { name: 'Edit the filter Customer is Vela Motors' }),
    ).toBeVisible();
  },
};

export const SeveralRecords: Story = {
  name: 'Several records, each found by its name',
  play: async ({ args }) => {
    await chooseField('customer');
    const operator = await screen.findByRole('combobox', { name: 'Condition' });
    await userEvent.selectOptions(operator, 'is any of');
    const add = await screen.findByRole('combobox', { name: 'Customer: add' });
    for (const [text, name] of [
      ['vela', 'Vela Motors'],
      ['lindqvist', 'Lindqvist Dairy'],
    ] as const) {
      add.focus();
      await userEvent.keyboard(text);
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await screen.findByRole('option', { name });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await screen.findByRole('checkbox', { name });
      await waitFor(() => expect(add).toHaveValue(''));
      await expect(add).toHaveFocus();
    }
    const chosen = screen.getByRole('group', { name: 'Customer is any of' });
    await expect(within(chosen).getAllByRole('checkbox')).toHaveLength(2);
    // One that was chosen by mistake is taken away.
    await userEvent.click(within(chosen).getAllByRole('checkbox')[1] ?? chosen);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await formGone();
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([
      { field: 'customer_id', operator: 'in', values: [customerId(5)] },
    ]);
    await expect(button('Edit the filter Customer is any of Vela Motors')).toBeVisible();
  },
};

export const GivenByAddress: Story = {
  name: 'What an address asks for, and the bar does not offer',
  args: {
    filters: [
      { field: 'status', operator: 'eq', values: ['open'] },
      { field: 'title', operator: 'in', values: ['Leak', 'Noise'] },
    ],
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: /^Edit the filter Status is Open/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Planned' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await formGone();
    await userEvent.click(screen.getByRole('button', { name: /^Edit the filter Title/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Leak' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await formGone();
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([
      { field: 'status', operator: 'in', values: ['open', 'planned'] },
      { field: 'title', operator: 'in', values: ['Noise'] },
    ]);
  },
};

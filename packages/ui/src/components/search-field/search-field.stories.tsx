import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Kbd } from '../kbd/index.ts';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { ExampleForm } from '../../../testing/examples/example-form.tsx';
import { Stack } from '../stack/index.ts';
import { SearchField } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  parameters: { record },
  args: { 'aria-label': 'Search work orders', onClear: fn(), className: 'max-w-xs' },
} satisfies Meta<typeof SearchField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: 'Search work orders' } };

export const Filled: Story = { args: { defaultValue: 'spindle', size: 'small' } };

export const WithShortcut: Story = {
  args: { placeholder: 'Search or jump to…', end: <Kbd>/</Kbd> },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('searchbox', { name: 'Search work orders' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('oil');
    await expect(input).toHaveValue('oil');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
};

/** The button clears a controlled field through its `onChange`. */
export const ClearsControlledValue: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('oil');
    return (
      <SearchField {...args} value={value} onChange={(event) => setValue(event.target.value)} />
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    const input = canvas.getByRole('searchbox', { name: 'Search work orders' });
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  },
};

export const RightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } };

export const Matrix: Story = {
  render: () => (
    <Stack gap="large" className="max-w-xs">
      <SearchField aria-label="Empty" placeholder="Search work orders" />
      <SearchField aria-label="Filled" defaultValue="spindle" />
      <SearchField aria-label="Small" size="small" defaultValue="spindle" />
      <SearchField aria-label="With a key" placeholder="Search or jump to…" end={<Kbd>/</Kbd>} />
      <SearchField aria-label="Disabled" disabled defaultValue="spindle" />
    </Stack>
  ),
};

export const LongText: Story = {
  args: { defaultValue: 'spindle bearing of the milling machine in hall three, left of the door' },
};

/** Enter submits the form; Escape only clears the field. */
export const InForm: Story = {
  render: () => (
    <ExampleForm>
      {() => <SearchField aria-label="Search work orders" name="search" defaultValue="oil" />}
    </ExampleForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('searchbox', { name: 'Search work orders' });
    await userEvent.click(input);
    await userEvent.paste(' leak');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('search=oil leak');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(input).toHaveValue('oil');
  },
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <SearchField {...args} />
    </ExampleDialog>
  ),
};

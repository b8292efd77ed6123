import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { Calendar } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Calendar',
  component: Calendar,
  parameters: { record },
  args: {
    'aria-label': 'Day of the visit',
    defaultValue: '2024-03-15',
    locale: 'en-GB',
    onValueChange: fn(),
  },
} satisfies Meta<typeof Calendar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      <Calendar aria-label="Usual" locale="en-GB" defaultValue="2024-03-15" />
      <Calendar aria-label="Read only" locale="en-GB" defaultValue="2024-03-15" readOnly />
      <Calendar aria-label="Disabled" locale="en-GB" defaultValue="2024-03-15" disabled />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const day = (name: RegExp) => within(canvasElement).getByRole('button', { name });
    await userEvent.tab();
    await expect(day(/Previous month/)).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(day(/15 March 2024/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(day(/23 March 2024/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(day(/15 March 2024/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(day(/15 April 2024/)).toHaveFocus();
    await userEvent.keyboard('{PageUp}{Home}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2024-03-01');
    // React Aria makes its first announcement of a page later than the others.
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent('1 March 2024'),
    );
    await userEvent.keyboard('{End} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2024-03-31');
  },
};

/** Without a value, the calendar opens at today. */
export const Today: Story = { render: () => <Calendar aria-label="Due" locale="en-GB" /> };

export const WeeksStartOnSunday: Story = { args: { locale: 'en-US' } };

export const RightToLeft: Story = { args: { locale: 'ar-EG' }, globals: { direction: 'rtl' } };

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <Calendar {...args} />
    </ExampleDialog>
  ),
};

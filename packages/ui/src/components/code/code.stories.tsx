import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Code, CodeBlock } from './index.ts';
import { record } from './record.ts';

const command = 'pnpm ninefold discover --database-url postgres://reader@database.example/workshop';

const meta = {
  title: 'Components/Code',
  component: CodeBlock,
  subcomponents: { Code },
  parameters: { record },
  args: {
    code: 'work_order.due_at  NOT NULL\nwork_order_due_after_opened\nCHECK (due_at > opened_at)',
    label: 'The rule as the database holds it',
    className: 'max-w-sm',
  },
} satisfies Meta<typeof CodeBlock>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Inline: Story = {
  render: () => (
    <p>
      Written in <Code>apps/web/specification.ts</Code>.
    </p>
  ),
};

export const Wrapped: Story = { args: { code: command, wrap: true, copyable: false } };

export const RightToLeft: Story = {
  args: { code: command, label: 'Command' },
  globals: { direction: 'rtl' },
  // It is a stop as soon as it is laid out and found to be wider than its box.
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: 'Command' }, { timeout: 10_000 });
  },
};

export const Keyboard: Story = {
  args: { code: command, label: 'Command' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const block = await canvas.findByRole('region', { name: 'Command' });
    await userEvent.tab();
    await expect(block).toHaveFocus();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Copy: Command' });
    await expect(button).toHaveFocus();
    const written: string[] = [];
    const original = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = async (text) => void written.push(text);
    try {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
      await expect(written).toEqual([command]);
    } finally {
      navigator.clipboard.writeText = original;
    }
  },
};

/** A block that fits is no stop of the Tab key. */
export const FitsIsNoStop: Story = {
  args: { code: 'short', label: 'Short', copyable: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

export const Matrix: Story = { ...Inline };

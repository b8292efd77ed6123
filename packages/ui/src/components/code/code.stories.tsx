import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { Stack } from '../stack/index.ts';
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
    label: 'The rule as stored in the database',
    className: 'max-w-sm',
  },
} satisfies Meta<typeof CodeBlock>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Inline: Story = {
  render: () => (
    <p>
      Defined in <Code>apps/web/specification.ts</Code>.
    </p>
  ),
};

export const Wrapped: Story = { args: { code: command, wrap: true, copyable: false } };

export const RightToLeft: Story = {
  args: { code: command, label: 'Command' },
  globals: { direction: 'rtl' },
  // It is a tab stop once its layout is wider than its box.
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: 'Command' });
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

/** The Tab key skips a block that fits. */
export const FitsIsNoStop: Story = {
  args: { code: 'short', label: 'Short', copyable: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

export const Matrix: Story = {
  render: ({ code, label }) => (
    <Stack gap="large" className="max-w-sm">
      <p>
        Defined in <Code>apps/web/specification.ts</Code> as <Code>due_at</Code>.
      </p>
      <CodeBlock code={code} label={label} />
      <CodeBlock code={code} label={`${label}, only to read`} copyable={false} />
      <CodeBlock code={command} label="Command" />
      <CodeBlock code={command} label="Command, wrapped" wrap />
    </Stack>
  ),
};

/** A word that can't break stays in its column. */
export const LongText: Story = {
  render: () => (
    <p className="w-48">
      Refused by <Code>work_order_due_after_opened_unless_it_was_imported_check</Code>.
    </p>
  ),
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText(/^work_order/).parentElement;
    await expect(text?.scrollWidth).toBeLessThanOrEqual(192);
  },
};

export const Empty: Story = { args: { code: '', copyable: false } };

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <CodeBlock {...args} />
    </ExampleDialog>
  ),
};

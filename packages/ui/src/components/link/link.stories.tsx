import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { Link } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Link',
  component: Link,
  parameters: { record },
  args: { children: 'Lake Dairy', href: '#lake-dairy' },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-md gap-3">
      <Link href="#standalone">Lake Dairy</Link>
      <p>
        Opened 12 November by{' '}
        <Link href="#inline" variant="inline">
          Lake Dairy
        </Link>
        , due today.
      </p>
      <Link href="#quiet" variant="quiet">
        All work orders
      </Link>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    variant: 'inline',
    children: 'Quarterly inspection of the hydraulic presses in hall three and of their guards',
  },
  decorators: [
    (Story) => (
      <p className="w-48">
        See <Story />.
      </p>
    ),
  ],
};

const follow = fn((event: React.MouseEvent) => event.preventDefault());

export const Keyboard: Story = {
  args: { onClick: follow },
  play: async ({ canvasElement }) => {
    follow.mockClear();
    const link = within(canvasElement).getByRole('link', { name: 'Lake Dairy' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledTimes(1);
  },
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <p>
        See <Link {...args} variant="inline" />.
      </p>
    </ExampleDialog>
  ),
};

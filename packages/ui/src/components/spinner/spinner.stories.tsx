import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  parameters: { record },
  args: { label: 'Loading…' },
} satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <Spinner size="small" />
      <Spinner />
      <Spinner size="large" />
    </div>
  ),
};

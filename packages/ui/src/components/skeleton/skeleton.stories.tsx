import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Loading, Skeleton } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  subcomponents: { Loading },
  parameters: { record },
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { className: 'w-48' } };

export const Matrix: Story = {
  render: () => (
    <Loading label="Loading the work order…" className="flex max-w-sm items-center gap-3">
      <Skeleton shape="circle" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/3" />
      </div>
      <Skeleton shape="block" className="w-24" />
    </Loading>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Loading the work order…',
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from './index.ts';
import { record } from './record.ts';

const states = [
  ['info', 'Open'],
  ['accent', 'Planned'],
  ['warning', 'In progress'],
  ['special', 'On hold'],
  ['success', 'Completed'],
  ['danger', 'Failed'],
  ['neutral', 'Cancelled'],
] as const;

const meta = {
  title: 'Components/StatusBadge',
  component: StatusBadge,
  parameters: { record },
  args: { children: 'In progress', tone: 'warning' },
} satisfies Meta<typeof StatusBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {states.map(([tone, name]) => (
        <StatusBadge key={tone} tone={tone}>
          {name}
        </StatusBadge>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: { children: 'Waiting for a part that the supplier has announced for December' },
  decorators: [
    (Story) => (
      <div className="w-48 overflow-hidden">
        <Story />
      </div>
    ),
  ],
};

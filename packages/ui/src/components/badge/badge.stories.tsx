import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './index.ts';
import { record } from './record.ts';

const tones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger', 'special'] as const;

const meta = {
  title: 'Components/Badge',
  component: Badge,
  parameters: { record },
  args: { children: 'from database' },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div className="grid gap-3">
      {(['soft', 'outline'] as const).map((variant) => (
        <div key={variant} className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} variant={variant}>
              {tone}
            </Badge>
          ))}
        </div>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: { children: 'from the database, by the constraint work_order_due_after_opened' },
  decorators: [
    (Story) => (
      <div className="w-48">
        <Story />
      </div>
    ),
  ],
};

export const Empty: Story = { args: { children: '' } };

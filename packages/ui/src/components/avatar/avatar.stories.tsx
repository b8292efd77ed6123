import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  parameters: { record },
  args: { name: 'Robin Example' },
} satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <Avatar name="Robin Example" size="small" />
      <Avatar name="Kim Sample" tone="accent" />
      <Avatar name="Étienne" tone="success" size="large" />
    </div>
  ),
};

/** A long name is shown by the initials of its first and last word. */
export const LongText: Story = {
  args: { name: 'Maria del Carmen Fernández de la Cruz Example', size: 'large' },
};

export const Empty: Story = { args: { name: '' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  parameters: { record },
  args: { children: 'Ctrl K' },
} satisfies Meta<typeof Kbd>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Plain: Story = {
  args: { plain: true, children: 'N' },
  decorators: [
    (Story) => (
      <span className="rounded-md bg-accent p-2 text-accent-ink">
        <Story />
      </span>
    ),
  ],
};

export const Matrix: Story = { ...Plain };

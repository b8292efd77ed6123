import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExampleDialog } from '../examples/example-dialog.tsx';
import { Logo } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  parameters: { record },
  args: { label: 'Ninefold' },
} satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      {[0, 3, 8, 9].map((filled) => (
        <Logo key={filled} filled={filled} label={`${filled} of 9`} />
      ))}
    </div>
  ),
};

export const Matrix: Story = { ...Filled };

export const RightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } };
export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <Logo {...args} />
    </ExampleDialog>
  ),
};

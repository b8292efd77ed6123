import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { EmptyState } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: { record },
  args: {
    title: 'No work orders yet',
    children: 'Work orders appear here as soon as there is one.',
    actions: <Button variant="primary">New work order</Button>,
  },
  argTypes: { icon: { control: false }, actions: { control: false } },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoMatch: Story = {
  args: {
    title: 'Nothing matches',
    children: 'No work order is open, due within seven days and for a customer in the north.',
    actions: <Button>Clear filters</Button>,
  },
};

export const WithoutIcon: Story = { args: { icon: null, actions: undefined } };

export const LongText: Story = {
  args: {
    title: 'There is no work order for any customer of the region that was chosen here',
    children:
      'Neither one that is open, nor one that is planned, in progress or on hold. Completed and cancelled ones are left out by the filter above, and come back when it is taken away.',
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('button', { name: 'New work order' }),
    ).toHaveFocus();
  },
};

export const Matrix: Story = { ...Default };

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <EmptyState {...args} />
    </ExampleDialog>
  ),
};

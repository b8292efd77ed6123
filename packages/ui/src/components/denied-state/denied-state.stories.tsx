import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { DeniedState } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/DeniedState',
  component: DeniedState,
  parameters: { record },
  args: {
    title: 'Invoices are not for your role',
    children: 'You are signed in as a technician. An owner may see invoices.',
    actions: <Button>Back to work orders</Button>,
  },
  argTypes: { icon: { control: false }, actions: { control: false } },
} satisfies Meta<typeof DeniedState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('button', { name: 'Back to work orders' }),
    ).toHaveFocus();
  },
};

export const Matrix: Story = { ...Default };

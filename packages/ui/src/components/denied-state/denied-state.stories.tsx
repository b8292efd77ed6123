import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
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

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('button', { name: 'Back to work orders' }),
    ).toHaveFocus();
  },
};

export const Matrix: Story = { ...Default };

export const LongText: Story = {
  args: {
    title:
      'What the workshop knows of its customers and of their machines is not to be seen here now',
    children:
      'The server has said so three times in the last minute, and is asked again in ten. Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <DeniedState {...args} />
    </ExampleDialog>
  ),
};

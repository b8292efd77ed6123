import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { CodeBlock } from '../code/index.ts';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { ErrorState } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  parameters: { record },
  args: {
    title: 'The work orders couldn’t be loaded',
    children: 'The server did not answer in time. Nothing was changed.',
    actions: <Button>Retry</Button>,
    details: <CodeBlock label="Answer" code={'GET /rest/v1/work_order\n57014 statement timeout'} />,
  },
  argTypes: {
    icon: { control: false },
    actions: { control: false },
    details: { control: false },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.tab();
    const summary = canvas.getByText('For developers');
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    await expect(canvas.getByText(/statement timeout/)).toBeVisible();
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
      <ErrorState {...args} />
    </ExampleDialog>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { InlineMessage } from '../inline-message/index.ts';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from './index.ts';
import { record } from './record.ts';

const remove = fn();

const question = (
  <AlertDialogContent
    title="Delete WO-4811?"
    description="The work order and its 3 visits are removed. This cannot be taken back."
    actions={
      <>
        <AlertDialogCancel />
        <AlertDialogAction onClick={remove}>Delete work order</AlertDialogAction>
      </>
    }
  />
);

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  subcomponents: { AlertDialogContent, AlertDialogAction, AlertDialogCancel },
  parameters: { record, docs: { story: { inline: false, height: '320px' } } },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof AlertDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: (
      <>
        <AlertDialogTrigger asChild>
          <Button variant="danger">Delete</Button>
        </AlertDialogTrigger>
        {question}
      </>
    ),
  },
};

export const Matrix: Story = { args: { defaultOpen: true, children: question } };

export const Refused: Story = {
  args: {
    defaultOpen: true,
    children: (
      <AlertDialogContent
        title="Delete Lake Dairy?"
        description="The customer is removed. This cannot be taken back."
        actions={
          <>
            <AlertDialogCancel />
            <AlertDialogAction busy>Delete customer</AlertDialogAction>
          </>
        }
      >
        <InlineMessage tone="danger">
          12 work orders still refer to this customer. Remove them first.
        </InlineMessage>
      </AlertDialogContent>
    ),
  },
};

export const Keyboard: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    remove.mockClear();
    const trigger = within(canvasElement).getByRole('button', { name: 'Delete' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete WO-4811?' });
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Delete work order' })).toHaveFocus();
    await userEvent.tab();
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(trigger).toHaveFocus();
    await expect(remove).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    children: (
      <AlertDialogContent
        title="Delete the work order for Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft?"
        description={'The work order, its visits, photos and signatures are removed. '.repeat(12)}
        actions={
          <>
            <AlertDialogCancel>Keep the work order and all that belongs to it</AlertDialogCancel>
            <AlertDialogAction>Delete it, and all that belongs to it</AlertDialogAction>
          </>
        }
      />
    ),
  },
};

/** An alert dialog over a dialog. */
export const InDialog: Story = {
  render: () => (
    <ExampleDialog>
      <AlertDialog defaultOpen>{question}</AlertDialog>
    </ExampleDialog>
  ),
};

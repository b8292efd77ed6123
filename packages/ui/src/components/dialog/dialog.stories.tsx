import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
  type DialogContentProps,
} from './index.ts';
import { record } from './record.ts';

function Plan(props: DialogContentProps) {
  return (
    <DialogContent {...props}>
      <DialogHeader>
        <DialogTitle>Plan a visit</DialogTitle>
        <DialogDescription>The customer is told by e-mail.</DialogDescription>
      </DialogHeader>
      <DialogBody className="grid gap-4">
        <Field label="Technician" required>
          <TextField />
        </Field>
        <Field label="Note" optionalLabel="Optional">
          <TextArea />
        </Field>
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button>Cancel</Button>
        </DialogClose>
        <Button variant="primary">Plan visit</Button>
      </DialogFooter>
    </DialogContent>
  );
}

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  subcomponents: { DialogContent, DialogHeader, DialogTitle, DialogBody, DialogFooter },
  parameters: { record, docs: { story: { inline: false, height: '420px' } } },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: (
      <>
        <DialogTrigger asChild>
          <Button>Plan visit</Button>
        </DialogTrigger>
        <Plan />
      </>
    ),
  },
};

export const Matrix: Story = { args: { defaultOpen: true, children: <Plan /> } };

/** A scrolling body without focusable content is a tab stop. */
export const LongText: Story = {
  args: {
    defaultOpen: true,
    children: (
      <DialogContent size="small">
        <DialogHeader>
          <DialogTitle>
            The manufacturer’s instructions for replacing the spindle bearing
          </DialogTitle>
        </DialogHeader>
        <DialogBody scrollLabel="Instructions">
          {Array.from({ length: 80 }, (_, index) => (
            <p key={index}>{index + 1}. Check preload before the test run.</p>
          ))}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>Close</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('region', { name: 'Instructions' });
  },
};

export const Keyboard: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Plan visit' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Plan a visit' });
    await expect(dialog).toHaveAccessibleDescription('The customer is told by e-mail.');
    const first = within(dialog).getByRole('textbox', { name: 'Technician' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('button', { name: 'Plan visit' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

/** Opened by state, without a DialogTrigger, the dialog still returns the focus. */
export const ReturnsFocusWithoutTrigger: Story = {
  render: function Controlled() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog open={open} onOpenChange={setOpen}>
          <Plan />
        </Dialog>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** A form with changes can ignore clicks outside. */
export const StaysOpen: Story = {
  args: {
    defaultOpen: true,
    children: (
      <Plan
        onEscapeKeyDown={(event) => event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
      />
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** One dialog over another: Escape closes only the upper one. */
export const InDialog: Story = {
  render: () => (
    <ExampleDialog title="WO-4811">
      <Dialog>
        <DialogTrigger asChild>
          <Button className="justify-self-start">Plan visit</Button>
        </DialogTrigger>
        <Plan />
      </Dialog>
    </ExampleDialog>
  ),
  play: async () => {
    const lower = await screen.findByRole('dialog', { name: 'WO-4811' });
    await userEvent.click(within(lower).getByRole('button', { name: 'Plan visit' }));
    const upper = await screen.findByRole('dialog', { name: 'Plan a visit' });
    await userEvent.click(within(upper).getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'WO-4811' })).toHaveAttribute('data-state', 'open'),
    );
    await waitFor(() =>
      expect(within(lower).getByRole('button', { name: 'Plan visit' })).toHaveFocus(),
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ChevronDown } from 'lucide-react';
import {
  Button as AriaButton,
  ComboBox,
  Group,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover as AriaPopover,
} from 'react-aria-components';
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '../dialog/index.ts';
import { OverlayHost, useOverlayHost } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/OverlayHost',
  component: OverlayHost,
  parameters: { record, docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof OverlayHost>;

export default meta;

type Story = StoryObj<typeof meta>;

function Technician() {
  return (
    <ComboBox className="grid gap-1">
      <Label>Technician</Label>
      <Group className="flex rounded-md border border-line-control">
        <Input className="h-control flex-1 bg-transparent px-2 outline-none" />
        <AriaButton className="px-2">
          <ChevronDown aria-hidden="true" className="size-4" />
        </AriaButton>
      </Group>
      <AriaPopover
        UNSTABLE_portalContainer={useOverlayHost()}
        className="w-(--trigger-width) rounded-lg border border-line-strong bg-panel p-1 shadow-md"
      >
        <ListBox className="outline-none">
          <ListBoxItem className="rounded-sm px-2 py-1 data-focused:bg-hover">Robin</ListBoxItem>
          <ListBoxItem className="rounded-sm px-2 py-1 data-focused:bg-hover">Kim</ListBoxItem>
        </ListBox>
      </AriaPopover>
    </ComboBox>
  );
}

/** A react-aria combobox in a Dialog: its list works by mouse and keyboard. */
export const Default: Story = {
  render: () => (
    <Dialog defaultOpen>
      <DialogContent size="small">
        <DialogHeader>
          <DialogTitle>Plan a visit</DialogTitle>
        </DialogHeader>
        <DialogBody className="pb-5">
          <Technician />
        </DialogBody>
      </DialogContent>
    </Dialog>
  ),
};

/** Escape closes the list, and again the dialog. `overlay-host.test.tsx` tests the rest. */
export const Keyboard: Story = {
  ...Default,
  play: async () => {
    const field = await screen.findByRole('combobox', { name: 'Technician' });
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: 'Kim' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Matrix: Story = { ...Default };

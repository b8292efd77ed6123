import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { useScreenActions } from '../screen-actions/index.ts';
import { ShortcutsDialog } from './index.ts';

interface ScreenProps {
  readonly onApprove: () => void;
  readonly isOpen?: boolean;
}

/** A screen with shortcuts: one of its own, and the one that lists them. */
function Screen({ onApprove, isOpen = true }: ScreenProps) {
  const [open, setOpen] = useState(isOpen);
  useScreenActions([
    { id: 'approve', label: 'Approve', shortcut: 'Mod+Shift+A', onSelect: onApprove },
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      place: 'everywhere',
      shortcut: '?',
      onSelect: () => setOpen(true),
    },
  ]);
  return (
    <div className="grid min-h-120 content-start justify-items-start gap-3">
      <TextField aria-label="Title" />
      <Button onClick={() => setOpen(true)}>Anything</Button>
      {open && <ShortcutsDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

const meta = {
  title: 'Patterns/Shortcuts',
  component: Screen,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { onApprove: fn() },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {};

export const Keys: Story = {
  name: 'The listed keys work, but not while typing or in a dialog',
  args: { isOpen: false },
  parameters: { visual: { play: 'own width' } },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.type(field, 'Why?');
    await expect(field).toHaveValue('Why?');
    await userEvent.keyboard('{Control>}{Shift>}a{/Shift}{/Control}');
    // The handler of the keys may still be loading.
    await waitFor(() => expect(args.onApprove).toHaveBeenCalledTimes(1));

    const button = canvas.getByRole('button', { name: 'Anything' });
    button.focus();
    await userEvent.keyboard('?');
    const list = within(await dialog());
    await expect(list.getByRole('region', { name: 'On this screen' })).toHaveTextContent('Approve');
    await userEvent.keyboard('{Control>}{Shift>}a{/Shift}{/Control}');
    await expect(args.onApprove).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(button).toHaveFocus();
  },
};

export const Off: Story = {
  name: 'Single keys are turned off',
  play: async ({ canvas }) => {
    const list = within(await dialog());
    const everywhere = list.getByRole('region', { name: 'Everywhere' });
    await userEvent.click(list.getByRole('switch', { name: 'Single-key shortcuts' }));
    await waitFor(() => expect(everywhere).not.toBeInTheDocument());
    await userEvent.click(list.getByRole('button', { name: 'Done' }));
    await closed();
    canvas.getByRole('button', { name: 'Anything' }).focus();
    await userEvent.keyboard('?');
    await expect(screen.queryByRole('dialog')).toBeNull();
    localStorage.clear();
  },
};

export const OneOff: Story = {
  name: 'A single key is turned off, and on again',
  parameters: { visual: { play: 'own width' } },
  play: async ({ canvas }) => {
    const list = within(await dialog());
    const toggle = list.getByRole('switch', { name: 'Use ?' });
    await expect(toggle).toBeChecked();
    await expect(list.queryByRole('switch', { name: /Use Mod/u })).toBeNull();
    await userEvent.click(toggle);
    await expect(toggle).not.toBeChecked();
    await userEvent.click(list.getByRole('button', { name: 'Done' }));
    await closed();
    const button = canvas.getByRole('button', { name: 'Anything' });
    button.focus();
    await userEvent.keyboard('?');
    await expect(screen.queryByRole('dialog')).toBeNull();

    await userEvent.click(button);
    const again = await dialog();
    await userEvent.click(within(again).getByRole('switch', { name: 'Use ?' }));
    await userEvent.keyboard('{Escape}');
    await closed();
    button.focus();
    await userEvent.keyboard('?');
    await dialog();
    localStorage.clear();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

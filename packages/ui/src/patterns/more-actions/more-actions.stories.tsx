import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MoreActions } from './more-actions.tsx';

const onExport = fn();

const meta = {
  title: 'Patterns/More actions',
  component: MoreActions,
  args: {
    actions: [
      { name: 'export', label: 'Export…', onSelect: onExport },
      {
        name: 'import',
        label: 'Import…',
        onSelect: fn(),
        disabledReason: 'You don’t have permission to create work orders.',
      },
    ],
  },
} satisfies Meta<typeof MoreActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = {
  name: 'One press opens the menu, whose code is preloaded',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const menu = within(document.body);
    await userEvent.click(await menu.findByRole('menuitem', { name: /^Export…/ }));
    await expect(onExport).toHaveBeenCalledOnce();
  },
};

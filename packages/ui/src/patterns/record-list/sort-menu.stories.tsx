import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { listFields } from '../../../testing/workshop-sample/fields.ts';
import { SortMenu } from './sort-menu.tsx';

const meta = {
  title: 'Patterns/Sort menu',
  component: SortMenu,
  args: {
    fields: listFields,
    sort: [{ field: 'due_at', direction: 'ascending' }],
    onSortChange: fn(),
  },
} satisfies Meta<typeof SortMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Due ?, ascending/ });
    await userEvent.click(trigger);
    const menu = within(await within(document.body).findByRole('menu'));
    await expect(menu.getByRole('menuitemradio', { name: 'Due' })).toBeChecked();
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Descending' }));
    await expect(args.onSortChange).toHaveBeenCalledWith([
      { field: 'due_at', direction: 'descending' },
    ]);
  },
};

export const OwnOrder: Story = { name: 'The list’s own order', args: { sort: [] } };

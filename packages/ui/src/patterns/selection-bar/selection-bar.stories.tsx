import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ToolbarButton } from '../../components/toolbar/index.ts';
import { listFields } from '../../../testing/workshop-sample/fields.ts';
import { samplePage, sampleRows } from '../../../testing/workshop-sample/rows.ts';
import type { RecordSelection } from '../../shapes/index.ts';
import { RecordList } from '../record-list/index.ts';
import { SelectionBar, type SelectionBarProps } from './selection-bar.tsx';

const some = (count: number): RecordSelection => ({
  kind: 'some',
  ids: new Set(sampleRows.slice(0, count).map(({ id }) => id)),
});

const meta = {
  title: 'Patterns/Selection bar',
  component: SelectionBar,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Selected work orders',
    selection: some(3),
    onSelectionChange: fn(),
    total: { count: 3503, exact: true },
    children: (
      <>
        <ToolbarButton variant="secondary">Edit</ToolbarButton>
        <ToolbarButton variant="secondary">Change status</ToolbarButton>
        <ToolbarButton variant="secondary" disabledReason="No database policy allows this.">
          Delete
        </ToolbarButton>
      </>
    ),
  },
  render: (args) => <BelowList {...args} />,
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar below the list that it belongs to, with its selection. */
function BelowList(props: SelectionBarProps) {
  const [selection, setSelection] = useState(props.selection);
  return (
    <div className="flex h-dvh flex-col">
      <RecordList
        label="Work orders"
        fields={listFields}
        titleField="title"
        page={{ ...samplePage, total: props.total }}
        state={{ sort: [], offset: 0, limit: 16 }}
        hrefFor={() => '#'}
      />
      <SelectionBar
        {...props}
        selection={selection}
        onSelectionChange={(next) => {
          props.onSelectionChange(next);
          setSelection(next);
        }}
      />
    </div>
  );
}

export const Default: Story = {};

export const All: Story = {
  name: 'All that match, with exceptions',
  args: { selection: { kind: 'all matching', except: new Set(['WO-4807']) } },
};

export const UnknownTotal: Story = { name: 'Total not known', args: { total: null } };

export const SelectAndClear: Story = {
  name: 'Select all, and clear by Escape',
  parameters: { visual: { play: 'own width' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const status = canvasElement.querySelector('[data-slot=selection-bar] output');
    const bar = canvas.getByRole('toolbar', { name: 'Selected work orders' });
    await expect(bar).toHaveTextContent('3 selected');
    const all = within(bar).getByRole('button', { name: 'Select all 3,503 that match' });
    await userEvent.click(all);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
      kind: 'all matching',
      except: new Set(),
    });
    await waitFor(() => expect(status).toHaveTextContent('All 3,503 selected'));
    await expect(all).not.toBeInTheDocument();
    // It is one tab stop, and the arrow keys move between its buttons.
    within(bar).getByRole('button', { name: 'Edit' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(bar).getByRole('button', { name: 'Change status' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(bar).not.toBeInTheDocument();
    await waitFor(() => expect(status).toHaveTextContent('Nothing selected'));
    // The focus isn't lost with the bar.
    const list = canvasElement.querySelector('[data-slot=record-list]');
    await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

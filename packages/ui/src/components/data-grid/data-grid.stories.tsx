import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { StatusBadge } from '../status-badge/index.ts';
import { TableRowLink } from '../table/index.ts';
import { type ColumnLayout, DataGrid, type DataGridColumn, type DataGridProps } from './index.ts';
import { record } from './record.ts';

interface Order {
  readonly number: string;
  readonly title: string;
  readonly hours: string;
}

const titles = ['Compressor trips on start', 'Replace spindle bearing', 'Quarterly inspection'];

const order: DataGridProps<Order>['rowAt'] = (index) => ({
  number: `WO-${4700 + index}`,
  title: titles[index % titles.length] ?? '',
  hours: ((index * 7) % 40).toFixed(2),
});

const follow = fn((event: React.MouseEvent) => event.preventDefault());
const sorted = fn((...pressed: readonly unknown[]) => pressed);
const pasted = fn((...given: readonly unknown[]) => given);

const columns: readonly DataGridColumn<Order>[] = [
  {
    name: 'title',
    label: 'Title',
    rowHeader: true,
    cell: ({ number, title }) => (
      <TableRowLink href={`#${number}`} onClick={follow}>
        {title}
      </TableRowLink>
    ),
  },
  { name: 'number', label: 'Number', cell: ({ number }) => number },
  { name: 'status', label: 'Status', cell: () => <StatusBadge tone="info">Open</StatusBadge> },
  { name: 'hours', label: 'Hours', align: 'end', cell: ({ hours }) => hours },
];

/** Keeps what a person changes, as a list does. */
function ArrangedGrid({
  selects = false,
  ...props
}: DataGridProps<Order> & { readonly selects?: boolean }) {
  const [layout, setLayout] = useState<ColumnLayout>(props.layout ?? { widths: {}, pinned: [] });
  const [names, setNames] = useState(props.columns.map(({ name }) => name));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataGrid
      {...props}
      columns={names.flatMap((name) => props.columns.find((column) => column.name === name) ?? [])}
      layout={layout}
      onLayoutChange={setLayout}
      onOrderChange={(order) => setNames([...order])}
      selection={
        selects
          ? {
              has: (id) => selected.has(id),
              onSelect: (ids, isSelected) =>
                setSelected(
                  (last) =>
                    new Set(
                      isSelected ? [...last, ...ids] : [...last].filter((id) => !ids.includes(id)),
                    ),
                ),
              nameOf: ({ number }) => number,
            }
          : undefined
      }
    />
  );
}

const meta = {
  title: 'Components/DataGrid',
  component: DataGrid<Order>,
  parameters: { record, layout: 'fullscreen' },
  args: {
    label: 'Work orders',
    columns,
    header: ({ name }) => ({
      sort: name === 'title' ? 'ascending' : 'none',
      onSort: (options) => sorted(name, options),
    }),
    rowCount: 6,
    rowAt: order,
    rowId: ({ number }) => number,
    className: 'h-80',
  },
  argTypes: { columns: { control: false } },
} satisfies Meta<typeof DataGrid<Order>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Compact: Story = { globals: { density: 'compact' } };

const cellAt = (canvasElement: HTMLElement, row: number, column: number) =>
  canvasElement.querySelector<HTMLElement>(
    `[aria-rowindex="${row}"] > [aria-colindex="${column}"]`,
  );

export const Keyboard: Story = {
  args: { rowCount: 40, onPaste: pasted },
  render: (args) => <ArrangedGrid {...args} selects />,
  play: async ({ canvasElement }) => {
    follow.mockClear();
    sorted.mockClear();
    const canvas = within(canvasElement);
    const at = (row: number, column: number) => cellAt(canvasElement, row, column);
    await userEvent.tab();
    await expect(at(2, 2)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(at(3, 3)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(at(3, 5)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowUp}{ArrowUp}');
    await expect(at(1, 2)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(sorted).toHaveBeenLastCalledWith('title', { extend: false });
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(sorted).toHaveBeenLastCalledWith('title', { extend: true });
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    await expect(Number(document.activeElement?.parentElement?.ariaRowIndex)).toBeGreaterThan(4);
    await userEvent.keyboard('{PageUp}');
    await expect(at(2, 2)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{F2}');
    await expect(within(at(2, 2) ?? canvasElement).getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(at(2, 2)).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(at(41, 5)).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(at(1, 1)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(canvasElement.querySelectorAll('td[aria-selected=true]')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelectorAll('td[aria-selected=true]')).toHaveLength(0);
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(3);
    await userEvent.keyboard('x');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2);
    await userEvent.keyboard('x{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(5);
    // No cells are selected with them.
    await expect(canvasElement.querySelectorAll('td[aria-selected=true]')).toHaveLength(0);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(40);
    await userEvent.keyboard('{Control>}c{/Control}{Control>}v{/Control}');
    // Nothing to open: this grid's headers have no menu.
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await userEvent.keyboard('{ArrowLeft}');
  },
};

const opened = fn((id: string | undefined) => id);

function GridWithPanel(props: DataGridProps<Order>) {
  const [id, setId] = useState<string>();
  return (
    <ArrangedGrid
      {...props}
      selects
      panel={{
        id,
        isOpenable: ({ number }) => number !== 'WO-4702',
        onChange: (next) => {
          opened(next);
          setId(next);
        },
      }}
    />
  );
}

export const OpenRow: Story = {
  name: 'A row that is open beside it',
  render: (args) => <GridWithPanel {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const at = (row: number, column: number) => cellAt(canvasElement, row, column);
    const current = () => canvasElement.querySelector('[aria-current=true]')?.ariaRowIndex;
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(opened).toHaveBeenLastCalledWith('WO-4700');
    await expect(current()).toBe('2');
    await userEvent.keyboard('{ArrowDown}');
    await expect(current()).toBe('3');
    // One that can't be opened leaves the one before.
    await userEvent.keyboard('{ArrowDown}');
    await expect(at(4, 2)).toHaveFocus();
    await expect(current()).toBe('3');
    await userEvent.keyboard('{ArrowDown}');
    await expect(current()).toBe('5');
    await userEvent.keyboard('{Escape}');
    await expect(current()).toBeUndefined();
    await expect(at(5, 2)).toHaveFocus();
    // On a checkbox, the same key selects.
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(1);
    await expect(current()).toBeUndefined();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(current()).toBe('5');
  },
};

export const SelectedRows: Story = {
  name: 'Selected rows',
  render: (args) => <ArrangedGrid {...args} selects />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    const all = box('Select all rows on this page');
    await user.click(box('Select WO-4701'));
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(1);
    await expect(all).toBePartiallyChecked();
    await user.keyboard('{Shift>}');
    await user.click(box('Select WO-4703'));
    await user.keyboard('{/Shift}');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(3);
    await user.click(all);
    await expect(all).toBeChecked();
    await user.click(all);
    await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0);
    await user.click(box('Select WO-4702'));
    await expect(follow).not.toHaveBeenCalled();
  },
  beforeEach: () => {
    follow.mockClear();
  },
};

export const ResizedByKeyboard: Story = {
  name: 'Resized by keyboard',
  render: (args) => <ArrangedGrid {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const header = canvas.getByRole('columnheader', { name: 'Number' });
    const handle = within(header).getByRole('separator', { name: 'Width of Number' });
    const width = () => header.getBoundingClientRect().width;
    handle.focus();
    const before = width();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(Math.abs(width() - before - 16)).toBeLessThan(3));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(width()).toBe(56));
    await expect(handle).toHaveAttribute('aria-valuenow', '56');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(width()).toBeGreaterThan(56));
    await userEvent.keyboard('{Escape}');
    await expect(header).toHaveFocus();
  },
};

export const ResizedByDragging: Story = {
  name: 'Resized by dragging',
  parameters: { visual: { play: 'own width' } },
  render: (args) => <ArrangedGrid {...args} />,
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('columnheader', { name: 'Title' });
    const handle = within(header).getByRole('separator');
    const before = header.getBoundingClientRect().width;
    await drag(handle, 40);
    await waitFor(() =>
      expect(Math.abs(header.getBoundingClientRect().width - before - 40)).toBeLessThan(3),
    );
    await userEvent.dblClick(handle);
    await waitFor(() => expect(header.getBoundingClientRect().width).not.toBe(before + 40));
  },
};

/** Presses the middle of an element and lets it go so many pixels to the right. */
async function drag(element: Element, by: number) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { clientX: left + width / 2, clientY: top + height / 2 };
  const to = { ...point, clientX: point.clientX + by };
  const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 };
  // A pointer of a play is none that an element can capture.
  const { setPointerCapture } = Object.getOwnPropertyDescriptors(Element.prototype);
  Object.defineProperty(Element.prototype, 'setPointerCapture', {
    ...setPointerCapture,
    value: () => undefined,
  });
  try {
    await fireEvent.pointerDown(element, { ...pointer, ...point });
    await fireEvent.pointerMove(element, { ...pointer, ...to });
    await fireEvent.pointerMove(document.elementFromPoint(to.clientX, to.clientY) ?? element, {
      ...pointer,
      ...to,
    });
    await fireEvent.pointerUp(element, { ...pointer, ...to });
  } finally {
    Object.defineProperty(Element.prototype, 'setPointerCapture', setPointerCapture);
  }
}

function middle(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

export const Reordered: Story = {
  parameters: { visual: { play: 'own width' } },
  render: (args) => <ArrangedGrid {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const number = canvas.getByRole('columnheader', { name: 'Number' });
    const status = canvas.getByRole('columnheader', { name: 'Status' });
    await drag(number, middle(status) - middle(number) + 8);
    await waitFor(() => expect(names()).toEqual(['Title', 'Status', 'Number', 'Hours']));
    await expect(canvas.getByText('Number: column 3 of 4')).toBeInTheDocument();
  },
};

export const Pinned: Story = {
  args: {
    columns: [
      ...columns,
      ...Array.from({ length: 12 }, (_, index) => ({
        name: `note_${index}`,
        label: `Note ${index + 1}`,
        cell: ({ number }: Order) => `${number}, note ${index + 1}`,
      })),
    ],
    layout: { widths: { title: 200, hours: 96 }, pinned: ['hours'] },
  },
  render: (args) => <ArrangedGrid {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvasElement.querySelector('[data-slot=data-grid]');
    const hours = canvas.getByRole('columnheader', { name: 'Hours' });
    await expect(hours).toHaveAttribute('aria-colindex', '2');
    const place = hours.getBoundingClientRect().left;
    grid?.scrollTo({ left: 400 });
    await waitFor(() => expect(grid).toHaveAttribute('data-scrolled'));
    await expect(hours.getBoundingClientRect().left).toBe(place);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => <ArrangedGrid {...args} selects />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(cellAt(canvasElement, 2, 3)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(cellAt(canvasElement, 2, 1)).toHaveFocus();
  },
};

export const ResizedRightToLeft: Story = {
  name: 'Resized by keyboard, right to left',
  globals: { direction: 'rtl' },
  parameters: { visual: { none: 'Right to left, and resized, it has a picture each.' } },
  render: (args) => <ArrangedGrid {...args} />,
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('columnheader', { name: 'Number' });
    const handle = within(header).getByRole('separator', { name: 'Width of Number' });
    const before = header.getBoundingClientRect();
    handle.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() =>
      expect(header.getBoundingClientRect().width - before.width).toBeGreaterThan(10),
    );
    // It grows to the left.
    await expect(header.getBoundingClientRect().left).toBeLessThan(before.left);
    await userEvent.keyboard('{Escape}');
    await expect(header).toHaveFocus();
  },
};

const manyColumns: readonly DataGridColumn<Order>[] = [
  ...columns,
  ...Array.from({ length: 196 }, (_, index) => ({
    name: `reading_${index}`,
    label: `Reading ${index + 1}`,
    cell: ({ number }: Order) => `${number}/${index + 1}`,
  })),
];

export const ManyColumns: Story = {
  name: '200 columns',
  args: { columns: manyColumns },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-colcount', '200');
    await expect(canvas.getAllByRole('columnheader').length).toBeLessThan(60);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(cellAt(canvasElement, 2, 200)).toHaveFocus());
    await expect(cellAt(canvasElement, 2, 200)).toHaveTextContent('WO-4700/196');
    await expect(canvas.getAllByRole('columnheader').length).toBeLessThan(60);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(cellAt(canvasElement, 2, 1)).toHaveFocus());
  },
};

const seen = fn();

export const MillionRows: Story = {
  name: 'A million rows',
  args: {
    rowCount: 1_000_000,
    // The rows requested from a server so far.
    rowAt: (index) => (index < 200 || index >= 999_000 ? order(index) : undefined),
    onVisibleRowsChange: seen,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '1000001');
    await userEvent.tab();
    await expect(cellAt(canvasElement, 2, 1)).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(cellAt(canvasElement, 1_000_001, 4)).toHaveFocus());
    await expect(canvas.getByText('WO-1004699')).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    await waitFor(() =>
      expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ end: 1_000_000 })),
    );
    // A row that isn't loaded is a skeleton, and has its place.
    const scroll = canvasElement.querySelector('[data-slot=data-grid]');
    scroll?.scrollTo({ top: scroll.scrollHeight / 2 });
    await waitFor(() =>
      expect(canvasElement.querySelector('tbody [data-slot=skeleton]')).toBeInTheDocument(),
    );
    // The focused cell is out of sight: the next key leads on from it.
    await waitFor(() => expect(grid).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(cellAt(canvasElement, 1_000_000, 4)).toHaveFocus());
    // Rows around those in sight are drawn when the scrollbar rests.
    await waitFor(() => expect(cellAt(canvasElement, 999_985, 1)).toBeInTheDocument());
  },
};

export const Loading: Story = {
  args: { loading: true, rowCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { rowCount: 0 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('columnheader', { name: 'Title' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('columnheader', { name: 'Title' })).toHaveFocus();
  },
};

const footers: ReadonlyMap<string, string> = new Map([
  ['title', '6 orders'],
  ['hours', '105.00'],
]);

export const WithFooter: Story = {
  name: 'With a footer',
  args: {
    footer: ({ name }) => footers.get(name) ?? '',
  },
};

export const Copied: Story = {
  name: 'Copied and pasted',
  args: { onPaste: pasted },
  parameters: { visual: { none: 'It looks like the default.' } },
  play: async ({ canvasElement }) => {
    pasted.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}');
    const clipboard = new DataTransfer();
    const focused = document.activeElement ?? canvasElement;
    const event = (type: string) =>
      new ClipboardEvent(type, { clipboardData: clipboard, bubbles: true, cancelable: true });
    focused.dispatchEvent(event('copy'));
    await expect(clipboard.getData('text/plain')).toBe('WO-4700\tOpen\t0.00\nWO-4701\tOpen\t7.00');
    await expect(clipboard.getData('text/html')).toContain('<td');
    focused.dispatchEvent(event('paste'));
    await expect(pasted).toHaveBeenLastCalledWith(
      [
        ['WO-4700', 'Open', '0.00'],
        ['WO-4701', 'Open', '7.00'],
      ],
      { row: 0, column: 'number' },
    );
  },
};

export const Matrix: Story = { args: { rowCount: 3, className: '' } };

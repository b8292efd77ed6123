import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Checkbox } from '../checkbox/index.ts';
import { StatusBadge } from '../status-badge/index.ts';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHeader,
  TableRowLink,
  TableScroll,
  type SortDirection,
} from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Table',
  component: Table,
  subcomponents: {
    TableScroll,
    TableHead,
    TableHeader,
    TableRow,
    TableRowHeader,
    TableCell,
    TableRowLink,
  },
  parameters: { record, layout: 'fullscreen' },
} satisfies Meta<typeof Table>;

export default meta;

type Story = StoryObj<typeof meta>;

const rows = [
  { number: 'WO-4807', title: 'Compressor trips on start', hours: '1.50' },
  { number: 'WO-4811', title: 'Replace spindle bearing', hours: '12.25' },
  { number: 'WO-4790', title: 'Quarterly inspection', hours: '0.75' },
];

function Rows({ selected }: { readonly selected?: string }) {
  return (
    <TableBody>
      {rows.map(({ number, title, hours }) => (
        <TableRow key={number} selected={number === selected}>
          <TableCell className="w-10">
            <Checkbox aria-label={`Choose ${number}`} defaultChecked={number === selected} />
          </TableCell>
          <TableCell>
            <TableRowLink href={`#${number}`}>{title}</TableRowLink>
          </TableCell>
          <TableCell>
            <StatusBadge tone="info">Open</StatusBadge>
          </TableCell>
          <TableCell align="end">{hours}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  );
}

export const Default: Story = {
  render: function Sortable() {
    const [sort, setSort] = useState<SortDirection>('ascending');
    return (
      <TableScroll label="Work orders">
        <Table aria-label="Work orders">
          <TableHead>
            <tr>
              <TableHeader>
                <Checkbox aria-label="Choose all" />
              </TableHeader>
              <TableHeader
                sort={sort}
                onSort={() => setSort(sort === 'ascending' ? 'descending' : 'ascending')}
              >
                Title
              </TableHeader>
              <TableHeader>Status</TableHeader>
              <TableHeader align="end" sort="none" onSort={() => undefined}>
                Hours
              </TableHeader>
            </tr>
          </TableHead>
          <Rows selected="WO-4811" />
        </Table>
      </TableScroll>
    );
  },
};

export const WithCaption: Story = {
  render: () => (
    <Table>
      <TableCaption>What was done on the order</TableCaption>
      <TableHead>
        <tr>
          <TableHeader>Chosen</TableHeader>
          <TableHeader>Title</TableHeader>
          <TableHeader>Status</TableHeader>
          <TableHeader align="end">Hours</TableHeader>
        </tr>
      </TableHead>
      <Rows />
    </Table>
  ),
};

export const RowHeaders: Story = {
  render: () => (
    <Table aria-label="Work orders">
      <TableHead>
        <tr>
          <TableHeader>Title</TableHeader>
          <TableHeader align="end">Hours</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map(({ number, title, hours }) => (
          <TableRow key={number}>
            <TableRowHeader>
              <TableRowLink href={`#${number}`}>{title}</TableRowLink>
            </TableRowHeader>
            <TableCell align="end">{hours}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
  play: async ({ canvasElement }) => {
    const headers = within(canvasElement).getAllByRole('rowheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual(
      rows.map(({ title }) => title),
    );
  },
};

export const SortedByTwo: Story = {
  render: () => (
    <Table aria-label="Work orders">
      <TableHead>
        <tr>
          <TableHeader sort="descending" sortPosition={1} onSort={() => undefined}>
            Due
          </TableHeader>
          <TableHeader sort="ascending" sortPosition={2} onSort={() => undefined}>
            Customer
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>Tomorrow</TableCell>
          <TableCell>
            A customer whose name is so long that it does not fit into the width of any column
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
};

const follow = fn((event: React.MouseEvent) => event.preventDefault());
const sorted = fn();

export const Keyboard: Story = {
  render: () => (
    <TableScroll label="Work orders" className="h-32 w-64">
      <Table aria-label="Work orders">
        <TableHead>
          <tr>
            <TableHeader onSort={sorted} sort="descending">
              Title
            </TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {rows.map(({ number, title }) => (
            <TableRow key={number}>
              <TableCell>
                <TableRowLink href={`#${number}`} onClick={follow}>
                  {title}
                </TableRowLink>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  ),
  play: async ({ canvasElement }) => {
    follow.mockClear();
    sorted.mockClear();
    const canvas = within(canvasElement);
    const region = await canvas.findByRole('region', { name: 'Work orders' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Title' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(sorted).toHaveBeenLastCalledWith({ extend: false });
    await userEvent.keyboard(' ');
    await expect(sorted).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(sorted).toHaveBeenLastCalledWith({ extend: true });
    await expect(canvas.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledTimes(1);
  },
};

/** Pressing a row follows its link, unless it hits another control or ends a text selection. */
export const RowFollowsItsLink: Story = {
  render: () => (
    <Table aria-label="Work orders">
      <TableBody>
        <TableRow>
          <TableCell>
            <Checkbox aria-label="Choose" />
          </TableCell>
          <TableCell>
            <TableRowLink href="#order" onClick={follow}>
              Quarterly inspection
            </TableRowLink>
          </TableCell>
          <TableCell>Lake Dairy</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
  play: async ({ canvasElement }) => {
    follow.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(follow).not.toHaveBeenCalled();
    const cell = canvas.getByRole('cell', { name: 'Lake Dairy' });
    document.getSelection()?.selectAllChildren(cell);
    cell.click();
    await expect(follow).not.toHaveBeenCalled();
    document.getSelection()?.removeAllRanges();
    cell.click();
    await waitFor(() => expect(follow).toHaveBeenCalledTimes(1));
    await userEvent.click(canvas.getByRole('link'));
    await expect(follow).toHaveBeenCalledTimes(2);
  },
};

export const Matrix: Story = { ...Default };

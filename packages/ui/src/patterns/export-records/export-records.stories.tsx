import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ExportChoice, ExportRecordsProps } from './export-records-props.ts';
import { ExportRecords } from './export-records.tsx';

const choice: ExportChoice = {
  format: 'csv',
  records: 'all',
  columns: 'shown',
  binary: false,
  headers: 'label',
  separator: ',',
  byteOrderMark: true,
  guarded: true,
};

const meta = {
  title: 'Patterns/Export records',
  component: ExportRecords,
  args: {
    entityName: {
      entity: 'work order',
      entities: 'work orders',
      Entity: 'Work order',
      Entities: 'Work orders',
    },
    counts: { page: { count: 50, exact: true }, all: { count: 12_345, exact: true } },
    columns: 9,
    binaryFields: 0,
    choice,
    onChoiceChange: fn(),
    stage: { status: 'choosing' },
    onExport: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  render: function Chosen(props) {
    const [chosen, setChosen] = useState(props.choice);
    return <ExportRecords {...props} choice={chosen} onChoiceChange={setChosen} />;
  },
} satisfies Meta<typeof ExportRecords>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).getByRole('dialog', { name: 'Export work orders' });

export const Default: Story = {
  play: async ({ args }) => {
    await expect(within(dialog()).getByRole('button', { name: 'Export' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = {
  name: 'Choices are summarised, and Enter exports',
  play: async ({ args }) => {
    const inside = within(dialog());
    await userEvent.click(inside.getByRole('radio', { name: 'This page (50)' }));
    await expect(inside.getByText('50 work orders with 9 columns')).toBeVisible();
    await userEvent.click(inside.getByRole('radio', { name: 'Excel (XLSX)' }));
    await expect(inside.queryByLabelText('Separator')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

const about: ExportRecordsProps['counts'] = {
  selected: { count: 999_998, exact: false },
  page: { count: 50, exact: true },
  all: { count: 1_000_000, exact: false },
};

export const Selected: Story = {
  name: 'A selection of about a million records, with binary content',
  args: { counts: about, binaryFields: 1, choice: { ...choice, records: 'selected' } },
};

export const Running: Story = {
  args: {
    stage: { status: 'running', done: 3000, total: { count: 12_345, exact: true } },
    onClose: fn(),
  },
  play: async ({ args }) => {
    const inside = within(dialog());
    await expect(inside.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '3,000 of 12,345',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(inside.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Counting: Story = {
  name: 'Unknown number of records',
  args: { stage: { status: 'running', done: 0, total: null } },
};

export const Failed: Story = {
  args: {
    stage: {
      status: 'failed',
      done: 3000,
      total: { count: 12_345, exact: true },
      message: 'The server can’t be reached. Check your connection, then try again.',
    },
  },
  play: async ({ args }) => {
    await expect(
      within(dialog()).getByText('The export stopped after 3,000 records'),
    ).toBeVisible();
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

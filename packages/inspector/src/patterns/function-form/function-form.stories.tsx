import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import type { FormError } from '@ninefold/ui/shapes';
import { FunctionForm } from './function-form.tsx';
import { FunctionResult } from './function-result.tsx';
import {
  sampleFields,
  sampleRow,
  sampleRows,
  sampleValue,
} from '../../../testing/function-form/sample-function.ts';

const meta = {
  title: 'Patterns/Function form',
  component: FunctionForm,
  args: {
    title: 'Free technicians',
    fields: sampleFields,
    mayChange: false,
    onRun: fn(async (): Promise<readonly FormError[] | undefined> => undefined),
  },
} satisfies Meta<typeof FunctionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const run = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: /^Run/ });
const dialog = () => within(document.body).getByRole('alertdialog');

export const Default: Story = {
  name: 'Omitted arguments use the function’s defaults',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Customer/), 'Kranich');
    await userEvent.type(canvas.getByLabelText(/^Hours/), '1.50');
    await userEvent.selectOptions(canvas.getByLabelText(/^Region/), 'South');
    await userEvent.click(run(canvasElement));
    await waitFor(() =>
      expect(args.onRun).toHaveBeenCalledWith({
        customer: 'Kranich',
        hours: '1.50',
        region: 'south',
      }),
    );
  },
};

export const GivenEmpty: Story = {
  name: 'An argument can be NULL instead of omitted',
  args: { initial: { customer: 'Kranich', hours: '2', region: 'north' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pass NULL' }));
    await userEvent.type(canvas.getByLabelText('Tags'), 'urgent{Enter}far away{Enter}');
    await userEvent.click(run(canvasElement));
    await waitFor(() =>
      expect(args.onRun).toHaveBeenCalledWith({
        customer: 'Kranich',
        hours: '2',
        region: 'north',
        needed_skill: null,
        tags: '{urgent,"far away"}',
      }),
    );
  },
};

export const Missing: Story = {
  name: 'Required arguments are requested before it runs',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(run(canvasElement));
    const canvas = within(canvasElement);
    await canvas.findByRole('region', { name: 'There are 3 problems' });
    await expect(args.onRun).not.toHaveBeenCalled();
  },
};

export const MayChange: Story = {
  name: 'A function that can change data is confirmed first',
  args: { mayChange: true, fields: [], title: 'Close the month' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/This function can change data/)).toBeVisible();
    await userEvent.click(run(canvasElement));
    await waitFor(() => expect(within(dialog()).getByText('Cancel')).toHaveFocus());
    await expect(dialog()).toHaveTextContent('Run “Close the month”?');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(run(canvasElement)).toHaveFocus());
    await expect(args.onRun).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Run' }));
    await waitFor(() => expect(args.onRun).toHaveBeenCalledWith({}));
    await waitFor(() =>
      expect(within(document.body).queryByRole('alertdialog')).not.toBeInTheDocument(),
    );
  },
};

export const Refused: Story = {
  name: 'A rejection is shown, and nothing typed is lost',
  args: { initial: { customer: 'Kranich', hours: '2', region: 'north' } },
  beforeEach: ({ args }) => {
    mocked(args.onRun).mockResolvedValueOnce([{ message: 'Only an owner may do this.' }]);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(run(canvasElement));
    const summary = await canvas.findByRole('region', { name: /There is 1 problem/ });
    await expect(summary).toHaveTextContent('Only an owner may do this.');
    await expect(canvas.getByLabelText(/^Customer/)).toHaveValue('Kranich');
  },
};

export const Keyboard: Story = {
  name: 'By keyboard alone',
  args: { fields: sampleFields.slice(0, 1) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^Customer/)).toHaveFocus();
    await userEvent.keyboard('Kranich{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onRun).toHaveBeenCalledWith({ customer: 'Kranich' }));
  },
};

export const Rows: Story = {
  name: 'Rows, with every digit',
  args: { fields: [], children: <FunctionResult outcome={sampleRows} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2 rows')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Result rows' }));
    await expect(table.getByText(/9,007,199,254,740,993\.25/)).toBeVisible();
    await expect(table.getByRole('link')).toHaveAttribute('href', '#september');
  },
};

export const Row: Story = {
  name: 'A record',
  args: { fields: [], children: <FunctionResult outcome={sampleRow} /> },
};

export const Value: Story = {
  name: 'A value',
  args: { fields: [], children: <FunctionResult outcome={sampleValue} /> },
  play: async ({ canvasElement }) => {
    const result = within(canvasElement).getByRole('region', { name: 'Result' });
    await expect(result).toHaveTextContent('9321');
  },
};

export const Nothing: Story = {
  name: 'Ran without a result',
  args: { fields: [], children: <FunctionResult outcome={{ kind: 'nothing' }} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^The function ran/)).toBeVisible();
  },
};

export const NoRows: Story = {
  args: { fields: [], children: <FunctionResult outcome={{ ...sampleRows, rows: [] }} /> },
};

const manyRows = Array.from({ length: 1000 }, (_, index) => ({
  values: { month: '2026-09-01', invoices: String(index), net: '1' },
}));

export const ManyRows: Story = {
  name: 'Only the first of many rows, with a note',
  args: { fields: [], children: <FunctionResult outcome={{ ...sampleRows, rows: manyRows }} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The first 200 of 1,000 rows are shown.')).toBeInTheDocument();
    await expect(canvas.getAllByRole('row')).toHaveLength(201);
  },
};

export const Phone: Story = {
  args: { children: <FunctionResult outcome={sampleRows} /> },
  globals: { viewport: { value: 'mobile1' } },
};

export const Matrix: Story = { args: { children: <FunctionResult outcome={sampleRows} /> } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Entry, field } from '../../../testing/fields/entry.tsx';
import { loadInputs } from '../../../testing/fields/load-inputs.ts';

const meta = {
  title: 'Fields/Entry/Ranges',
  component: Entry,
  tags: ['!autodocs'],
  loaders: [loadInputs],
  args: {
    field: field('range', { type: 'numrange', elementKind: 'decimal' }),
    onValueChange: fn(),
  },
} satisfies Meta<typeof Entry>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'An empty range, one without limits and no value',
  args: { defaultValue: 'empty' },
  play: async ({ canvasElement, args }) => {
    const meaning = await within(canvasElement).findByLabelText(/range without ends/);
    await expect(meaning).toHaveValue('empty');
    await userEvent.selectOptions(meaning, 'Without limits');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('(,)');
  },
};

export const Infinite: Story = {
  name: 'An end that is infinite',
  args: {
    field: field('range', { type: 'daterange', elementKind: 'date' }),
    defaultValue: '[2026-01-01,infinity)',
  },
};

export const Several: Story = {
  name: 'A multirange',
  args: {
    field: field('other', {
      label: 'Periods',
      type: 'datemultirange',
      elementKind: 'date',
      elementType: 'date',
    }),
    defaultValue: '{[2026-01-01,2026-02-01),[2026-03-01,)}',
  },
};

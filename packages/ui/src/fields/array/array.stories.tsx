import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Entry, field } from '../../../testing/fields/entry.tsx';
import { loadInputs } from '../../../testing/fields/load-inputs.ts';

const meta = {
  title: 'Fields/Entry/Lists',
  component: Entry,
  tags: ['!autodocs'],
  loaders: [loadInputs],
  args: { field: field('array'), onValueChange: fn() },
} satisfies Meta<typeof Entry>;

export default meta;
type Story = StoryObj<typeof meta>;

const colours = field('array', {
  label: 'Colours',
  elementKind: 'enum',
  elementType: 'colour',
  options: ['red', 'green', 'blue'].map((value) => ({ value, label: value })),
});

export const Choices: Story = {
  name: 'Items are chosen, and moved by keyboard',
  args: { field: colours, defaultValue: '{red,NULL,blue}' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const up = await canvas.findByRole('button', { name: 'Move item 3 up' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('{red,blue,NULL}');
    await expect(canvas.getByRole('button', { name: 'Move item 2 up' })).toHaveFocus();
  },
};

export const Days: Story = {
  args: {
    field: field('array', { label: 'Days', elementKind: 'date', elementType: 'date' }),
    defaultValue: '{2026-01-31,2026-02-01}',
  },
};

export const WithoutItems: Story = {
  name: 'Without items',
  args: { field: colours, defaultValue: '{}' },
};

export const Nested: Story = {
  name: 'A list of lists is typed',
  args: {
    field: field('array', { elementKind: 'integer', elementType: 'integer' }),
    defaultValue: '{{1,2},{3,4}}',
  },
};

export const Disabled: Story = {
  args: { field: { ...colours, readOnly: true }, defaultValue: '{red,blue}' },
};

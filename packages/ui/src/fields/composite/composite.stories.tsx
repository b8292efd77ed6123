import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Entry, field } from '../../../testing/fields/entry.tsx';
import { loadInputs } from '../../../testing/fields/load-inputs.ts';

const attributes = [
  field('text', { name: 'street', label: 'Street', type: 'text' }),
  field('text', { name: 'town', label: 'Town', type: 'text' }),
  field('integer', { name: 'floor', label: 'Floor', type: 'smallint' }),
  field('boolean', { name: 'lift', label: 'Lift', type: 'boolean' }),
];

const meta = {
  title: 'Fields/Entry/Composites',
  component: Entry,
  tags: ['!autodocs'],
  loaders: [loadInputs],
  args: {
    field: field('other', { label: 'Place', type: 'place', attributes }),
    defaultValue: '("Harbour 1",,3,t)',
    onValueChange: fn(),
  },
} satisfies Meta<typeof Entry>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Attributes: Story = {
  name: 'An input for each attribute',
  play: async ({ canvasElement, args }) => {
    const place = within(await within(canvasElement).findByRole('group', { name: 'Place' }));
    await userEvent.selectOptions(place.getByLabelText('Lift'), 'No');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('("Harbour 1",,3,false)');
  },
};

export const NoValue: Story = { name: 'No value', args: { defaultValue: null } };

export const Several: Story = {
  name: 'A list of composites',
  args: {
    field: field('array', {
      label: 'Places',
      elementKind: 'other',
      elementType: 'place',
      attributes,
    }),
    defaultValue: '{"(\\"Harbour 1\\",Kiel,3,t)"}',
  },
};

export const Disabled: Story = {
  args: {
    field: field('other', { label: 'Place', type: 'place', attributes, readOnly: true }),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Entry, field } from '../../../testing/fields/entry.tsx';
import { loadInputs } from '../../../testing/fields/load-inputs.ts';

const meta = {
  title: 'Fields/Entry/Other types',
  component: Entry,
  tags: ['!autodocs'],
  loaders: [loadInputs],
  args: { field: field('other') },
} satisfies Meta<typeof Entry>;

export default meta;
type Story = StoryObj<typeof meta>;

const values = [
  ['inet', '192.168.0.1/24'],
  ['cidr', '192.168.0.0/24'],
  ['macaddr', '08:00:2b:01:02:03'],
  ['bit(8)', '10110'],
  ['point', '(1.5,-2)'],
  ['money', '-$1,234.50'],
  ['tsvector', "'cat':3 'fat':2"],
  ['xml', '<order>\n  <item/>\n</order>'],
] as const;

export const Types: Story = {
  name: 'Each type, with what is wrong',
  render: () => (
    <div className="grid gap-4">
      {values.map(([type, text]) => (
        <Entry
          key={type}
          field={field('other', { label: type, type, moneyForm: '-$1,234,567.00' })}
          defaultValue={text}
        />
      ))}
      <Entry
        field={field('time', { label: 'timetz', type: 'time with time zone' })}
        defaultValue="14:05:30.25+05:30"
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const network = await canvas.findByRole('textbox', { name: 'cidr' });
    await userEvent.clear(network);
    await userEvent.type(network, '192.168.0.129/24');
    await canvas.findByText(/Enter 192\.168\.0\.0\/24, or a longer prefix\.$/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'bit(8)' }), '0');
    await canvas.findByText('Enter exactly 8 bits. The value has 6.');
    await userEvent.clear(canvas.getByLabelText('Y'));
    await expect(canvas.getByText('Enter both coordinates, or neither.')).toBeVisible();
  },
};

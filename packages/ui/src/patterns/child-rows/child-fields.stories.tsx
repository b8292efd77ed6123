import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ValueFormatProvider } from '../../fields/index.ts';
import type { FieldDescriptor, FieldText } from '../../shapes/index.ts';
import { ChildFields, type ChildFieldsProps, type ChildRow } from './index.ts';

const plain = { required: false, readOnly: false, hasDefault: false } as const;
const fields: readonly FieldDescriptor[] = [
  { ...plain, name: 'code', label: 'Code', kind: 'text', required: true },
  { ...plain, name: 'valid_until', label: 'Valid until', kind: 'date' },
  { ...plain, name: 'issued', label: 'Issued', kind: 'integer', readOnly: true, generated: true },
];

const empty: ChildRow = {
  id: 'badge',
  fields,
  texts: {},
  start: 0,
  links: {},
  deleted: false,
  problems: {},
};
const texts = { code: 'R-17', valid_until: '2027-01-31' };

/** A record that is kept as a form keeps it. */
function KeptFields(props: ChildFieldsProps) {
  const [row, setRow] = useState(props.row);
  const blank = row.values === undefined && Object.keys(row.texts).length === 0;
  const enter = (_id: string, entered: Readonly<Record<string, FieldText>>) =>
    setRow((last) => ({ ...last, texts: { ...last.texts, ...entered }, edited: true }));
  const change = (deleted: boolean) => setRow((last) => ({ ...last, deleted }));
  return (
    <ChildFields
      {...props}
      row={{ ...row, blank }}
      onEdit={enter}
      onEnter={enter}
      onDelete={props.onDelete && (() => change(true))}
      onRestore={() => change(false)}
    />
  );
}

const meta = {
  title: 'Patterns/Section of a form',
  component: ChildFields,
  render: (args) => <KeptFields {...args} />,
  decorators: [
    (Story) => (
      <ValueFormatProvider locale="en-GB" timeZone="Europe/Berlin">
        <div className="p-4">
          <Story />
        </div>
      </ValueFormatProvider>
    ),
  ],
  args: {
    title: 'Badge',
    fields,
    row: { ...empty, texts, values: { ...texts, issued: '3' } },
    cellId: (id, name) => `${id}-${name}`,
    onEdit: fn(),
    onEnter: fn(),
    onLeave: fn(),
    onUnreadable: fn(),
    onDelete: fn(),
    onRestore: fn(),
  },
} satisfies Meta<typeof ChildFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { row: empty } };

export const Problems: Story = {
  name: 'With problems',
  args: {
    row: {
      ...empty,
      texts: { valid_until: '2027-01-31' },
      edited: true,
      problems: { code: 'Fill in Code.' },
      message: 'It could not be saved.',
    },
  },
};

export const Keyboard: Story = {
  name: 'Deleted and restored by keyboard',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Delete Badge' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Delete Badge' })).toHaveFocus();
  },
};

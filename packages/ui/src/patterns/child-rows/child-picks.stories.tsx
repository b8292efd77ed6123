import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { FieldDescriptor } from '../../shapes/index.ts';
import { ChildPicks, type ChildPicksProps, type ChildRow } from './index.ts';

const field: FieldDescriptor = {
  name: 'track_id',
  label: 'Track',
  kind: 'integer',
  required: true,
  readOnly: false,
  hasDefault: false,
  reference: { constraint: 'playlist_track_track_id_fkey', entityLabel: 'Track' },
};
const tracks = ['Balls to the Wall', 'Fast As a Shark', 'Put The Finger On You', 'Snowballed'];

const row = (index: number, more: Partial<ChildRow> = {}): ChildRow => {
  const texts = { track_id: String(index + 1) };
  return {
    id: `row ${index}`,
    fields: [field],
    texts,
    values: texts,
    start: 0,
    links: { playlist_track_track_id_fkey: { label: tracks[index] ?? '' } },
    deleted: false,
    problems: {},
    ...more,
  };
};

/** Rows that are kept as a form keeps them. */
function KeptPicks(props: ChildPicksProps) {
  const [rows, setRows] = useState(props.rows);
  const change = (id: string, deleted: boolean) =>
    setRows((last) => last.map((each) => (each.id === id ? { ...each, deleted } : each)));
  return (
    <ChildPicks
      {...props}
      rows={rows}
      onAdd={
        props.onAdd &&
        ((id, texts, { label }) => {
          const links = { playlist_track_track_id_fkey: { label } };
          setRows((last) => [...last, { ...row(0), id, texts, values: undefined, links }]);
        })
      }
      onDelete={props.onDelete && ((id) => change(id, true))}
      onRestore={(id) => change(id, false)}
      onRemoveNew={(id) => setRows((last) => last.filter((each) => each.id !== id))}
    />
  );
}

const meta = {
  title: 'Patterns/Picks of a form',
  component: ChildPicks,
  render: (args) => <KeptPicks {...args} />,
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Tracks',
    entity: 'track',
    field,
    rows: [row(0), row(1)],
    cellId: (id, name) => `${id}-${name}`.replaceAll(' ', '-'),
    searchRecords: async (_field, text) =>
      tracks.flatMap((label, index) =>
        label.toLowerCase().includes(text.toLowerCase()) ? [{ id: String(index + 1), label }] : [],
      ),
    onAdd: fn(),
    onDelete: fn(),
    onRemoveNew: fn(),
    onRestore: fn(),
  },
} satisfies Meta<typeof ChildPicks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { rows: [] } };

export const ReadOnly: Story = {
  name: 'Without permission to change them',
  args: { onAdd: undefined, onDelete: undefined },
};

export const Problems: Story = {
  name: 'Removed, and refused',
  args: {
    rows: [row(0, { deleted: true }), row(1), row(2, { message: 'It already exists.' })],
  },
};

export const LongNames: Story = {
  name: 'Many, with long names',
  args: {
    rows: Array.from({ length: 30 }, (_, index) =>
      row(index, {
        links: {
          playlist_track_track_id_fkey: { label: `${tracks[index % 4]} `.repeat(1 + (index % 7)) },
        },
      }),
    ),
  },
};

export const Keyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Remove Balls to the Wall' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Balls to the Wall will be removed when you save.');
    await expect(
      canvas.getByRole('button', { name: 'Undo removing Balls to the Wall' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Balls to the Wall' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Add track' }), 'Snow');
    await within(document.body).findByRole('option', { name: 'Snowballed' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const added = await canvas.findByRole('button', { name: 'Remove Snowballed' });
    added.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Fast As a Shark' })).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { FieldDescriptor } from '../../shapes/index.ts';
import { atFormWidth } from '../../../testing/workshop-sample/at-form-width.tsx';
import { sampleRows } from '../../../testing/workshop-sample/rows.ts';
import { UnconfirmedSave } from './unconfirmed-save.tsx';

const createdAt: FieldDescriptor = {
  name: 'created_at',
  label: 'Created',
  kind: 'instant',
  required: false,
  readOnly: true,
  hasDefault: true,
};

const meta = {
  title: 'Patterns/Unconfirmed save',
  component: UnconfirmedSave,
  decorators: [atFormWidth],
  args: {
    candidates: sampleRows.slice(0, 2).map((row) => ({
      ...row,
      href: `#${row.id}`,
      values: { ...row.values, created_at: '2026-11-22T08:15:00+00:00' },
    })),
    createdAt,
    onOpen: fn(),
    onSaveNew: fn(),
  },
} satisfies Meta<typeof UnconfirmedSave>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function InAForm(props: ComponentProps<typeof UnconfirmedSave>) {
  const [sent, setSent] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
      }}
    >
      <UnconfirmedSave {...props} />
      <input aria-label="Name" />
      <button type="submit">Save</button>
      <output>Sent {sent} times</output>
    </form>
  );
}

export const SaveAnew: Story = {
  name: 'Opened, or saved as a new record',
  render: (args) => <InAForm {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('link');
    await userEvent.click(first as HTMLElement);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Save a new record' }));
    await expect(args.onSaveNew).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Sent 1 times')).toBeVisible();
    // Enter in a field saves as it did before, without a second record.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}');
    await expect(canvas.getByText('Sent 2 times')).toBeVisible();
    await expect(args.onSaveNew).toHaveBeenCalledOnce();
  },
};

export const WithoutTime: Story = { args: { createdAt: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

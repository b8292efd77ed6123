import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { RecordRow } from '../../shapes/index.ts';
import { atFormWidth } from '../../../testing/workshop-sample/at-form-width.tsx';
import { workOrderFields } from '../../../testing/workshop-sample/fields.ts';
import { sampleRows } from '../../../testing/workshop-sample/rows.ts';
import { EditConflict } from './edit-conflict.tsx';

const opened = sampleRows[1] as RecordRow;
const names = ['title', 'status', 'estimate', 'description'];

const meta = {
  title: 'Patterns/Changed meanwhile',
  component: EditConflict,
  decorators: [atFormWidth],
  args: {
    fields: workOrderFields.filter(({ name }) => names.includes(name)),
    opened,
    current: {
      values: {
        ...opened.values,
        title: 'Replace both spindle bearings before the inspection of the whole hall',
        status: 'on_hold',
        estimate: '3120.00',
        description: null,
      },
      links: opened.links,
    },
    onLoadCurrent: fn(),
  },
} satisfies Meta<typeof EditConflict>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loaded: Story = {
  name: 'Loading the current values moves the focus',
  render: function Loading(args) {
    const [loaded, setLoaded] = useState(false);
    return (
      <EditConflict
        {...args}
        loaded={loaded}
        onLoadCurrent={() => {
          args.onLoadCurrent();
          setLoaded(true);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Load current values' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const region = await canvas.findByRole('region', { name: 'Current values loaded' });
    await waitFor(() => expect(region).toHaveFocus());
    await expect(args.onLoadCurrent).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NothingShown: Story = {
  name: 'Fields that no screen shows',
  args: { fields: [] },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

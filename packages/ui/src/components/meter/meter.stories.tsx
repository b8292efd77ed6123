import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Meter } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Meter',
  component: Meter,
  parameters: { record },
  args: {
    label: 'Screens and routes',
    total: 58,
    segments: [
      { label: 'from the database', value: 41, tone: 'success' },
      { label: 'declared', value: 9, tone: 'accent' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Meter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('img', {
      name: 'Screens and routes: 41 from the database, 9 declared of 58',
    });
  },
};

export const Empty: Story = { args: { segments: [] } };

export const Full: Story = {
  args: { total: 2, segments: [{ label: 'declared', value: 2, tone: 'accent' }] },
};

/** A small value is still visible, and one above the maximum doesn't overflow. */
export const Extremes: Story = {
  args: {
    total: 100,
    segments: [
      { label: 'from the database', value: 1, tone: 'success' },
      { label: 'declared', value: 900, tone: 'accent' },
    ],
  },
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('img');
    await expect(meter.scrollWidth).toBeLessThanOrEqual(meter.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Matrix: Story = {
  render: () => (
    <Stack gap="large">
      <Meter
        label="Screens and routes"
        total={58}
        segments={[
          { label: 'from the database', value: 41, tone: 'success' },
          { label: 'declared', value: 9, tone: 'accent' },
        ]}
      />
      <Meter label="Nothing known" total={4} segments={[]} />
      <Meter
        label="All known"
        total={2}
        segments={[{ label: 'declared', value: 2, tone: 'accent' }]}
      />
      <Meter
        label="Work orders"
        segments={(['info', 'warning', 'special', 'danger', 'neutral'] as const).map(
          (tone, index) => ({ label: tone, value: 5 - index, tone }),
        )}
      />
    </Stack>
  ),
};

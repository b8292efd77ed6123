import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Progress } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  parameters: { record },
  args: { label: 'Reading the file', value: 40, locale: 'en', className: 'max-w-sm' },
} satisfies Meta<typeof Progress>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const progress = within(canvasElement).getByRole('progressbar', { name: 'Reading the file' });
    await expect(progress).toHaveAttribute('aria-valuenow', '40');
    await expect(progress).toHaveAttribute('aria-valuetext', '40%');
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="large" className="max-w-sm">
      <Progress label="Not begun" value={0} locale="en" />
      <Progress label="Rows checked" value={311} max={4811} valueText="311 of 4,811" />
      <Progress label="Photos sent" value={3} max={4} locale="en" tone="success" />
      <Progress label="Done" value={100} locale="en" tone="success" />
      <Progress label="Stopped at row 2,407" value={50} locale="en" tone="danger" />
      <Progress label="Waiting for the server" />
      <Progress label="Small" size="small" value={66} locale="en" />
      <Progress label="Without its label" labelHidden value={66} locale="en" />
    </Stack>
  ),
};

/** Progress of unknown duration. */
export const Indeterminate: Story = {
  args: { label: 'Waiting for the server', value: null },
  play: async ({ canvasElement }) => {
    const progress = within(canvasElement).getByRole('progressbar');
    await expect(progress).not.toHaveAttribute('aria-valuenow');
    await expect(progress).toHaveAttribute('data-state', 'indeterminate');
  },
};

/** Rounds down, so that incomplete progress never shows 100 %, and caps values above the maximum. */
export const Edges: Story = {
  render: () => (
    <Stack gap="large" className="max-w-sm">
      <Progress label="Nearly" value={4810} max={4811} locale="en" />
      <Progress label="Too much" value={140} locale="en" />
      <Progress label="Too little" value={-3} locale="en" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const texts = within(canvasElement)
      .getAllByRole('progressbar')
      .map((progress) => progress.getAttribute('aria-valuetext'));
    await expect(texts).toEqual(['99%', '100%', '0%']);
  },
};

export const LongText: Story = {
  args: {
    className: 'max-w-64',
    label: 'Reading the list of machines that the customer sent in March',
    valueText: '311 of 4,811 rows',
  },
};

/** Grows from the right. */
export const RightToLeft: Story = {
  args: { locale: 'ar' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[data-slot="progress-bar"]');
    const track = canvasElement.querySelector('[data-slot="progress-track"]');
    await expect(bar?.getBoundingClientRect().right).toBe(track?.getBoundingClientRect().right);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Truncate } from './index.ts';
import { record } from './record.ts';

const long = 'Hydraulic press with two cylinders, of which the left one was replaced';

const meta = {
  title: 'Components/Truncate',
  component: Truncate,
  parameters: { record },
  args: { children: long, className: 'w-48' },
} satisfies Meta<typeof Truncate>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText(long);
    await userEvent.hover(text);
    await expect(text).toHaveAttribute('title', long);
  },
};

export const TwoLines: Story = { args: { lines: 2 } };

export const Fits: Story = {
  args: { children: 'Press' },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText('Press');
    await userEvent.hover(text);
    await expect(text).not.toHaveAttribute('title');
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="large" className="w-48">
      <Truncate>Press</Truncate>
      <Truncate>{long}</Truncate>
      <Truncate lines={2}>{long}</Truncate>
    </Stack>
  ),
};

/** A word that can't break is truncated too. */
export const LongText: Story = {
  args: {
    children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    lines: 2,
  },
};

export const Empty: Story = { args: { children: '' } };

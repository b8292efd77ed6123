import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Checkbox } from '../checkbox/index.ts';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { Stack } from '../stack/index.ts';
import { ScrollArea } from './index.ts';
import { record } from './record.ts';

const steps = Array.from({ length: 24 }, (_, index) => (
  <p key={index} className="border-b border-line px-3 py-2">
    {index + 1}. Check the preload before the test run.
  </p>
));

const wide = (
  <p className="w-max px-3 py-2 whitespace-nowrap">
    {Array.from({ length: 12 }, (_, index) => `Torque station ${index + 1}`).join(' · ')}
  </p>
);

const meta = {
  title: 'Components/ScrollArea',
  component: ScrollArea,
  parameters: { record },
  args: {
    label: 'Instructions',
    className: 'h-48 max-w-sm rounded-md border border-line bg-panel',
    children: steps,
  },
  argTypes: { children: { control: false }, viewportRef: { control: false } },
} satisfies Meta<typeof ScrollArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: ({ className }) => (
    <Stack gap="large">
      <ScrollArea label="Instructions" className={className}>
        {steps}
      </ScrollArea>
      <ScrollArea
        label="Stations"
        orientation="horizontal"
        className="max-w-sm rounded-md border border-line bg-panel pb-2"
      >
        {wide}
      </ScrollArea>
      <ScrollArea label="Stations and steps" orientation="both" className={className}>
        {wide}
        {steps}
      </ScrollArea>
    </Stack>
  ),
};

/** The keys that scroll are the browser’s own, once it has focus. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: 'Instructions' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};

/** Its content takes focus and is scrolled into view, so the area itself is not a tab stop. */
export const WithControls: Story = {
  args: {
    label: 'Columns',
    children: Array.from({ length: 16 }, (_, index) => (
      <Checkbox key={index} className="flex px-3">
        Column {index + 1}
      </Checkbox>
    )),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Column 1' })).toHaveFocus();
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

/** All of it fits: no bar, and no stop. */
export const Fits: Story = {
  args: { children: steps.slice(0, 2) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
    await expect(canvasElement.querySelector('[data-slot="scroll-area-bar"]')).toBeNull();
  },
};

/** A text wraps at the edge of an area that scrolls down. */
export const LongText: Story = {
  args: {
    children: (
      <p className="p-3">
        {'The customer says that the press stops after some minutes and starts again. '.repeat(20)}
      </p>
    ),
  },
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region');
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};

export const Empty: Story = { args: { children: undefined } };

/** The bar is at the end of the line, which is on the left. */
export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const bar = await waitFor(() => {
      const found = canvasElement.querySelector('[data-slot="scroll-area-bar"]');
      if (found === null) throw new Error('There is no bar yet.');
      return found;
    });
    const area = within(canvasElement).getByRole('region').getBoundingClientRect();
    await expect(bar.getBoundingClientRect().left).toBeLessThan(area.left + 4);
  },
};

export const InDialog: Story = {
  render: ({ className }) => (
    <ExampleDialog>
      <ScrollArea label="Instructions" className={className}>
        {steps}
      </ScrollArea>
    </ExampleDialog>
  ),
};

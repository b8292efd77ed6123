import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, CalendarDays, Columns3, Italic, List, Underline } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { Field } from '../field/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Toggle, ToggleGroup } from './index.ts';
import { record } from './record.ts';

const views = (
  <>
    <Toggle value="list">
      <List aria-hidden="true" />
      List
    </Toggle>
    <Toggle value="board">
      <Columns3 aria-hidden="true" />
      Board
    </Toggle>
    <Toggle value="calendar">
      <CalendarDays aria-hidden="true" />
      Calendar
    </Toggle>
  </>
);

const marks = (
  <>
    <Toggle value="bold" label="Bold">
      <Bold aria-hidden="true" />
    </Toggle>
    <Toggle value="italic" label="Italic">
      <Italic aria-hidden="true" />
    </Toggle>
    <Toggle value="underline" label="Underlined" disabled>
      <Underline aria-hidden="true" />
    </Toggle>
  </>
);

const meta = {
  title: 'Components/ToggleGroup',
  component: ToggleGroup,
  subcomponents: { Toggle },
  parameters: { record },
  args: {
    label: 'View',
    required: true,
    defaultValue: 'list',
    onValueChange: fn(),
    children: views,
  },
  argTypes: { children: { control: false }, value: { control: false } },
} satisfies Meta<typeof ToggleGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap="large" align="start">
      <ToggleGroup label="View" defaultValue="list">
        {views}
      </ToggleGroup>
      <ToggleGroup label="View, small" size="small" defaultValue="board">
        {views}
      </ToggleGroup>
      <ToggleGroup label="View, disabled" disabled defaultValue="board">
        {views}
      </ToggleGroup>
      <ToggleGroup label="Marks, one" defaultValue="bold">
        {marks}
      </ToggleGroup>
      <ToggleGroup label="Marks" selection="multiple" defaultValue={['bold']}>
        {marks}
      </ToggleGroup>
      <ToggleGroup label="Marks, small" selection="multiple" size="small" defaultValue={['italic']}>
        {marks}
      </ToggleGroup>
      <ToggleGroup label="View, below" orientation="vertical" defaultValue="calendar">
        {views}
      </ToggleGroup>
      <ToggleGroup label="View, wide" stretch defaultValue="list" className="max-w-md">
        {views}
      </ToggleGroup>
    </Stack>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const toggle = (name: string): HTMLElement =>
      within(canvasElement).getByRole('button', { name });
    await userEvent.tab();
    await expect(toggle('List')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(toggle('Board')).toHaveFocus();
    await expect(toggle('List')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(toggle('Board')).toHaveAttribute('aria-pressed', 'true');
    await expect(toggle('List')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(toggle('Calendar')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(toggle('List')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(toggle('Calendar')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('calendar');
    await userEvent.keyboard(' ');
    await expect(toggle('Calendar')).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

/** Each button is on or off on its own. */
export const Multiple: Story = {
  args: {
    label: 'Marks',
    selection: 'multiple',
    required: undefined,
    defaultValue: ['bold'],
    children: marks,
  },
  play: async ({ args, canvasElement }) => {
    const toggle = (name: string): HTMLElement =>
      within(canvasElement).getByRole('button', { name });
    await userEvent.click(toggle('Italic'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['bold', 'italic']);
    await userEvent.click(toggle('Bold'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['italic']);
    await expect(toggle('Bold')).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Within a field that says what is wrong, it is outlined. */
export const Invalid: Story = {
  args: { label: undefined, required: undefined, defaultValue: undefined },
  render: (args) => (
    <Field label="View" error="Choose how the records are shown.">
      <ToggleGroup {...args} />
    </Field>
  ),
};

/** Without `required`, pressing the selected button turns it off. */
export const Controlled: Story = {
  render: function Controlled() {
    const [view, setView] = useState('list');
    return (
      <Stack align="start">
        <ToggleGroup label="View" value={view} onValueChange={setView}>
          {views}
        </ToggleGroup>
        <Text tone="subtle">Shown: {view === '' ? 'nothing' : view}</Text>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Board' }));
    await expect(canvas.getByText('Shown: board')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Board' }));
    await expect(canvas.getByText('Shown: nothing')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    className: 'max-w-80 overflow-x-auto',
    children: ['As a list of all work orders', 'As a board by status', 'As a calendar'].map(
      (name) => (
        <Toggle key={name} value={name}>
          {name}
        </Toggle>
      ),
    ),
  },
};

/** Arrow keys follow the reading direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(canvasElement).getByRole('button', { name: 'Board' })).toHaveFocus();
  },
};

export const InDialog: Story = {
  render: () => (
    <ExampleDialog title="How to show it">
      <ToggleGroup label="View" stretch defaultValue="list">
        {views}
      </ToggleGroup>
    </ExampleDialog>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, ChevronDown, Italic, Redo2, Trash2, Underline, Undo2 } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../menu/index.ts';
import { Stack } from '../stack/index.ts';
import {
  Toolbar,
  ToolbarButton,
  ToolbarGroup,
  ToolbarIconButton,
  ToolbarLink,
  ToolbarSeparator,
  ToolbarToggle,
  ToolbarToggleGroup,
} from './index.ts';
import { record } from './record.ts';

const use = fn();
const follow = fn((event: SyntheticEvent) => event.preventDefault());

const textTools = (
  <>
    <ToolbarGroup label="Steps">
      <ToolbarIconButton label="Undo" onClick={use}>
        <Undo2 aria-hidden="true" />
      </ToolbarIconButton>
      <ToolbarIconButton label="Redo" disabled>
        <Redo2 aria-hidden="true" />
      </ToolbarIconButton>
    </ToolbarGroup>
    <ToolbarSeparator />
    <ToolbarToggleGroup label="Marks" selection="multiple" defaultValue={['bold']}>
      <ToolbarToggle value="bold" label="Bold">
        <Bold aria-hidden="true" />
      </ToolbarToggle>
      <ToolbarToggle value="italic" label="Italic">
        <Italic aria-hidden="true" />
      </ToolbarToggle>
      <ToolbarToggle value="underline" label="Underlined">
        <Underline aria-hidden="true" />
      </ToolbarToggle>
    </ToolbarToggleGroup>
  </>
);

const tools = (
  <>
    {textTools}
    <ToolbarSeparator />
    <Menu>
      <MenuTrigger asChild>
        <ToolbarButton end={<ChevronDown aria-hidden="true" />}>Insert</ToolbarButton>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuItem>Photo</MenuItem>
        <MenuItem>Signature</MenuItem>
      </MenuContent>
    </Menu>
    <ToolbarLink href="#help" onClick={follow} className="px-1.5 text-md">
      Help
    </ToolbarLink>
  </>
);

const meta = {
  title: 'Components/Toolbar',
  component: Toolbar,
  subcomponents: { ToolbarButton, ToolbarIconButton, ToolbarToggleGroup, ToolbarGroup },
  parameters: { record },
  args: { label: 'Text of the report', framed: true, children: tools },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Toolbar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const ofRows = (
  <>
    <ToolbarButton variant="secondary">Assign</ToolbarButton>
    <ToolbarButton variant="secondary">Put on hold</ToolbarButton>
    <ToolbarButton variant="secondary" disabled>
      Merge
    </ToolbarButton>
    <ToolbarSeparator />
    <ToolbarButton variant="danger" start={<Trash2 aria-hidden="true" />}>
      Delete
    </ToolbarButton>
  </>
);

export const Matrix: Story = {
  render: () => (
    <Stack gap="large" align="start">
      <Toolbar label="Text of the report" framed>
        {tools}
      </Toolbar>
      <Toolbar label="Two chosen work orders">{ofRows}</Toolbar>
      <Toolbar label="Text at the side" orientation="vertical" framed>
        {textTools}
      </Toolbar>
    </Stack>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    use.mockClear();
    follow.mockClear();
    const canvas = within(canvasElement);
    const tool = (name: string): HTMLElement => canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(tool('Undo')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(use).toHaveBeenCalledTimes(2);
    // Disabled items are skipped.
    await userEvent.keyboard('{ArrowRight}');
    await expect(tool('Bold')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(tool('Italic')).toHaveAttribute('aria-pressed', 'true');
    await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tool('Bold')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(follow).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowRight}');
    await expect(tool('Undo')).toHaveFocus();
    await userEvent.keyboard('{End}{Home}');
    await expect(tool('Undo')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('toolbar')).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

export const VerticalKeyboard: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvasElement }) => {
    const tool = (name: string): HTMLElement => within(canvasElement).getByRole('button', { name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(tool('Bold')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(tool('Undo')).toHaveFocus();
  },
};

/** A tool opens a menu, which returns the focus to it. */
export const WithMenu: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Insert' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Photo' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** On a phone, tools wrap to the next line. */
export const LongText: Story = {
  args: {
    className: 'w-64',
    children: (
      <>
        <ToolbarButton>Assign to a technician</ToolbarButton>
        <ToolbarButton>Put on hold until parts are there</ToolbarButton>
        <ToolbarButton>Delete</ToolbarButton>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const toolbar = within(canvasElement).getByRole('toolbar');
    await expect(toolbar.scrollWidth).toBeLessThanOrEqual(toolbar.clientWidth);
  },
};

/** Arrow keys follow the reading direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(canvasElement).getByRole('button', { name: 'Bold' })).toHaveFocus();
  },
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog title="Report">
      <Toolbar {...args} />
    </ExampleDialog>
  ),
};

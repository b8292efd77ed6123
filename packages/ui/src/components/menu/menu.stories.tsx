import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import {
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuGroup,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
  MenuTrigger,
} from './index.ts';
import { record } from './record.ts';

const duplicate = fn();

const actions = (
  <>
    <MenuTrigger asChild>
      <Button>Actions</Button>
    </MenuTrigger>
    <MenuContent align="start">
      <MenuItem start={<Copy aria-hidden="true" />} shortcut="D" onSelect={duplicate}>
        Duplicate
      </MenuItem>
      <MenuItem disabled>Put on hold</MenuItem>
      <MenuItem asChild>
        <a href="#history">History</a>
      </MenuItem>
      <MenuSub label="Assign to">
        <MenuItem>Me</MenuItem>
        <MenuItem>Nobody</MenuItem>
      </MenuSub>
      <MenuSeparator />
      <MenuItem tone="danger" start={<Trash2 aria-hidden="true" />}>
        Delete
      </MenuItem>
    </MenuContent>
  </>
);

const meta = {
  title: 'Components/Menu',
  component: Menu,
  subcomponents: { MenuContent, MenuItem, MenuGroup, MenuSub },
  parameters: { record, docs: { story: { inline: false, height: '320px' } } },
  args: { children: actions },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = { args: { defaultOpen: true } };

export const Choices: Story = {
  render: function View() {
    const [density, setDensity] = useState('comfortable');
    const [lines, setLines] = useState(true);
    return (
      <Menu defaultOpen>
        <MenuTrigger asChild>
          <Button>View</Button>
        </MenuTrigger>
        <MenuContent align="start">
          <MenuGroup label="Columns">
            <MenuCheckboxItem
              checked={lines}
              onCheckedChange={setLines}
              onSelect={(event) => event.preventDefault()}
            >
              Estimate
            </MenuCheckboxItem>
            <MenuCheckboxItem>Technician</MenuCheckboxItem>
          </MenuGroup>
          <MenuSeparator />
          <MenuGroup label="Rows">
            <MenuRadioGroup value={density} onValueChange={setDensity}>
              <MenuRadioItem value="comfortable">Comfortable</MenuRadioItem>
              <MenuRadioItem value="compact">Compact</MenuRadioItem>
            </MenuRadioGroup>
          </MenuGroup>
        </MenuContent>
      </Menu>
    );
  },
  play: async () => {
    const estimate = await screen.findByRole('menuitemcheckbox', { name: 'Estimate' });
    await userEvent.click(estimate);
    await expect(estimate).not.toBeChecked();
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    duplicate.mockClear();
    const trigger = within(canvasElement).getByRole('button', { name: 'Actions' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Actions' });
    const item = (name: string): HTMLElement => within(menu).getByRole('menuitem', { name });
    await waitFor(() => expect(item('Duplicate')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('History')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(item('Duplicate')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item('Delete')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(item('Duplicate')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    const me = await screen.findByRole('menuitem', { name: 'Me' });
    await waitFor(() => expect(me).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(item('Assign to')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(duplicate).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(duplicate).toHaveBeenCalledTimes(2);
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <MenuTrigger asChild>
          <Button>Actions</Button>
        </MenuTrigger>
        <MenuContent align="start">
          <MenuItem start={<Copy aria-hidden="true" />} shortcut="Mod+Shift+D">
            Duplicate with all its visits, photos and signatures
          </MenuItem>
          <MenuItem>
            Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft
          </MenuItem>
        </MenuContent>
      </>
    ),
  },
};

export const WithReason: Story = {
  name: 'Disabled for a reason',
  args: {
    defaultOpen: true,
    children: (
      <>
        <MenuTrigger asChild>
          <Button>Actions</Button>
        </MenuTrigger>
        <MenuContent align="start">
          <MenuItem>Put on hold</MenuItem>
          <MenuItem
            start={<Copy aria-hidden="true" />}
            shortcut="D"
            disabledReason="Hours have to be booked first, by whoever worked on the order."
            onSelect={duplicate}
          >
            Duplicate
          </MenuItem>
          <MenuItem tone="danger" disabledReason="Only an owner can delete an order.">
            Delete
          </MenuItem>
        </MenuContent>
      </>
    ),
  },
  play: async () => {
    duplicate.mockClear();
    const item = await screen.findByRole('menuitem', { name: 'Duplicate' });
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{ArrowDown}');
    await expect(item).toHaveFocus();
    await expect(item).toHaveAccessibleDescription(/^Hours have to be booked first/);
    const reason = within(item).getByText(/^Hours have to be booked first/);
    await waitFor(() => expect(reason).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(item).toHaveFocus();
    await expect(duplicate).not.toHaveBeenCalled();
  },
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <div>
        <Menu {...args} />
      </div>
    </ExampleDialog>
  ),
};

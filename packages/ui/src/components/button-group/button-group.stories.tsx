import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { ExampleForm } from '../../../testing/examples/example-form.tsx';
import { IconButton } from '../icon-button/index.ts';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../menu/index.ts';
import { Stack } from '../stack/index.ts';
import { ButtonGroup } from './index.ts';
import { record } from './record.ts';

const press = fn();

const days = (
  <>
    <Button onClick={press}>Day</Button>
    <Button onClick={press}>Week</Button>
    <Button disabled>Month</Button>
  </>
);

const meta = {
  title: 'Components/ButtonGroup',
  component: ButtonGroup,
  parameters: { record },
  args: { label: 'Print', children: days },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ButtonGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function Split({ variant }: { readonly variant: 'primary' | 'secondary' | 'danger' }) {
  return (
    <ButtonGroup label="Plan">
      <Button variant={variant}>Plan visit</Button>
      <Menu>
        <MenuTrigger asChild>
          <IconButton variant={variant} label="Other ways to plan">
            <ChevronDown aria-hidden="true" />
          </IconButton>
        </MenuTrigger>
        <MenuContent align="end">
          <MenuItem>Plan for a team</MenuItem>
          <MenuItem>Plan every month</MenuItem>
        </MenuContent>
      </Menu>
    </ButtonGroup>
  );
}

export const Matrix: Story = {
  render: () => (
    <Stack gap="large" align="start">
      <ButtonGroup label="Print">{days}</ButtonGroup>
      <Stack direction="row" gap="large" wrap>
        <Split variant="secondary" />
        <Split variant="primary" />
        <Split variant="danger" />
      </Stack>
      <ButtonGroup label="Records">
        <IconButton label="Previous record" variant="secondary">
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton label="Next record" variant="secondary">
          <ArrowDown aria-hidden="true" />
        </IconButton>
      </ButtonGroup>
      <ButtonGroup label="Small">
        <Button size="small">Import</Button>
        <Button size="small">Export</Button>
      </ButtonGroup>
      <ButtonGroup label="Print, apart" attached={false}>
        {days}
      </ButtonGroup>
      <ButtonGroup label="Print, below each other" orientation="vertical">
        {days}
      </ButtonGroup>
    </Stack>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    press.mockClear();
    const group = within(canvasElement).getByRole('group', { name: 'Print' });
    const button = (name: string): HTMLElement => within(group).getByRole('button', { name });
    await userEvent.tab();
    await expect(button('Day')).toHaveFocus();
    await userEvent.tab();
    await expect(button('Week')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab({ shift: true });
    await expect(button('Day')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(press).toHaveBeenCalledTimes(2);
  },
};

/** A button with a menu of alternatives. */
export const SplitButton: Story = {
  render: () => <Split variant="primary" />,
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Plan' });
    await userEvent.click(within(group).getByRole('button', { name: 'Other ways to plan' }));
    await screen.findByRole('menuitem', { name: 'Plan every month' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const LongText: Story = {
  args: {
    attached: false,
    className: 'w-72',
    children: (
      <>
        <Button>Send to every customer</Button>
        <Button>Send to the ones with open orders</Button>
      </>
    ),
  },
};

export const InForm: Story = {
  render: () => (
    <ExampleForm>
      {() => (
        <ButtonGroup label="Save">
          <Button type="submit" name="then" value="stay">
            Save
          </Button>
          <Button type="submit" name="then" value="next">
            Save and next
          </Button>
        </ButtonGroup>
      )}
    </ExampleForm>
  ),
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <ButtonGroup {...args} />
    </ExampleDialog>
  ),
};

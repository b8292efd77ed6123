import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ExampleNavigation } from '../../../testing/examples/example-screen.tsx';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { TextField } from '../text-field/index.ts';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import {
  Drawer,
  DrawerBody,
  DrawerClose,
  DrawerContent,
  DrawerFooter,
  DrawerHeader,
  DrawerTitle,
  DrawerTrigger,
  type DrawerContentProps,
} from './index.ts';
import { record } from './record.ts';

function Filters(props: DrawerContentProps) {
  return (
    <DrawerContent {...props}>
      <DrawerHeader>
        <DrawerTitle>Filters</DrawerTitle>
      </DrawerHeader>
      <DrawerBody>
        <Field label="Title contains">
          <TextField />
        </Field>
      </DrawerBody>
      <DrawerFooter>
        <Button variant="ghost">Clear</Button>
        <DrawerClose asChild>
          <Button variant="primary">Show 71 work orders</Button>
        </DrawerClose>
      </DrawerFooter>
    </DrawerContent>
  );
}

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  subcomponents: { DrawerContent, DrawerHeader, DrawerTitle, DrawerBody, DrawerFooter },
  parameters: { record, docs: { story: { inline: false, height: '420px' } } },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Drawer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: (
      <>
        <DrawerTrigger asChild>
          <Button>Filter</Button>
        </DrawerTrigger>
        <Filters />
      </>
    ),
  },
};

export const End: Story = { args: { defaultOpen: true, children: <Filters /> } };

export const Bottom: Story = {
  args: { defaultOpen: true, children: <Filters side="bottom" /> },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const Start: Story = {
  args: {
    defaultOpen: true,
    children: (
      <DrawerContent side="start">
        <DrawerHeader>
          <DrawerTitle>Example Workshop</DrawerTitle>
        </DrawerHeader>
        <DrawerBody className="px-3">
          <ExampleNavigation />
        </DrawerBody>
      </DrawerContent>
    ),
  },
};

export const RightToLeft: Story = { ...Start, globals: { direction: 'rtl' } };

export const Keyboard: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Filter' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    const field = within(drawer).getByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.tab();
    await expect(within(drawer).getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(drawer).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

export const Matrix: Story = { ...End };

export const LongText: Story = {
  args: {
    defaultOpen: true,
    children: (
      <DrawerContent>
        <DrawerHeader>
          <DrawerTitle>The manufacturer’s instructions for replacing the bearing</DrawerTitle>
        </DrawerHeader>
        <DrawerBody scrollLabel="Instructions">
          {Array.from({ length: 80 }, (_, index) => (
            <p key={index}>{index + 1}. Check preload before the test run.</p>
          ))}
        </DrawerBody>
      </DrawerContent>
    ),
  },
};

/** A drawer over a dialog. */
export const InDialog: Story = {
  render: () => (
    <ExampleDialog>
      <Drawer defaultOpen>
        <Filters />
      </Drawer>
    </ExampleDialog>
  ),
};

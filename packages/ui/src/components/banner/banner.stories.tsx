import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { Banner } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  parameters: { record },
  args: {
    title: 'Somebody else has changed this work order',
    children: 'Due and Technician are no longer what you saw. Your changes are kept.',
    tone: 'warning',
    actions: <Button size="small">Compare</Button>,
    onDismiss: fn(),
  },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof Banner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div className="grid gap-3">
      <Banner tone="info">Read from the database four minutes ago.</Banner>
      <Banner tone="success">All 12 rows were imported.</Banner>
      <Banner tone="warning">The connection is slow. What you see may be old.</Banner>
      <Banner tone="danger" title="The work order was not saved">
        The database refused it: Due has to be later than Opened.
      </Banner>
    </div>
  ),
};

export const Edge: Story = {
  args: {
    fullWidth: true,
    title: undefined,
    tone: 'info',
    children: 'Example data: it is yours alone.',
  },
  parameters: { layout: 'fullscreen' },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Compare' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

export const Announced: Story = {
  args: { announce: 'assertive' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/Somebody else/);
  },
};

export const LongText: Story = {
  args: {
    title: 'Somebody else has changed this work order while you were away from it',
    children:
      'Due, Technician and Estimate are no longer what you saw. Your changes are kept until you have compared them. Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    className: 'max-w-md',
  },
};

/** Without room beside the text, the actions are below it. */
export const NarrowWithActions: Story = {
  args: {
    // Of a phone.
    className: 'w-88',
    title: '5 of 6 rows were imported',
    children: undefined,
    actions: (
      <>
        <Button size="small">Download rejected rows</Button>
        <Button size="small">Show list</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByText('5 of 6 rows were imported').getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Show list' }).getBoundingClientRect();
    await expect(action.top).toBeGreaterThanOrEqual(title.bottom);
    await expect(title.height).toBeLessThan(30);
  },
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <Banner {...args} />
    </ExampleDialog>
  ),
};

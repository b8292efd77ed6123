import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../field/index.ts';
import { TextField } from '../text-field/index.ts';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { ErrorSummary } from './index.ts';
import { record } from './record.ts';

const errors = [
  { controlId: 'title', message: 'Title: enter a title' },
  { controlId: 'due', message: 'Due: must be later than Opened' },
  { message: 'The database refused it without saying which field it is about' },
];

const meta = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  parameters: { record },
  args: { errors },
  render: (args) => (
    <div className="grid max-w-md gap-4">
      <ErrorSummary {...args} />
      <Field label="Title" controlId="title" error="Enter a title">
        <TextField />
      </Field>
      <Field label="Due" controlId="due" error="Must be later than Opened">
        <TextField />
      </Field>
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { autoFocus: false } };

export const Empty: Story = {
  args: { errors: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvas.getByRole('region', { name: 'This can’t be saved yet' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Title: enter a title' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Due' })).toHaveFocus();
    await expect(location.hash).not.toBe('#due');
  },
};

export const Matrix: Story = { ...Default };

export const LongText: Story = {
  args: {
    autoFocus: false,
    errors: [
      {
        controlId: 'title',
        message:
          'Title: this text is longer than the 200 characters that the database keeps. Shorten it, or put the rest into a note',
      },
      {
        controlId: 'due',
        message:
          'Due: Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      },
    ],
  },
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <ErrorSummary {...args} autoFocus={false} />
    </ExampleDialog>
  ),
};

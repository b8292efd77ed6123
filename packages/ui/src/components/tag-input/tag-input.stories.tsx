import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { ExampleForm } from '../../../testing/examples/example-form.tsx';
import { Field } from '../field/index.ts';
import { type ParsedTag, TagInput } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/TagInput',
  component: TagInput,
  parameters: { record },
  args: { 'aria-label': 'Tags', onValueChange: fn(), className: 'max-w-sm' },
} satisfies Meta<typeof TagInput>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: ['spindle', 'urgent'] } };

export const Empty: Story = {};

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-xs gap-4">
      <Field label="Usual">
        <TagInput defaultValue={['spindle', 'urgent']} />
      </Field>
      <Field label="Small">
        <TagInput size="small" defaultValue={['spindle', 'urgent']} />
      </Field>
      <Field label="Required and invalid" required error="Enter a tag.">
        <TagInput />
      </Field>
      <Field label="Read only">
        <TagInput readOnly defaultValue={['spindle', 'urgent']} />
      </Field>
      <Field label="Disabled" disabled>
        <TagInput defaultValue={['spindle', 'urgent']} />
      </Field>
    </div>
  ),
};

export const Keyboard: Story = {
  args: { defaultValue: ['spindle', 'urgent', 'press'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const tag = (name: string) => canvas.getByRole('row', { name });
    const input = canvas.getByRole('textbox', { name: 'Tags' });
    await userEvent.tab();
    await expect(tag('spindle')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(tag('urgent')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['spindle', 'press']);
    await waitFor(() => expect(tag('press')).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['spindle']);
    await userEvent.click(input);
    await userEvent.keyboard('hall 3{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['spindle', 'hall 3']);
    await expect(input).toHaveValue('');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['spindle']);
    await expect(input).toHaveFocus();
  },
};

const parseEven = (text: string): ParsedTag =>
  Number(text) % 2 === 0 ? { value: text.trim() } : { problem: `“${text}” is not an even number.` };

export const ParsedValues: Story = {
  render: function Render(args) {
    const [problem, setProblem] = useState<string>();
    return (
      <Field label="Even numbers" error={problem} className="max-w-sm">
        <TagInput
          {...args}
          aria-label={undefined}
          parse={parseEven}
          format={(value) => `№ ${value}`}
          onProblemChange={setProblem}
        />
      </Field>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Even numbers' });
    await userEvent.type(input, '4{Enter}7{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['4']);
    await expect(canvas.getByRole('row', { name: '№ 4' })).toBeVisible();
    await expect(input).toHaveValue('7');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('“7” is not an even number.');
  },
};

export const LongText: Story = {
  args: {
    className: 'max-w-56',
    defaultValue: [
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      ...Array.from({ length: 12 }, (_, index) => `part ${index + 1}`),
    ],
  },
};

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

export const InForm: Story = {
  render: () => (
    <ExampleForm check={(values) => (values.has('tag') ? undefined : 'Enter a tag.')}>
      {(error) => (
        <Field label="Tags" required error={error}>
          <TagInput name="tag" />
        </Field>
      )}
    </ExampleForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('textbox', { name: 'Tags' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(control).toBeRequired();
    await userEvent.click(send);
    await expect(control).toBeInvalid();
    await userEvent.type(control, 'spindle{Enter}urgent');
    // Leaving the input ends the tag.
    await userEvent.click(send);
    await expect(control).not.toBeInvalid();
    await expect(canvas.getByText('tag=spindle, tag=urgent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <Field label="Tags">
        <TagInput {...args} aria-label={undefined} defaultValue={['spindle', 'urgent']} />
      </Field>
    </ExampleDialog>
  ),
};

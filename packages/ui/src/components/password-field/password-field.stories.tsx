import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../field/index.ts';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { ExampleForm } from '../../../testing/examples/example-form.tsx';
import { Stack } from '../stack/index.ts';
import { PasswordField } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  parameters: { record },
  render: (args) => (
    <Field label="Password" className="max-w-xs">
      <PasswordField {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'not to be seen' } };

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('open sesame');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const InForm: Story = {
  render: () => (
    <ExampleForm
      check={(values) => (values.get('password') === '' ? 'Enter your password.' : undefined)}
    >
      {(error) => (
        <Field label="Password" required error={error}>
          <PasswordField name="password" />
        </Field>
      )}
    </ExampleForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByLabelText(/^Password/);
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(control).toBeRequired();
    await userEvent.click(send);
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Enter your password.');
    await userEvent.click(control);
    await userEvent.paste('open sesame');
    await userEvent.click(send);
    await expect(control).not.toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent('password=open sesame');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(control).toHaveValue('');
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="large" className="max-w-xs">
      <Field label="Empty">
        <PasswordField />
      </Field>
      <Field label="Filled">
        <PasswordField defaultValue="open sesame" />
      </Field>
      <Field label="Small">
        <PasswordField size="small" defaultValue="open sesame" />
      </Field>
      <Field label="Invalid" required error="That is not the password of this account.">
        <PasswordField defaultValue="open sesame" />
      </Field>
      <Field label="Disabled" disabled>
        <PasswordField defaultValue="open sesame" />
      </Field>
    </Stack>
  ),
};

/** A long password does not run under the button. */
export const LongText: Story = {
  args: { defaultValue: 'correct horse battery staple '.repeat(4) },
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <Field label="Password">
        <PasswordField {...args} />
      </Field>
    </ExampleDialog>
  ),
};

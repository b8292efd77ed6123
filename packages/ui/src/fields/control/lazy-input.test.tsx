import type { ComponentProps, ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ErrorSummary } from '../../components/error-summary/index.ts';
import { Field } from '../../components/field/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { TextInput } from '../text/input.tsx';
import type { FieldInputProps } from '../../shapes/index.ts';
import { lazyInput } from './lazy-input.tsx';

const due = {
  name: 'due',
  label: 'Due',
  kind: 'text',
  required: false,
  readOnly: false,
  hasDefault: false,
} as const;

interface FormProps {
  /** The input that is loaded when it is needed. */
  readonly Enter?: ComponentType<FieldInputProps>;
}

function Form({ Enter }: FormProps) {
  return (
    <>
      <Field label="Title">
        <TextField />
      </Field>
      {Enter !== undefined && (
        <Field label="Due">
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- as the first field of a form */}
          <Enter field={due} autoFocus />
        </Field>
      )}
    </>
  );
}

test('an input that is not loaded keeps its form, and is tried again', async () => {
  // React says in the console what its boundary caught.
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const load = vi
    .fn<() => Promise<typeof TextInput>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(TextInput);
  const Enter = lazyInput(load);
  const { rerender } = await render(<Form />);
  await userEvent.type(page.getByLabelText('Title'), 'Replace spindle');
  await rerender(<Form Enter={Enter} />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByLabelText('Title')).toHaveValue('Replace spindle');
  await userEvent.click(page.getByRole('button', { name: 'Retry' }));
  await userEvent.type(page.getByLabelText('Due'), 'Friday');
  await expect.element(page.getByLabelText('Due')).toHaveValue('Friday');
  await expect.element(page.getByLabelText('Title')).toHaveValue('Replace spindle');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  errors.mockRestore();
});

test('an input that comes late takes the focus, but not from another that a person went to', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof TextInput>();
  const { rerender } = await render(<Form Enter={lazyInput(() => promise)} />);
  await userEvent.type(page.getByLabelText('Title'), 'Replace');
  resolve(TextInput);
  await expect.element(page.getByLabelText('Due')).toBeVisible();
  await userEvent.keyboard(' spindle');
  await expect.element(page.getByLabelText('Title')).toHaveValue('Replace spindle');
  await rerender(<Form />);
  await rerender(<Form Enter={lazyInput(async () => TextInput)} />);
  await expect.element(page.getByLabelText('Due')).toHaveFocus();
});

test('an input that comes late leaves the focus to the summary of what couldn’t be saved', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof TextInput>();
  const Enter = lazyInput(() => promise);
  const form = (errors: ComponentProps<typeof ErrorSummary>['errors']) => (
    <form>
      <ErrorSummary errors={errors} />
      <Form Enter={Enter} />
    </form>
  );
  const { rerender } = await render(form([]));
  await rerender(form([{ message: 'You don’t have permission to do this.' }]));
  const summary = page.getByRole('region', { name: 'This can’t be saved yet' });
  await expect.element(summary).toHaveFocus();
  resolve(TextInput);
  await expect.element(page.getByLabelText('Due')).toBeVisible();
  await expect.element(summary).toHaveFocus();
});

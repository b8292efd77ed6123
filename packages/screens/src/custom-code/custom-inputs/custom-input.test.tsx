import type { Declaration, Entity } from '@ninefold/specification';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { RecordForm, type RecordFormProps } from '@ninefold/ui/patterns/record-form';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { withCustomInputs } from './custom-input.tsx';
import { defineInput } from './define-input.ts';

const colour: FieldDescriptor = {
  name: 'colour',
  label: 'Colour',
  kind: 'text',
  description: 'As on the type plate',
  required: true,
  readOnly: false,
  hasDefault: false,
};
const machine = { name: 'machine', schema: 'public' } as Entity;

/** Reports its own problem, which the form keeps. */
const input = defineInput(({ value, onChange, onProblemChange, id, describedBy, ...state }) => (
  <input
    id={id}
    aria-describedby={describedBy}
    aria-invalid={state.invalid}
    aria-required={state.required}
    value={value ?? ''}
    onChange={({ target }) => {
      onChange(target.value === '' ? null : target.value);
      onProblemChange(target.value === 'pink' ? 'There is no pink machine.' : undefined);
    }}
  />
));

it('a custom input replaces the standard one', async () => {
  const load = vi.fn<() => Promise<typeof input>>(async () => input);
  const declaration: Declaration = {
    entities: { machine: { fields: { colour: { input: load } } } },
  };
  const onSubmit = vi.fn<RecordFormProps['onSubmit']>(async () => undefined);
  const fields = () => withCustomInputs([colour], machine, declaration);
  expect(fields()[0]?.input).toBe(fields()[0]?.input);
  expect(load).not.toHaveBeenCalled();

  await render(<RecordForm label="Machine" mode="create" fields={fields()} onSubmit={onSubmit} />);
  const box = page.getByRole('textbox', { name: /^Colour/ });
  await expect.element(box).toHaveAccessibleDescription('As on the type plate');
  await expect.element(box).toBeRequired();
  const save = page.getByRole('button', { name: 'Save', exact: true });

  await save.click();
  await expect.element(box).toBeInvalid();
  await box.fill('pink');
  await save.click();
  await expect
    .element(box)
    .toHaveAccessibleDescription('There is no pink machine. As on the type plate');
  expect(onSubmit).not.toHaveBeenCalled();

  await box.fill('green');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => onSubmit).toHaveBeenCalledWith({ colour: 'green' });
});

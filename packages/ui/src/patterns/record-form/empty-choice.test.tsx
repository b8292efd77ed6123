import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import type { FieldDescriptor } from '../../shapes/index.ts';
import { RecordForm, type RecordFormProps } from './index.ts';

const field = (name: string, more: Partial<FieldDescriptor> = {}): FieldDescriptor => ({
  name,
  label: name,
  kind: 'text',
  required: false,
  readOnly: false,
  hasDefault: false,
  ...more,
});
const submitted = () => vi.fn<RecordFormProps['onSubmit']>(async () => undefined);
const save = () => page.getByRole('button', { name: /^Save/ }).first().click();
const choice = (pressed: boolean) =>
  page.getByRole('button', { name: 'Empty text in Note', pressed, includeHidden: true });

it('an empty input holds NULL, or the empty text that was chosen by keyboard', async () => {
  const onSubmit = submitted();
  await render(
    <RecordForm
      label="Order"
      mode="change"
      fields={[field('Note'), field('Count', { kind: 'integer' })]}
      initial={{ Note: 'typed', Count: '1' }}
      onSubmit={onSubmit}
    />,
  );
  const input = page.getByRole('textbox', { name: 'Note' });
  await expect.element(input).toHaveValue('typed');
  await expect.element(choice(false)).not.toBeInTheDocument();
  await input.clear();
  await expect.element(choice(false)).toBeVisible();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift} ');
  await expect.element(choice(true)).toHaveFocus();
  await save();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ Note: '' }]]);
  await choice(true).click();
  await save();
  await expect.poll(() => onSubmit.mock.calls.at(-1)).toEqual([{ Note: null }]);
});

it('an input that started with the empty text returns to it, and is not changed', async () => {
  const onSubmit = submitted();
  const onUnchanged = vi.fn<() => void>();
  await render(
    <RecordForm
      label="Order"
      mode="change"
      fields={[field('Note', { nullable: false })]}
      initial={{ Note: '' }}
      onSubmit={onSubmit}
      onUnchanged={onUnchanged}
    />,
  );
  await expect.element(choice(true)).toBeVisible();
  const input = page.getByRole('textbox', { name: 'Note' });
  await input.fill('typed');
  await input.clear();
  await save();
  await expect.poll(() => onUnchanged.mock.calls).toHaveLength(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('line breaks stay as they were stored, and what is typed replaces a chosen NULL', async () => {
  const onSubmit = submitted();
  await render(
    <RecordForm
      label="Order"
      mode="create"
      fields={[
        field('Note'),
        field('Code', { kind: 'other', type: 'ltree' }),
        field('State', { hasDefault: true }),
      ]}
      initial={{ Note: 'a\r\nb', Code: 'x\ry ', State: null }}
      onSubmit={onSubmit}
    />,
  );
  await expect.element(page.getByText('This field will be saved as empty.')).toBeVisible();
  const note = page.getByRole('textbox', { name: 'Note' });
  await expect.element(note).toHaveValue('a\nb');
  await save();
  const whole = { Note: 'a\r\nb', Code: 'x\ry ', State: null };
  await expect.poll(() => onSubmit.mock.calls).toEqual([[whole]]);
  await note.fill('a\nb\nc');
  await page.getByRole('textbox', { name: 'State' }).fill('open');
  await save();
  await expect
    .poll(() => onSubmit.mock.calls.at(-1))
    .toEqual([{ ...whole, Note: 'a\r\nb\r\nc', State: 'open' }]);
});

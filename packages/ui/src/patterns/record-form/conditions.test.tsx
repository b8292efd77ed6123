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
const onSubmit = vi.fn<RecordFormProps['onSubmit']>(async () => undefined);
const reason = field('Reason', {
  required: true,
  group: 'On hold',
  condition: { fields: ['Status'], holds: ({ Status }) => Status === 'held' },
});

it('asks for a field while its condition holds, keeps what was typed, and sends it only then', async () => {
  await render(
    <RecordForm
      label="Order"
      mode="create"
      fields={[field('Status'), reason]}
      onSubmit={onSubmit}
    />,
  );
  const status = page.getByRole('textbox', { name: 'Status' });
  const input = page.getByRole('textbox', { name: 'Reason' });
  const save = page.getByRole('button', { name: /^Save/ }).first();
  await expect.element(status).toBeVisible();
  await expect.element(page.getByText('On hold')).not.toBeInTheDocument();
  await status.fill('held');
  await expect.element(input).toBeVisible();
  await save.click();
  await expect.element(page.getByRole('link', { name: 'Fill in Reason.' })).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await input.fill('A part is missing');
  await status.fill('open');
  await expect.element(input).not.toBeInTheDocument();
  await save.click();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ Status: 'open' }]]);
  await status.fill('held');
  await expect.element(input).toHaveValue('A part is missing');
  await userEvent.click(save);
  await expect
    .poll(() => onSubmit.mock.calls.at(-1))
    .toEqual([{ Status: 'held', Reason: 'A part is missing' }]);
});

import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { customer, title } from '../../../testing/workshop-sample/fields.ts';
import { RecordForm, type RecordFormProps } from './index.ts';

const draft = { customer_id: '5f9c1d0e-0000-4000-8000-000000000001', title: 'Replace the bearing' };
const onSubmit = vi.fn<RecordFormProps['onSubmit']>(async () => undefined);

it('finds nothing to fill in beside what a draft has filled in', async () => {
  const validate = vi.fn<NonNullable<RecordFormProps['validate']>>(() => undefined);
  await render(
    <RecordForm
      label="Work order"
      mode="create"
      fields={[customer, title]}
      draft={draft}
      links={{ work_order_customer_id_fkey: { label: 'Lindqvist Dairy' } }}
      searchRecords={async () => []}
      validate={validate}
      onSubmit={onSubmit}
    />,
  );
  await expect
    .element(page.getByRole('combobox', { name: /Customer/ }))
    .toHaveValue('Lindqvist Dairy');
  await expect.poll(() => validate.mock.calls).toHaveLength(2);
  for (const [, , values] of validate.mock.calls) expect(values).toEqual(draft);
  await expect.element(page.getByText(/^Fill in/)).not.toBeInTheDocument();
});

import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
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
const street = field('Street', { group: 'Address', width: 'wide' });
const code = field('Postal code', {
  group: 'Address',
  width: 'narrow',
  description: 'Five digits',
});
const city = field('City', { group: 'Address' });
const fee = field('Fee', { kind: 'decimal', format: { currency: 'EUR' }, readOnly: true });

const onSubmit = vi.fn<RecordFormProps['onSubmit']>(async () => undefined);

const form = (
  <RecordForm
    label="Customer"
    mode="change"
    // A field between two of a group stays out of it.
    fields={[street, field('Name'), code, city, fee]}
    initial={{ fee: '20', Fee: '20' }}
    onSubmit={onSubmit}
  />
);

const box = (name: string) => page.getByRole('textbox', { name }).element().getBoundingClientRect();

it('groups, widths, help and read-only fields in a form', async () => {
  await page.viewport(1280, 800);
  await render(form);
  const group = page.getByRole('group', { name: 'Address' });
  await expect.element(group.getByRole('textbox', { name: 'City' })).toBeVisible();
  expect(group.getByRole('textbox').elements()).toHaveLength(3);
  expect(group.getByRole('textbox', { name: 'Name' }).elements()).toHaveLength(0);
  await expect
    .element(page.getByRole('textbox', { name: 'Postal code' }))
    .toHaveAccessibleDescription('Five digits');
  // One row for the street; the others beside each other, the narrow one narrower.
  expect(box('Street').bottom).toBeLessThan(box('Postal code').top);
  expect(Math.abs(box('Postal code').top - box('City').top)).toBeLessThan(1);
  expect(box('Postal code').width).toBeLessThan(box('City').width);
  expect(box('City').width).toBeLessThan(box('Street').width);
  expect(page.getByRole('textbox', { name: 'Fee' }).elements()).toHaveLength(0);
  await expect.element(page.getByText('€20.00')).toBeVisible();
});

it.each([
  ['on a phone', 390],
  ['at 400 % zoom', 320],
])('a form has one column %s', async (_, width) => {
  await page.viewport(width, 800);
  await render(form);
  await expect.element(page.getByRole('textbox', { name: 'City' })).toBeVisible();
  expect(box('Postal code').bottom).toBeLessThan(box('City').top);
  expect(box('City').left).toBe(box('Street').left);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

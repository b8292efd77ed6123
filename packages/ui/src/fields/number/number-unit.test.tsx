import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Entry, field } from '../../../testing/fields/entry.tsx';

test.each([
  [{ currency: 'EUR' }, '€', 'In EUR.'],
  [{ unit: 'kilogram' }, 'kg', 'In kilograms.'],
])('the unit of %j is in the input, and described', async (format, short, description) => {
  await render(<Entry field={field('decimal', { label: 'Amount', format })} defaultValue="2.50" />);
  const input = page.getByRole('textbox', { name: 'Amount' });
  await expect.element(input).toHaveValue('2.50');
  await expect.element(input).toHaveAccessibleDescription(description);
  await expect.element(page.getByText(short, { exact: true })).toBeVisible();
});

test('the database’s money has the symbol that it prints', async () => {
  const money = field('other', { label: 'Price', type: 'money', moneyForm: '-$1,234,567.00' });
  await render(<Entry field={money} defaultValue="$2.50" />);
  const input = page.getByRole('textbox', { name: 'Price' });
  await expect.element(input).toHaveAccessibleDescription('In $.');
  await expect.element(page.getByText('$', { exact: true })).toBeVisible();
});

test('a currency that Intl doesn’t know is shown as it is declared', async () => {
  const format = { currency: 'XYZ' };
  await render(<Entry field={field('decimal', { label: 'Amount', format })} />);
  await expect.element(page.getByText('XYZ', { exact: true })).toBeVisible();
});

import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { Entry, field } from '../../../testing/fields/entry.tsx';
import type { FieldText } from '../../shapes/index.ts';

const onValueChange = vi.fn<(text: FieldText) => void>();

async function renderValue(type: string, defaultValue: string | null) {
  onValueChange.mockClear();
  await render(
    <Entry
      field={field('other', { type })}
      defaultValue={defaultValue}
      onValueChange={onValueChange}
    />,
  );
}
const input = page.getByRole('textbox', { name: 'Value' });

test('a network says which bits are too many', async () => {
  await renderValue('cidr', '10.0.0.0/8');
  await input.fill('192.168.0.1/24');
  await expect.element(page.getByText(/^A network has only zeros/)).toBeVisible();
  await input.fill('192.168.0.0/24');
  await expect.element(input).toBeValid();
  expect(onValueChange).toHaveBeenLastCalledWith('192.168.0.0/24');
});

test('bits are counted', async () => {
  await renderValue('bit(3)', '101');
  await input.fill('10');
  await expect.element(page.getByText('1 character left')).toBeVisible();
  await expect.element(page.getByText('Enter exactly 3 bits. The value has 2.')).toBeVisible();
});

test('XML is checked, as a document and as content', async () => {
  await renderValue('xml', '<a>\n  <b/>\r\n</a>');
  await input.fill('<a>\n<b></a>');
  await expect.element(page.getByText(/not well-formed XML: check line 2, column/)).toBeVisible();
  for (const valid of ['<a/><b/>', 'text', '<p:a/>', '<?xml version="1.0"?>\n<a/>']) {
    await input.fill(valid);
    await expect.element(input).toBeValid();
    expect(onValueChange).toHaveBeenLastCalledWith(valid);
  }
});

test('a point has two coordinates, or is NULL', async () => {
  await renderValue('point', '(1.10,1e+300)');
  const [x, y] = [page.getByLabelText('X'), page.getByLabelText('Y')];
  await y.fill('-Infinity');
  expect(onValueChange).toHaveBeenLastCalledWith('(1.10,-Infinity)');
  await y.fill('');
  await expect.element(page.getByText('Enter both coordinates, or neither.')).toBeVisible();
  await x.fill('');
  expect(onValueChange).toHaveBeenLastCalledWith(null);
  await y.fill('1');
  await x.fill('two');
  await userEvent.tab();
  await expect.element(x).toBeInvalid();
  await expect.element(y).toBeValid();
});

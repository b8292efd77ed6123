import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { Entry, field } from '../../../testing/fields/entry.tsx';
import type { FieldText } from '../../shapes/index.ts';

const onValueChange = vi.fn<(text: FieldText) => void>();
const attributes = [
  field('text', { name: 'street', label: 'Street', type: 'text' }),
  field('integer', { name: 'floor', label: 'Floor', type: 'smallint' }),
];

async function renderPlace(defaultValue: string | null) {
  onValueChange.mockClear();
  await render(
    <Entry
      field={field('other', { label: 'Place', type: 'place', attributes })}
      defaultValue={defaultValue}
      onValueChange={onValueChange}
    />,
  );
}
const street = page.getByLabelText('Street', { exact: true });
const floor = page.getByLabelText('Floor', { exact: true });

test('each attribute has its input', async () => {
  await renderPlace('("Harbour ""A"" 1",2)');
  await expect.element(street).toHaveValue('Harbour "A" 1');
  await floor.fill('3');
  expect(onValueChange).toHaveBeenLastCalledWith('("Harbour ""A"" 1",3)');
  await street.fill('');
  expect(onValueChange).toHaveBeenLastCalledWith('(,3)');
  await page.getByLabelText('Street: meaning of the empty input').selectOptions('Empty text');
  expect(onValueChange).toHaveBeenLastCalledWith('("",3)');
});

test('NULL and a value of empty attributes are two values', async () => {
  await renderPlace('(,)');
  const meaning = page.getByLabelText('Place: meaning of the empty parts');
  await expect.element(meaning).toHaveValue('parts');
  await meaning.selectOptions('No value');
  expect(onValueChange).toHaveBeenLastCalledWith(null);
  await floor.fill('1');
  expect(onValueChange).toHaveBeenLastCalledWith('(,1)');
});

test('a problem shows at its attribute, and is named above', async () => {
  await renderPlace('(a,1)');
  await floor.fill('40000');
  await userEvent.tab();
  await expect.element(floor).toBeInvalid();
  await expect.element(street).toBeValid();
  await expect.element(page.getByText(/^Floor: The number must be between/)).toBeVisible();
});

test('a value that is built otherwise is typed', async () => {
  await renderPlace('(a,1,2)');
  await expect.element(page.getByRole('textbox', { name: 'Place' })).toHaveValue('(a,1,2)');
});

import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { Entry, field } from '../../../testing/fields/entry.tsx';
import type { FieldDescriptor, FieldText } from '../../shapes/index.ts';

const onValueChange = vi.fn<(text: FieldText) => void>();

async function renderArray(more: Partial<FieldDescriptor>, defaultValue: string | null) {
  onValueChange.mockClear();
  await render(
    <Entry
      field={field('array', { label: 'List', ...more })}
      defaultValue={defaultValue}
      onValueChange={onValueChange}
    />,
  );
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const options = ['red', 'green'].map((value) => ({ value, label: value.toUpperCase() }));
const colours = { elementKind: 'enum', elementType: 'colour', options } as const;

test('labels of an enum are chosen, moved and removed, one after the other', async () => {
  await renderArray(colours, '{red,NULL}');
  const [first, second] = [
    page.getByLabelText('Item 1', { exact: true }),
    page.getByLabelText('Item 2', { exact: true }),
  ];
  await expect.element(first).toHaveValue('red');
  await second.selectOptions('GREEN');
  expect(onValueChange).toHaveBeenLastCalledWith('{red,green}');
  await userEvent.click(button('Move item 2 up'));
  expect(onValueChange).toHaveBeenLastCalledWith('{green,red}');
  await expect.element(first).toHaveValue('green');
  // The button moves with its item, and keeps the focus.
  await expect.element(button('Move item 1 up')).toHaveFocus();
  await userEvent.click(button('Remove item 2'));
  expect(onValueChange).toHaveBeenLastCalledWith('{green}');
  await expect.element(button('Remove item 1')).toHaveFocus();
  await expect.element(page.getByText('Item 2 was removed')).toBeInTheDocument();
});

test('an item that is added needs a value, or the choice of none', async () => {
  await renderArray({ elementKind: 'date', elementType: 'date' }, '{2026-01-31}');
  await userEvent.click(button('Add item'));
  await expect
    .element(page.getByText('Item 2: Enter a value, or choose “No value”.'))
    .toBeVisible();
  await page.getByLabelText('Item 2: meaning of the empty input').selectOptions('No value');
  expect(onValueChange).toHaveBeenLastCalledWith('{2026-01-31,NULL}');
  await expect.element(page.getByText(/Enter a value/)).not.toBeInTheDocument();
});

test('empty text and NULL are two items', async () => {
  await renderArray({ elementKind: 'text', elementType: 'text' }, '{"",NULL,"NULL"}');
  const meaning = page.getByLabelText('Item 1: meaning of the empty input');
  await expect.element(meaning).toHaveValue('text');
  await meaning.selectOptions('No value');
  expect(onValueChange).toHaveBeenLastCalledWith('{NULL,NULL,"NULL"}');
});

test('a list without items and NULL are two values', async () => {
  await renderArray(colours, '{}');
  const meaning = page.getByLabelText('List: meaning of the list without items');
  await expect.element(meaning).toHaveValue('empty');
  await meaning.selectOptions('No value');
  expect(onValueChange).toHaveBeenLastCalledWith(null);
  await meaning.selectOptions('Empty list');
  expect(onValueChange).toHaveBeenLastCalledWith('{}');
});

test('a list that may not be NULL is emptied', async () => {
  await renderArray({ elementKind: 'text', nullable: false }, '{a}');
  await userEvent.click(button('Remove a'));
  expect(onValueChange).toHaveBeenLastCalledWith('{}');
});

test('a problem shows at its item', async () => {
  const small = { elementKind: 'integer', elementType: 'smallint' } as const;
  await renderArray(small, '{1,NULL}');
  await page.getByLabelText('Item 1', { exact: true }).fill('40000');
  await userEvent.tab();
  await expect.element(page.getByLabelText('Item 1', { exact: true })).toBeInvalid();
  await expect.element(page.getByText(/^Item 1: The number must be between/)).toBeVisible();
});

test('a problem is gone once the item is mended', async () => {
  await renderArray({ elementKind: 'integer', elementType: 'integer' }, '{1,NULL}');
  const first = page.getByLabelText('Item 1', { exact: true });
  await first.fill('x');
  await expect.element(page.getByText(/^Item 1: Enter a number/)).toBeVisible();
  await first.fill('2');
  await expect.element(page.getByText(/^Item 1: /)).not.toBeInTheDocument();
  expect(onValueChange).toHaveBeenLastCalledWith('{2,NULL}');
});

test('tags become a list with the text that was typed last', async () => {
  await renderArray({ elementKind: 'text', elementType: 'text' }, '{a}');
  await page.getByRole('textbox', { name: 'List' }).fill('b c');
  await userEvent.click(button('Edit as list'));
  await expect.element(page.getByLabelText('Item 2', { exact: true })).toHaveValue('b c');
  expect(onValueChange).toHaveBeenLastCalledWith('{a,"b c"}');
});

test.each(['{{1,2},{3,4}}', '[0:1]={1,2}'])('%s stays as it is, to be typed', async (literal) => {
  await renderArray({ elementKind: 'integer' }, literal);
  await expect.element(page.getByRole('textbox', { name: 'List' })).toHaveValue(literal);
});

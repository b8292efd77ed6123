import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { Entry, field } from '../../../testing/fields/entry.tsx';
import type { FieldDescriptor, FieldText } from '../../shapes/index.ts';
import { ValueFormatProvider } from '../value-format.tsx';

const onValueChange = vi.fn<(text: FieldText) => void>();

async function renderRange(more: Partial<FieldDescriptor>, defaultValue: string | null) {
  onValueChange.mockClear();
  await render(
    <Entry
      field={field('range', { label: 'Range', ...more })}
      defaultValue={defaultValue}
      onValueChange={onValueChange}
    />,
  );
}
const numbers = { type: 'numrange', elementKind: 'decimal' } as const;
const from = page.getByLabelText('From', { exact: true });
const to = page.getByLabelText('To', { exact: true });
const minutes = (end: string) =>
  page.getByRole('group', { name: end }).getByRole('spinbutton', { name: /minute/ });
const meaning = page.getByLabelText('Range: meaning of the range without ends');

test('each end belongs to the range or not', async () => {
  await renderRange(numbers, '(1.5,2.5]');
  await expect.element(from).toHaveValue('1.5');
  await page.getByLabelText('From: bound').selectOptions('Included');
  expect(onValueChange).toHaveBeenLastCalledWith('[1.5,2.5]');
  await to.fill('');
  expect(onValueChange).toHaveBeenLastCalledWith('[1.5,)');
  await to.fill('3');
  expect(onValueChange).toHaveBeenLastCalledWith('[1.5,3]');
});

test('NULL, an empty range and one without limits are three values', async () => {
  await renderRange(numbers, 'empty');
  await expect.element(meaning).toHaveValue('empty');
  await meaning.selectOptions('Without limits');
  expect(onValueChange).toHaveBeenLastCalledWith('(,)');
  await meaning.selectOptions('No value');
  expect(onValueChange).toHaveBeenLastCalledWith(null);
});

test('an end is infinite', async () => {
  await renderRange({ type: 'tstzrange' }, '["2026-11-20 08:00:00+00",)');
  await page.getByLabelText('To: bound').selectOptions('Value “infinity”');
  expect(onValueChange).toHaveBeenLastCalledWith('["2026-11-20 08:00:00+00",infinity)');
  await expect.element(page.getByRole('textbox', { name: 'To' })).toHaveValue('infinity');
  await page.getByLabelText('To: bound').selectOptions('No limit');
  expect(onValueChange).toHaveBeenLastCalledWith('["2026-11-20 08:00:00+00",)');
  await page.getByLabelText('From: bound').selectOptions('No limit');
  expect(onValueChange).toHaveBeenLastCalledWith(null);
});

test('each end keeps its offset in the hour that the end of daylight saving repeats', async () => {
  onValueChange.mockClear();
  await render(
    <ValueFormatProvider locale="en-GB" timeZone="Europe/Berlin">
      <Entry
        field={field('range', { label: 'Range', type: 'tstzrange' })}
        defaultValue={'["2026-10-25 00:30:00+00","2026-10-25 01:30:00+00")'}
        onValueChange={onValueChange}
      />
    </ValueFormatProvider>,
  );
  await minutes('To').click();
  await userEvent.keyboard('45');
  expect(onValueChange).toHaveBeenLastCalledWith(
    '["2026-10-25 00:30:00+00",2026-10-25T01:45:00+00:00)',
  );
  await minutes('From').click();
  await userEvent.keyboard('45');
  expect(onValueChange).toHaveBeenLastCalledWith(
    '[2026-10-25T00:45:00+00:00,2026-10-25T01:45:00+00:00)',
  );
});

test('a problem shows at its end', async () => {
  await renderRange({ type: 'int4range', elementKind: 'integer', elementType: 'integer' }, '[1,3)');
  await to.fill('9999999999');
  await userEvent.tab();
  await expect.element(to).toBeInvalid();
  await expect.element(from).toBeValid();
});

test('a multirange is a list of ranges', async () => {
  await renderRange(
    { kind: 'other', type: 'int4multirange', elementKind: 'integer', elementType: 'integer' },
    '{[1,3),[5,)}',
  );
  const second = page.getByRole('group', { name: 'Item 2' });
  await second.getByLabelText('To', { exact: true }).fill('9');
  expect(onValueChange).toHaveBeenLastCalledWith('{[1,3),[5,9]}');
  await userEvent.click(page.getByRole('button', { name: 'Remove item 1' }));
  expect(onValueChange).toHaveBeenLastCalledWith('{[5,9]}');
  await userEvent.click(page.getByRole('button', { name: 'Add item' }));
  await expect.element(page.getByText('Item 2: Enter a value.')).toBeVisible();
});

test('a text that is not a range is edited as text', async () => {
  await renderRange({ kind: 'range', type: 'odd' }, '[a,b)');
  await expect.element(page.getByRole('textbox', { name: 'Range' })).toHaveValue('[a,b)');
});

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { Entry, field } from '../../../testing/fields/entry.tsx';
import type { FieldText } from '../../shapes/index.ts';

const onValueChange = vi.fn<(text: FieldText) => void>();
const described = field('time', { label: 'Opens', type: 'time with time zone' });

test('a time keeps its microseconds while its offset changes', async () => {
  onValueChange.mockClear();
  await render(
    <Entry field={described} defaultValue="12:34:56.000001+05:30" onValueChange={onValueChange} />,
  );
  const offset = page.getByLabelText('Offset from UTC');
  await expect.element(offset).toHaveValue('+05:30');
  await offset.fill('+2');
  expect(onValueChange).toHaveBeenLastCalledWith('12:34:56.000001+2');
  await offset.fill('Berlin');
  await expect.element(page.getByText(/^Enter hours and minutes from UTC/).first()).toBeVisible();
  await offset.fill('');
  await expect.element(page.getByText(/^Enter both the time and its offset/)).toBeVisible();
});

test('the end of a day is typed', async () => {
  await render(<Entry field={described} defaultValue="24:00:00+02" />);
  await expect.element(page.getByRole('textbox', { name: 'Opens' })).toHaveValue('24:00:00+02');
});

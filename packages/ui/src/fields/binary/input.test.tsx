import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { Entry, field } from '../../../testing/fields/entry.tsx';
import type { FieldText } from '../../shapes/index.ts';

const onValueChange = vi.fn<(text: FieldText) => void>();

async function renderFile(defaultValue: string | null) {
  onValueChange.mockClear();
  const binary = field('binary', { label: 'Photo', name: 'photo', type: 'bytea' });
  return render(<Entry field={binary} defaultValue={defaultValue} onValueChange={onValueChange} />);
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const picker = () => document.querySelector('input[type=file]') as HTMLInputElement;
const bytes = (...values: readonly number[]) => new File([new Uint8Array(values)], 'a.bin');

test('a file is chosen, with exactly its bytes, and removed', async () => {
  await renderFile(null);
  await expect.element(button('Photo Choose file')).toBeVisible();
  await userEvent.upload(picker(), bytes(0, 255, 16));
  await vi.waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith('\\x00ff10'));
  await expect.element(page.getByText('Binary data, 3 B')).toBeVisible();
  await userEvent.click(button('Remove Photo'));
  expect(onValueChange).toHaveBeenLastCalledWith(null);
  await expect.element(button('Photo Choose file')).toHaveFocus();
});

test('a file is pasted', async () => {
  await renderFile('\\x01');
  const data = new DataTransfer();
  data.items.add(bytes(7));
  await expect.element(button('Photo Replace')).toBeVisible();
  document
    .querySelector('[data-slot=file-chooser]')
    ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  await vi.waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith('\\x07'));
});

test('an empty file is a value too, and one that is too large is none', async () => {
  await renderFile(null);
  await expect.element(button('Photo Choose file')).toBeVisible();
  await userEvent.upload(picker(), bytes());
  await vi.waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith('\\x'));
  const data = new DataTransfer();
  data.items.add(new File([new Uint8Array(25_000_001)], 'b.bin'));
  document
    .querySelector('[data-slot=file-chooser]')
    ?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
  await expect.element(page.getByText(/^b\.bin is too large/)).toBeVisible();
  expect(onValueChange).toHaveBeenCalledOnce();
});

test('an image is shown, and is drawn from the bytes themselves', async () => {
  const gif =
    '47494638396101000100800000ff0000ffffff21f90400000000002c00000000010001000002024401003b';
  await renderFile(`\\x${gif}`);
  const image = page.getByRole('img', { name: /GIF image/ });
  await expect.element(image).toBeVisible();
  expect((image.element() as HTMLImageElement).src).toMatch(/^blob:/);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('two files are refused, and what was there stays', async () => {
  await renderFile('\\x01');
  await expect.element(button('Photo Replace')).toBeVisible();
  const data = new DataTransfer();
  data.items.add(bytes(7));
  data.items.add(bytes(8));
  document
    .querySelector('[data-slot=file-chooser]')
    ?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
  await expect
    .element(page.getByText('Only one file fits here. Choose the one that you mean.'))
    .toBeVisible();
  expect(onValueChange).not.toHaveBeenCalled();
  await expect.element(page.getByText('Binary data, 1 B')).toBeVisible();
});

test('a key is typed in hexadecimal digits', async () => {
  await renderFile(null);
  await userEvent.click(button('Enter hexadecimal digits Photo'));
  await page.getByRole('textbox', { name: 'Photo' }).fill('\\xff 00');
  expect(onValueChange).toHaveBeenLastCalledWith('\\xff00');
});

import { setMessageLanguage } from '@ninefold/messages';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { TagInput } from './index.ts';

const input = page.getByRole('textbox', { name: 'Tags' });

test('pasted lines become a tag each', async () => {
  const onValueChange = vi.fn<(value: string[]) => void>();
  await render(<TagInput aria-label="Tags" onValueChange={onValueChange} />);
  await input.click();
  const data = new DataTransfer();
  data.setData('text', 'one\r\ntwo, three\n\n');
  input
    .element()
    .dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['one', 'two, three']);
  await expect.element(input).toHaveValue('');
});

test('text is a draft until Enter or until the focus leaves', async () => {
  const onValueChange = vi.fn<(value: string[]) => void>();
  const onDraftChange = vi.fn<(draft: string | undefined) => void>();
  await render(
    <TagInput aria-label="Tags" onValueChange={onValueChange} onDraftChange={onDraftChange} />,
  );
  await input.fill(' one ');
  expect(onDraftChange).toHaveBeenLastCalledWith('one');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['one']);
  expect(onDraftChange).toHaveBeenLastCalledWith(undefined);
});

test('a tag that occurs twice is removed once', async () => {
  const onValueChange = vi.fn<(value: string[]) => void>();
  await render(
    <TagInput aria-label="Tags" defaultValue={['a', 'a', 'b']} onValueChange={onValueChange} />,
  );
  await page.getByRole('button', { name: 'Remove a' }).nth(1).click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
});

test('how to remove a tag is described in the language of the interface', async () => {
  onTestFinished(() => setMessageLanguage({ language: 'en', catalogues: [] }));
  setMessageLanguage({ language: 'de', catalogues: [] });
  await render(<TagInput aria-label="Tags" defaultValue={['a']} />);
  await userEvent.tab();
  await expect
    .element(page.getByRole('row', { name: 'a' }))
    .toHaveAccessibleDescription('Auf „Löschen“ drücken, um das Tag zu entfernen.');
});

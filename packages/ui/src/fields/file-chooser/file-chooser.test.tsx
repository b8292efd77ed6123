import { type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Field } from '../../components/field/index.ts';
import '../../styles.css';
import { FileChooser } from './index.ts';

function Chooser() {
  const [isFilled, setFilled] = useState(false);
  return <FileChooser isFilled={isFilled} onChoose={() => setFilled(true)} />;
}

test('a required file stops the submission, says so, and takes the focus, until there is one', async () => {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const { container } = await render(
    <form onSubmit={onSubmit}>
      <Field label="Photo" required>
        <Chooser />
      </Field>
      <button type="submit">Save</button>
    </form>,
  );
  const message = page.getByText('This field is required.');
  const save = page.getByRole('button', { name: 'Save' });
  const choose = page.getByRole('button', { name: 'Photo Choose file' });
  await save.click();
  await expect.element(message).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(choose).toHaveFocus();
  await expect.element(choose).toHaveAccessibleDescription('This field is required.');
  await expect.element(choose).toHaveAttribute('aria-invalid', 'true');
  await userEvent.upload(
    container.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['a'], 'photo.txt', { type: 'text/plain' }),
  );
  await expect.element(message).not.toBeInTheDocument();
  await save.click();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

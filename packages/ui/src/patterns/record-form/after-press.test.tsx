import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { title } from '../../../testing/workshop-sample/fields.ts';
import { RecordForm } from './index.ts';

it('says what is wrong with a field once the press that leaves it has done what it is for', async () => {
  const onClick = vi.fn<() => void>();
  await render(
    <>
      <RecordForm label="Work order" mode="create" fields={[title]} onSubmit={async () => []} />
      <button type="button" onClick={onClick}>
        Below
      </button>
    </>,
  );
  await page.getByRole('textbox').click();
  await page.getByRole('button', { name: 'Below' }).click();
  expect(onClick).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Fill in Title.')).toBeVisible();
});

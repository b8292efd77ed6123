import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { title, warranty } from '../../../testing/workshop-sample/fields.ts';
import { RecordForm, type RecordFormProps } from './index.ts';

const said = page.getByText('This is being saved. You can go on when that is done.');

it('takes no text while it is being saved, says so, and goes on after a refusal', async () => {
  const { promise, resolve } = Promise.withResolvers<{ message: string }[]>();
  const onSubmit = vi.fn<RecordFormProps['onSubmit']>(() => promise);
  await render(
    <RecordForm
      label="Work order"
      mode="create"
      fields={[title, { ...warranty, nullable: false }]}
      initial={{ under_warranty: false }}
      onSubmit={onSubmit}
    />,
  );
  const field = page.getByRole('textbox');
  await field.fill('Replace the bearing');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();

  await userEvent.keyboard(' and more{Backspace}{Control>}v{/Control}');
  await expect.element(said).toBeVisible();
  await expect.element(field).toHaveValue('Replace the bearing');
  await expect.element(field).toHaveFocus();
  await userEvent.click(page.getByRole('checkbox'), { force: true });
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  expect(onSubmit.mock.calls).toMatchObject([[{ title: 'Replace the bearing' }]]);

  resolve([{ message: 'The database refused it.' }]);
  await expect.element(page.getByText('The database refused it.')).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
  await field.click();
  await userEvent.keyboard('{End}s');
  await expect.element(field).toHaveValue('Replace the bearings');
});

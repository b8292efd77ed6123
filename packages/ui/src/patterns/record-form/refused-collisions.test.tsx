import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { title } from '../../../testing/workshop-sample/fields.ts';
import { RecordForm } from './index.ts';

it('says a refused collision once at its field, with a link to the record in the way', async () => {
  await render(
    <RecordForm
      label="Work order"
      mode="create"
      fields={[title]}
      collisions={{
        constraints: [{ name: 'title_unique', fields: ['title'], reads: [] }],
        find: async () => ({ message: 'Another has the same title:', title: 'WO-1', href: '#1' }),
      }}
      onSubmit={async () => [{ message: 'Another has it.', constraint: 'title_unique' }]}
    />,
  );
  const input = page.getByRole('textbox');
  await input.fill('Replace the bearing');
  await expect.element(page.getByRole('link', { name: 'WO-1' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(input).toBeInvalid();
  const field = input.element().closest('[data-slot=field]');
  expect(field?.textContent.match(/Another has/g)).toHaveLength(1);
  expect(field?.querySelector('[data-slot=field-error] a')).toHaveAttribute('href', '#1');
});

it('says a refusal by an index over expressions at its fields where no record in the way is seen', async () => {
  await render(
    <RecordForm
      label="Work order"
      mode="create"
      fields={[title]}
      collisions={{
        constraints: [{ name: 'title_in_any_case', fields: ['title'], reads: [] }],
        find: async () => undefined,
      }}
      onSubmit={async () => [{ message: 'Another has it.', constraint: 'title_in_any_case' }]}
    />,
  );
  const input = page.getByRole('textbox');
  await input.fill('Replace the bearing');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(input).toBeInvalid();
  await expect.element(input).toHaveAccessibleDescription(/Another has it\./);
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { title } from '../../../testing/workshop-sample/fields.ts';
import { RecordForm, type RecordFormProps } from './index.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the keys that send a form', () => {
  it.each([
    { platform: 'a Mac', userAgent: mac, shown: '⌘ Return', keys: 'Meta+Enter', modifier: 'Meta' },
    {
      platform: 'others',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
      shown: 'Ctrl Enter',
      keys: 'Control+Enter',
      modifier: 'Control',
    },
  ])('are shown, announced and work on $platform', async ({ userAgent, shown, keys, modifier }) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const onSubmit = vi.fn<RecordFormProps['onSubmit']>(async () => undefined);
    await render(
      <RecordForm label="Work order" mode="create" fields={[title]} onSubmit={onSubmit} />,
    );
    const send = page.getByRole('button', { name: 'Save' }).element();
    expect(send).toHaveTextContent(`Save${shown}`);
    expect(send).toHaveAttribute('aria-keyshortcuts', keys);
    await page.getByRole('textbox').fill('Replace the bearing');
    await userEvent.keyboard(`{${modifier}>}{Enter}{/${modifier}}`);
    await expect.poll(() => onSubmit).toHaveBeenCalledTimes(1);
  });
});

it('can be sent again after rows could not be checked', async () => {
  const onSubmit = vi.fn<RecordFormProps['onSubmit']>(async () => undefined);
  const check = vi.fn<NonNullable<RecordFormProps['rows']>['check']>(() => []);
  check.mockImplementationOnce(() => {
    throw new Error('No rows.');
  });
  const rows = { dirty: true, check, content: null };
  await render(
    <RecordForm
      label="Work order"
      mode="create"
      fields={[title]}
      rows={rows}
      onSubmit={onSubmit}
    />,
  );
  await page.getByRole('textbox').fill('Replace the bearing');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/No rows/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => onSubmit).toHaveBeenCalledTimes(1);
});

const searchRecords = async () => [{ id: '1', label: 'Hall' }];

it('is left by Escape, once the list of a field is closed', async () => {
  const onCancel = vi.fn<() => void>();
  const reference = { constraint: 'order_site', entityLabel: 'Site' };
  await render(
    <RecordForm
      label="Work order"
      mode="create"
      fields={[{ ...title, reference }]}
      searchRecords={searchRecords}
      onCancel={onCancel}
      onSubmit={async () => undefined}
    />,
  );
  const field = page.getByRole('combobox');
  await field.click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: 'Hall' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
});

import type { FieldDescriptor, RecordOption, SearchRecords } from '@ninefold/ui/shapes';
import { expect, test, vi } from 'vitest';
import { onlyChoices } from './use-only-choices.ts';

const { signal } = new AbortController();
const reference = (name: string, more?: Partial<FieldDescriptor>): FieldDescriptor => ({
  name,
  label: name,
  kind: 'integer',
  required: true,
  readOnly: false,
  hasDefault: false,
  reference: { constraint: `${name}_fkey`, entityLabel: name },
  ...more,
});
const customer = reference('customer');
const site = reference('site', {
  reference: { constraint: 'site_fkey', entityLabel: 'Site', dependsOn: ['customer'] },
});
const option = (id: string): RecordOption => ({ id, label: `No. ${id}` });
const offers = (all: Readonly<Record<string, readonly string[]>>) =>
  vi.fn<SearchRecords>(async ({ name }) => (all[name] ?? []).map(option));

test('the only customer is chosen, and then its only site', async () => {
  const search = offers({ customer: ['7'], site: ['3'] });
  expect(await onlyChoices([customer, site], {}, search, signal)).toEqual({
    customer: '7',
    site: '3',
  });
  expect(search.mock.lastCall).toEqual([site, '', signal, { customer: '7' }]);
});

test('nothing is chosen of several, of none, and where it depends on what is yet to be chosen', async () => {
  const search = offers({ customer: ['7', '8'], site: ['3'] });
  expect(await onlyChoices([customer, site], {}, search, signal)).toEqual({});
  expect(search).toHaveBeenCalledOnce();
  expect(await onlyChoices([customer], {}, offers({}), signal)).toEqual({});
});

test('nothing is looked up for what is given, optional or read-only', async () => {
  const search = offers({ customer: ['7'] });
  expect(await onlyChoices([customer], { customer: '9' }, search, signal)).toEqual({});
  const others = [
    { ...customer, required: false },
    { ...customer, readOnly: true },
  ];
  expect(await onlyChoices(others, {}, search, signal)).toEqual({});
  expect(search).not.toHaveBeenCalled();
});

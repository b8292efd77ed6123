import { blankSpecification } from '@ninefold/specification';
import { expect, it } from 'vitest';
import { directoryEntries } from './directory-entries.ts';

const listed = (schema: string) =>
  ({
    name: 'customer',
    schema,
    kind: 'table',
    estimatedRows: null,
    plural: { value: 'Customers' },
    description: {},
    inNavigation: true,
    grants: { select: true },
  }) as never;

it('has the name beside a label that an entity has which was not found', () => {
  const overview = {
    forPerson: null,
    roles: ['anon'],
    specification: blankSpecification,
    declaration: {},
    entities: [listed('public'), listed('billing')],
    worked: [],
    readable: 2,
    runnable: 0,
    savedViews: false,
    viewAs: false,
  };
  const [entry, ...others] = directoryEntries([listed('billing')], overview, ['anon']);
  expect(others).toEqual([]);
  expect(entry?.title.replaceAll(/[\u2068\u2069]/g, '')).toBe('Customers (billing.customer)');
});

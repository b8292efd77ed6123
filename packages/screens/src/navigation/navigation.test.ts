import { blankSpecification, entityId } from '@ninefold/specification';
import { describe, expect, it } from 'vitest';
import { breadcrumbs } from './breadcrumbs.ts';
import { navigationGroups, phoneEntries } from './navigation.ts';

const nothing = {
  forPerson: null,
  roles: ['anon'],
  specification: blankSpecification,
  declaration: {},
  entities: [],
  worked: [],
  readable: 0,
  runnable: 0,
  savedViews: false,
  viewAs: false,
};

const groupsAt = (pathname: string, runnable = 0) =>
  navigationGroups({ ...nothing, runnable }, pathname, () => undefined, { pointsKnown: 0 });

const currentAt = (pathname: string) =>
  groupsAt(pathname)
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => [entry, ...(entry.children ?? [])])
    .filter(({ current }) => current)
    .map(({ href }) => href);

const entriesWithinAt = (pathname: string) =>
  groupsAt(pathname).flatMap(({ entries }) => entries.flatMap(({ children = [] }) => children));

const hrefsFor = (runnable: number) =>
  groupsAt('/', runnable).flatMap(({ entries }) => entries.map(({ href }) => href));

const listed = (name: string, plural: string, schema = 'public') =>
  ({
    name,
    schema,
    plural: { value: plural },
    references: [],
    inNavigation: true,
    grants: { select: true },
  }) as never;

const plain = (label = '') => label.replaceAll(/[\u2068\u2069]/g, '');

it('tells lists of the same label apart by their entities’ names', () => {
  const entities = [
    listed('Customer', 'Customers'),
    listed('customer', 'Customers'),
    listed('customer', 'Customers', 'billing'),
    listed('order', 'Orders'),
  ];
  const [group] = navigationGroups(
    { ...nothing, entities, worked: entities.map(entityId) },
    '/',
    () => undefined,
    undefined,
  );
  const labels = [
    'Customers (Customer)',
    'Customers (customer)',
    'Customers (billing.customer)',
    'Orders',
  ];
  expect(group?.entries.map(({ label }) => plain(label))).toEqual(labels);
  const specification = { ...blankSpecification, entities };
  const paths = ['/data/Customer', '/data/customer/1', '/data/billing.customer/new', '/data/order'];
  expect(
    paths.map((path) => plain(breadcrumbs(specification, entities, path, [], undefined)[0]?.label)),
  ).toEqual(labels);
});

it('names a list in the breadcrumbs before its specification is loaded, and what is no list', () => {
  const labels = ['/data/order', '/data/salary'].map(
    (path) =>
      breadcrumbs(blankSpecification, [listed('order', 'Orders')], path, [], undefined)[0]?.label,
  );
  expect(labels).toEqual(['Orders', 'Not found']);
});

it('leads to lists that a person doesn’t work with by one entry, which is current there', () => {
  const entities = [listed('order', 'Orders'), listed('report', 'Reports')];
  const at = (pathname: string) =>
    navigationGroups(
      { ...nothing, entities, worked: ['order'] },
      pathname,
      () => undefined,
      undefined,
    )
      .flatMap(({ entries }) => entries)
      .map(({ href, current }) => [href, current]);
  expect(at('/data/report/1')).toEqual([
    ['/data/order', false],
    ['/data', true],
  ]);
  expect(at('/data/order')).toEqual([
    ['/data/order', true],
    ['/data', false],
  ]);
});

describe('the links to the product’s screens', () => {
  it('shows the nine points within the specification, and the current one', () => {
    expect(entriesWithinAt('/')).toEqual([]);
    expect(entriesWithinAt('/specification').map(({ label }) => label.slice(0, 2))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${number} `),
    );
    expect(currentAt('/specification')).toEqual(['/specification']);
    expect(currentAt('/specification/rules')).toEqual(['/specification/rules']);
  });

  it('shows one entry instead of its points when they don’t fit', () => {
    expect(phoneEntries(groupsAt('/specification/rules'), '/specification/rules')).toMatchObject([
      { href: '/specification', current: true },
    ]);
    expect(phoneEntries(groupsAt('/'), '/')).toMatchObject([
      { href: '/specification', current: false },
    ]);
  });

  it('shows a list as current while one of its favourites is', () => {
    const groups = [
      { id: 'lists', label: 'Lists', entries: [{ label: 'Orders', href: '/data/order' }] },
    ];
    expect(phoneEntries(groups, '/data/order')).toMatchObject([{ current: true }]);
    expect(phoneEntries(groups, '/data/customer')).toMatchObject([{ current: false }]);
  });

  it('links to functions if there are any to run', () => {
    expect(hrefsFor(0)).not.toContain('/functions');
    expect(hrefsFor(4)).toContain('/functions');
  });
});

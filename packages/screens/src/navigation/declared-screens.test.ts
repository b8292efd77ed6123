import type { Declaration } from '@ninefold/specification';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declaredNavigation } from './declared-navigation.ts';
import { declaredPlace } from '../overrides/declared-place.ts';
import { customBreadcrumbs } from './breadcrumbs.ts';
import { findCustomScreen, matchPath } from '../addresses/custom-paths.ts';
import { maySee } from '@ninefold/rules/permissions';

const declaration: Declaration = {
  screens: {
    own: {
      '/day': { title: 'The day', roles: ['dispatcher'] },
      '/day/{date}': { title: 'Another day', roles: ['dispatcher'] },
      '/day/tomorrow': { title: 'Tomorrow' },
      '/figures': { title: 'Figures', group: 'Money' },
      '/hidden-way': { title: 'By address', unlisted: true },
      '/data/customer/{id}': { title: 'Customer', roles: ['dispatcher'] },
      '/data/visit/{id}': { title: 'Visit' },
    },
    entities: {
      invoice: { list: { roles: ['owner'] }, detail: { roles: ['owner'] } },
      skill: { list: { hidden: true } },
    },
    order: ['visit', '/day'],
  },
};
const dispatcher = ['dispatcher', 'authenticated'];
const technician = ['technician', 'authenticated'];

describe('the parameters of a path', () => {
  it('are the segments at their places, with any text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (id, date) => {
        fc.pre(id.isWellFormed() && date.isWellFormed());
        const address = `/orders/${encodeURIComponent(id)}/on/${encodeURIComponent(date)}`;
        expect(matchPath('/orders/{id}/on/{date}', address)).toEqual({ id, date });
      }),
    );
  });

  it('include each field of a composite key', () => {
    expect(matchPath('/data/line/{order_id},{number}', '/data/line/7,3')).toEqual({
      order_id: '7',
      number: '3',
    });
  });

  it.each([
    ['/orders/{id}', '/orders'],
    ['/orders/{id}', '/orders/5/edit'],
    ['/orders/{id}', '/customers/5'],
    ['/data/customer/{id}', '/data/customer/new'],
  ])('of %s are none in %s', (path, address) => {
    expect(matchPath(path, address)).toBeUndefined();
  });
});

const at = (pathname: string, roles: readonly string[]) => {
  const place = declaredPlace(declaration, pathname, roles);
  return place?.is === 'custom' ? place.path : place?.is;
};

describe('the screen at an address', () => {
  it.each([
    ['a custom one', '/day', dispatcher, '/day'],
    ['the one with fewer parameters', '/day/tomorrow', dispatcher, '/day/tomorrow'],
    ['the one with parameters elsewhere', '/day/monday', dispatcher, '/day/{date}'],
    ['a custom one also for other roles, which get the reason', '/day', technician, '/day'],
    ['a custom one in place of an entity’s', '/data/visit/5', technician, '/data/visit/{id}'],
    ['a custom one for its roles', '/data/customer/5', dispatcher, '/data/customer/{id}'],
    ['the assembled one for others', '/data/customer/5', technician, undefined],
    ['the assembled form', '/data/customer/new', dispatcher, undefined],
    ['the assembled change', '/data/customer/5/edit', dispatcher, undefined],
    ['none that is hidden', '/data/skill', dispatcher, 'hidden'],
    ['the detail of what has no list', '/data/skill/5', dispatcher, undefined],
    ['none that is for other roles', '/data/invoice', technician, 'other roles'],
    ['none of a record that is for other roles', '/data/invoice/5', technician, 'other roles'],
    ['one for its roles', '/data/invoice', ['owner'], undefined],
    ['home', '/', dispatcher, undefined],
  ] as const)('is %s', (_what, pathname, roles, screen) => {
    expect(at(pathname, roles)).toBe(screen);
  });

  it('is for a role if no roles are declared, or one of the person’s roles is', () => {
    const roles = fc.array(fc.constantFrom('owner', 'dispatcher', 'technician', 'authenticated'));
    fc.assert(
      fc.property(fc.option(roles, { nil: undefined }), roles, (declared, own) => {
        const both = declared?.filter((role) => own.includes(role)) ?? own;
        expect(maySee(declared, own)).toBe(declared === undefined || both.length > 0);
      }),
    );
  });

  it('has what it was declared with', () => {
    expect(findCustomScreen(declaration, '/day/2026-11-20', dispatcher)).toMatchObject({
      path: '/day/{date}',
      declared: { title: 'Another day' },
      parameters: { date: '2026-11-20' },
    });
  });
});

const entity = (name: string) => ({ name, schema: 'public' });
const entry = (name: string, search = '') => ({ label: name, href: `/data/${name}${search}` });

describe('navigation', () => {
  const groups = [
    { id: 'entities:', entries: [entry('invoice'), entry('visit', '?status=eq.planned')] },
    { id: 'entities:People', title: 'People', entries: [entry('skill'), entry('contact')] },
    {
      id: 'product',
      title: 'About',
      entries: [{ label: 'Specification', href: '/specification' }],
    },
  ];
  const entities = ['invoice', 'visit', 'skill', 'contact'].map(entity);
  const shown = (roles: readonly string[], pathname = '/') =>
    declaredNavigation(groups, { declaration, entities, roles, pathname }).map(
      ({ title, entries }) => [title ?? '', ...entries.map(({ label }) => label)],
    );

  it('lists custom screens in their groups and the declared order, without those for other roles', () => {
    expect(shown(dispatcher)).toEqual([
      ['', 'visit', 'The day', 'Tomorrow'],
      ['People', 'contact'],
      ['Money', 'Figures'],
      ['About', 'Specification'],
    ]);
    expect(shown(['owner'])).toEqual([
      ['', 'visit', 'Tomorrow', 'invoice'],
      ['People', 'contact'],
      ['Money', 'Figures'],
      ['About', 'Specification'],
    ]);
  });

  it('leaves out lists that the role is not meant to read, though their addresses work', () => {
    const kept: Declaration = {
      roles: { technician: { may: { skill: [], contact: { read: 'own ones' } } } },
    };
    const offered = (roles: readonly string[]) =>
      declaredNavigation(groups, { declaration: kept, entities, roles, pathname: '/' })
        .flatMap(({ entries }) => entries)
        .map(({ label }) => label);
    expect(offered(technician)).toEqual(['invoice', 'visit', 'contact', 'Specification']);
    expect(offered(dispatcher)).toContain('skill');
    expect(declaredPlace(kept, '/data/skill', technician)).toBeUndefined();
  });

  it('offers the product’s screens to the team and to declared roles', () => {
    const about = [
      {
        id: 'product',
        entries: [
          { label: 'Functions', href: '/functions' },
          { label: 'Specification', href: '/specification' },
        ],
      },
    ];
    const roles = { contact: { external: true } };
    const offered = (role: string, product: NonNullable<Declaration['screens']>['product']) =>
      declaredNavigation(about, {
        declaration: { roles, screens: { product } },
        entities,
        roles: [role, 'authenticated'],
        pathname: '/',
      })
        .flatMap(({ entries }) => entries)
        .map(({ label }) => label);
    expect(offered('dispatcher', {})).toEqual(['Functions', 'Specification']);
    expect(offered('contact', {})).toEqual([]);
    expect(offered('contact', { functions: { roles: ['contact'] } })).toEqual(['Functions']);
    expect(offered('dispatcher', { functions: { roles: ['contact'] } })).toEqual(['Specification']);
    expect(offered('dispatcher', { specification: { hidden: true } })).toEqual(['Functions']);
  });

  it('is unchanged without declared screens and roles', () => {
    const viewer = { declaration: {}, entities, roles: dispatcher, pathname: '/' };
    expect(declaredNavigation(groups, viewer)).toBe(groups);
  });

  it('marks the current custom screen', () => {
    const viewer = { declaration, entities, roles: dispatcher, pathname: '/day' };
    const current = declaredNavigation(groups, viewer)
      .flatMap(({ entries }) => entries)
      .filter((each) => each.current);
    expect(current.map(({ label }) => label)).toEqual(['The day']);
  });

  it('links to a custom screen through its parents', () => {
    expect(customBreadcrumbs(declaration, '/day/monday', dispatcher)).toEqual([
      { label: 'The day', href: '/day' },
      { label: 'Another day' },
    ]);
    expect(customBreadcrumbs(declaration, '/data/visit/5', dispatcher)).toBeUndefined();
    expect(customBreadcrumbs(declaration, '/elsewhere', dispatcher)).toBeUndefined();
  });
});

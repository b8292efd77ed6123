import { describe, expect, it } from 'vitest';
import { renderStatements } from '../../phrases/index.ts';
import { declarationSchema } from '../../../testing/json/declaration-schema.ts';
import { workshop } from '../../../testing/workshop.ts';
import { coverage } from '../../coverage/index.ts';
import { toMarkdown } from '../../documents/markdown/index.ts';
import {
  blankSpecification,
  type PolicyFunction,
  type Role,
  type RoleGrant,
  type Specification,
} from '../../model/index.ts';
import type { AccessDeclaration, Declaration } from '../declaration.ts';
import { applyAll } from './apply-all.ts';
import schema from './declaration.schema.json' with { type: 'json' };

const platform = { from: 'platform', document: 'roles' } as const;
const role = (name: string): Role => ({ ...(workshop.permissions.roles[0] as Role), name });
const grant = (name: string, entity: string, may: RoleGrant['may']): RoleGrant => ({
  role: name,
  entity,
  may,
  source: { from: 'database', object: `grants to ${name} on public.${entity}` },
});

/** As a team discovers it: every role of the database, with what it is granted. */
const discovered: Specification = {
  ...workshop,
  permissions: {
    roles: [
      { ...role('anon'), source: platform },
      { ...role('authenticated'), source: platform },
      { ...role('service_role'), source: platform, bypassesRowSecurity: true },
    ],
    grants: [
      grant('authenticated', 'work_order', ['select', 'insert', 'update']),
      grant('authenticated', 'customer', ['select']),
      grant('service_role', 'customer', ['select', 'insert', 'update', 'delete']),
    ],
  },
  limits: [
    {
      name: 'Maximum rows per response',
      value: '250',
      amount: 250,
      unit: 'rows',
      setting: 'pgrst.db_max_rows',
      source: { from: 'database', object: 'setting pgrst.db_max_rows' },
    },
  ],
};

const apply = (declaration: Declaration, to = discovered) => applyAll(to, declaration);
const problemsOf = (declaration: unknown, to = discovered) =>
  apply(declaration as Declaration, to).problems.map(({ path, message }) => `${path}: ${message}`);

const states = (initial: string[]) => ({ states: { 'work_order.status': { initial } } });

describe('everything that is declared', () => {
  it('is a fact of its point, with its place', () => {
    const { specification, problems } = apply({
      roles: {
        dispatcher: {
          label: 'Dispatcher',
          may: { work_order: ['read', 'change'] },
          quotas: { 'Orders a day': 20 },
        },
      },
      rules: {
        work_order: [{ statement: 'A planned order has a due date.', fields: ['due_at'] }],
      },
      calls: { 'POST /functions/v1/print': { does: 'Prints an order', entity: 'work_order' } },
      limits: { 'Orders in a list': { value: 100, unit: 'rows', role: 'dispatcher' } },
      screens: {
        lists: {
          work_order: {
            pageSize: 50,
            view: { board: 'status' },
            views: {
              late: {
                label: 'Late',
                filters: { due_at: 'lt.now' },
                order: [{ field: 'due_at', direction: 'ascending' }],
                roles: ['dispatcher'],
                default: ['dispatcher'],
              },
            },
          },
        },
        entities: {
          work_order: {
            list: { description: 'See what is next', roles: ['dispatcher'] },
            detail: { hidden: true },
          },
        },
        own: { '/board': { title: 'Board', roles: ['dispatcher'] } },
      },
    });
    expect(problems).toEqual([]);
    expect(specification.contradictions).toBeUndefined();
    expect(specification.permissions.grants.at(-1)).toEqual({
      role: 'dispatcher',
      entity: 'work_order',
      may: ['select', 'update'],
      source: { from: 'declared', at: 'roles.dispatcher.may.work_order' },
    });
    expect(specification.rules.at(-1)).toMatchObject({
      kind: 'declared',
      statement: 'A planned order has a due date.',
      fields: ['due_at'],
      source: { from: 'declared', at: 'rules.work_order[0]' },
    });
    expect(specification.calls.at(-1)).toMatchObject({
      method: 'POST',
      path: '/functions/v1/print',
      source: { from: 'declared', at: 'calls["POST /functions/v1/print"]' },
    });
    expect(specification.limits.slice(-2)).toMatchObject([
      { value: '100 rows', amount: 100, role: 'dispatcher' },
      { name: 'Orders a day', value: '20', role: 'dispatcher' },
    ]);
    expect(
      specification.screens.map(({ kind, path, roles }) => [kind, path, roles?.value]),
    ).toEqual([
      ['list', '/data/work_order', ['dispatcher']],
      ['own', '/board', ['dispatcher']],
    ]);
    const order = specification.entities.find(({ name }) => name === 'work_order');
    expect(order?.list).toMatchObject({
      pageSize: { value: 50 },
      view: { value: { board: 'status' } },
      views: {
        value: [
          {
            id: 'late',
            label: 'Late',
            filters: { due_at: 'lt.now' },
            order: [{ field: 'due_at', direction: 'ascending' }],
            roles: ['dispatcher'],
            default: ['dispatcher'],
          },
        ],
        source: { from: 'declared', at: 'screens.lists.work_order.views' },
      },
    });
  });

  it('is with which records a role may do something, and that it may do nothing', () => {
    const { specification, problems } = apply({
      roles: {
        dispatcher: {
          may: { work_order: { read: true, change: 'own orders' }, customer: [] },
        },
      },
    });
    expect(problems).toEqual([]);
    expect(specification.permissions.grants.slice(-2)).toMatchObject([
      { entity: 'work_order', may: ['select', 'update'], which: { update: 'own orders' } },
      { entity: 'customer', may: [] },
    ]);
    const document = toMarkdown(specification);
    expect(document).toContain(
      '| `dispatcher` | Work orders | read and edit (own orders) | declared: `roles.dispatcher.may.work_order` |',
    );
    expect(document).toContain('| `dispatcher` | Customers | nothing |');
    expect(coverage(specification).points[5]?.summary).toContain(
      'Permissions of 1 role declared by the team.',
    );
  });

  it('is with which records a role may do something, as conditions', () => {
    const drafts = { which: 'open ones', while: { status: 'eq.open' } };
    const roles = { dispatcher: { may: { work_order: { read: true, change: drafts } } } } as const;
    const { specification, problems } = apply({ roles });
    expect(problems).toEqual([]);
    expect(specification.permissions.grants.at(-1)).toMatchObject({
      may: ['select', 'update'],
      which: { update: 'open ones' },
    });
  });

  it('reports a tenant that there is not, or that nothing refers to', () => {
    expect(problemsOf({ access: { tenant: { entity: 'custmer' } } })).toEqual([
      expect.stringContaining('access.tenant.entity: There is no entity "custmer"'),
    ]);
    expect(problemsOf({ access: { tenant: { entity: 'customer' } } })).toEqual([]);
    expect(problemsOf({ access: { tenant: { entity: 'customer', field: 'custmer_id' } } })).toEqual(
      [expect.stringContaining('access.tenant.field: There is no field "custmer_id"')],
    );
    const memberships = {
      entity: 'work_order',
      person: 'id',
      role: 'status',
      tenant: 'customer_id',
    };
    expect(problemsOf({ access: { memberships } })).toEqual([
      expect.stringContaining('access.memberships.tenant: This has no effect.'),
    ]);
  });

  it('reports a table of memberships and fields of it that there are not', () => {
    const memberships = { entity: 'work_ordr', person: 'id', role: 'status' };
    expect(problemsOf({ access: { memberships } })).toEqual([
      expect.stringContaining('access.memberships.entity: There is no entity "work_ordr"'),
    ]);
    expect(
      problemsOf({ access: { memberships: { ...memberships, entity: 'work_order' } } }),
    ).toEqual([]);
    const other = { entity: 'work_order', person: 'person', role: 'rol' };
    expect(problemsOf({ access: { memberships: other } })).toEqual([
      expect.stringContaining('access.memberships.person: There is no field "person"'),
      expect.stringContaining('access.memberships.role: There is no field "rol"'),
    ]);
  });

  it('reports helpers that no policy calls, and arguments that they don’t have', () => {
    const called: PolicyFunction = {
      schema: 'private',
      name: 'has_role',
      arguments: [{ name: 'organisation', type: 'uuid' }],
      returns: 'boolean',
      execute: [],
      usage: [],
    };
    const permissions = { ...discovered.permissions, policyFunctions: [called] };
    const problemsOfHelpers = (helpers: AccessDeclaration['helpers']) =>
      apply({ access: { helpers } }, { ...discovered, permissions }).problems.map(
        ({ path, message }) => `${path}: ${message}`,
      );
    const fitting = { tenant: 'organisation', roles: ['owner'] };
    expect(problemsOfHelpers({ 'private.has_role': fitting })).toEqual([]);
    expect(
      problemsOfHelpers({
        has_role: fitting,
        'private.has_role': { tenant: 'tenant', roles: 'wanted' },
      }),
    ).toEqual([
      'access.helpers.has_role: No policy calls a function "has_role", or this account does not have access to it.',
      'access.helpers["private.has_role"].tenant: The function "private.has_role" has no argument "tenant".',
      'access.helpers["private.has_role"].roles: The function "private.has_role" has no argument "wanted".',
    ]);
  });

  it('leaves everything as it is where nothing is declared', () => {
    expect(apply({})).toEqual({ specification: renderStatements(discovered), problems: [] });
    expect(apply({}, blankSpecification).specification).toEqual(blankSpecification);
  });

  it('says what a call of the database does', () => {
    const [call] = workshop.calls;
    const key = `${call?.method ?? ''} ${call?.path ?? ''}`;
    const { specification, problems } = apply({ calls: { [key]: { does: 'Finds orders' } } });
    expect(problems).toEqual([]);
    expect(specification.calls).toHaveLength(workshop.calls.length);
    expect(specification.calls[0]?.description?.value).toBe('Finds orders');
  });
});

describe('what is declared against the database', () => {
  it.each<[string, Declaration, string, string]>([
    [
      'a permission that is not granted',
      { roles: { dispatcher: { may: { customer: ['read', 'remove'] } } } },
      'roles.dispatcher.may.customer',
      '"dispatcher" can’t delete customer',
    ],
    [
      'a permission for some records that is not granted for any',
      { roles: { dispatcher: { may: { customer: { remove: 'own ones' } } } } },
      'roles.dispatcher.may.customer',
      '"dispatcher" can’t delete customer',
    ],
    [
      'a permission of the database’s own role that is not granted',
      { roles: { authenticated: { may: { customer: ['read', 'create'] } } } },
      'roles.authenticated.may.customer',
      '"authenticated" can’t create customer',
    ],
    [
      'less than what the database’s own role is granted',
      { roles: { authenticated: { may: { work_order: ['read', 'create'] } } } },
      'roles.authenticated.may.work_order',
      '"authenticated" can still edit work_order',
    ],
    [
      'a move by who may not change records',
      {
        states: {
          'work_order.status': { transitions: [{ from: 'open', to: 'planned', roles: ['anon'] }] },
        },
      },
      'states["work_order.status"].transitions[0].roles',
      '"anon" can’t make this transition',
    ],
    [
      'a screen for who may not read',
      { screens: { entities: { work_order: { list: { roles: ['anon'] } } } } },
      'screens.entities.work_order.list.roles',
      '"anon" can’t see this screen',
    ],
    [
      'a page of more rows than one answer has',
      { limits: { Page: { value: 500, unit: 'rows' } } },
      'limits.Page',
      '500 rows is more than the database allows (250)',
    ],
    [
      'a way out of a final state',
      {
        states: {
          'work_order.status': {
            states: { completed: { final: true } },
            transitions: [{ from: 'completed', to: 'open' }],
          },
        },
      },
      'states["work_order.status"].transitions[0].from',
      '"completed" is declared final',
    ],
    [
      'moves through a category',
      {
        states: {
          'work_order.status': { category: true, transitions: [{ from: 'open', to: 'planned' }] },
        },
      },
      'states["work_order.status"].transitions',
      'work_order.status is declared as a category',
    ],
  ])(
    '%s is a contradiction, told in the specification, and widens nothing',
    (_, declaration, at, said) => {
      const { specification, problems } = apply(declaration);
      const [contradiction] = specification.contradictions ?? [];
      expect(contradiction).toMatchObject({ at });
      expect(contradiction?.statement).toContain(said);
      expect(contradiction?.against.from).toMatch(/database|declared/);
      expect(problems).toHaveLength(1);
      expect(JSON.stringify(specification.permissions.grants)).not.toContain('"from":"declared"}');
      expect(specification.limits.filter(({ name }) => name === 'Page')).toEqual([]);
    },
  );

  it('is a beginning that is not the database’s default', () => {
    const entities = workshop.entities.map((entity) => ({
      ...entity,
      fields: entity.fields.map((field) =>
        field.name === 'status' ? { ...field, default: "'open'::work_order_status" } : field,
      ),
    }));
    const known = { ...discovered, entities };
    expect(problemsOf(states(['planned']), known)).toEqual([
      expect.stringContaining('A record starts as "open", the database'),
    ]);
    expect(problemsOf(states(['planned', 'open']), known)).toEqual([]);
  });

  it('is unchanged where a browser knows only its own role', () => {
    expect(
      problemsOf({ roles: { dispatcher: { may: { customer: ['remove'] } } } }, workshop),
    ).toEqual([]);
  });
});

describe('what does not fit', () => {
  it('is found by the schema of the TypeScript types (after a change: node …/testing/json/write-schema.ts)', () => {
    expect(schema).toEqual(declarationSchema());
  });

  it.each<[unknown, string]>([
    [
      { screens: { lists: { work_order: { filters: { status: 'in.(open,onhold)' } } } } },
      'screens.lists.work_order.filters.status[1]: There is no value "onhold"',
    ],
    [
      { screens: { lists: { work_order: { filters: { status: 'neq.complete' } } } } },
      'screens.lists.work_order.filters.status[0]: There is no value "complete"',
    ],
    [
      { screens: { lists: { work_order: { filters: { status: 'not.eq.open' } } } } },
      'screens.lists.work_order.filters.status: "not.eq.open" is not a condition.',
    ],
    [{ enities: {} }, 'enities: There is no key "enities". Did you mean "entities"?'],
    [
      { entities: { customer: { lable: 'x' } } },
      'entities.customer.lable: There is no key "lable"',
    ],
    [
      {
        screens: {
          actions: {
            work_order: {
              invoice: { label: 'Invoice', on: 'record', href: '/x', needs: 'change' },
            },
          },
        },
      },
      'screens.actions.work_order.invoice.needs: There is no key "needs"',
    ],
    [{ title: 5 }, 'title: Expected text, found a number.'],
    [
      {
        roles: {
          dispatcher: { may: { customer: { read: { which: 'ours', while: { own: 'is.true' } } } } },
        },
      },
      'roles.dispatcher.may.customer.read.while.own: There is no field "own", or this account does not have access to it.',
    ],
    [
      { entities: { customer: { display: 'name' } } },
      'entities.customer.display: Expected a list, found text.',
    ],
    [
      { entities: { customer: { display: ['name', 5] } } },
      'entities.customer.display[1]: Expected text',
    ],
    [{ entities: [] }, 'entities: Expected an object, found a list.'],
    [{ rules: { costumer: [] } }, 'rules.costumer: There is no entity "costumer"'],
    [
      { rules: { customer: [{ statement: 'x', fields: ['nam'] }] } },
      'rules.customer[0].fields[0]: There is no field "nam"',
    ],
    [
      { roles: { a: { may: { custommer: ['read'] } } } },
      'roles.a.may.custommer: There is no entity "custommer"',
    ],
    [
      { roles: { a: { may: { customer: ['raed'] } } } },
      'roles.a.may.customer[0]: There is no action "raed". Did you mean "read"',
    ],
    [
      { roles: { a: { may: { customer: { raed: true } } } } },
      'roles.a.may.customer.raed: There is no action "raed". Did you mean "read"',
    ],
    [
      { roles: { a: { may: { customer: { read: false } } } } },
      'roles.a.may.customer.read: This must say in words which records are meant, or be true for any record.',
    ],
    [
      { roles: { a: { may: { customer: 'read' } } } },
      'roles.a.may.customer: This must be a list of actions, or an object with actions as keys.',
    ],
    [
      { calls: { 'POST /rest/v1/work_oder': { does: 'x' } } },
      'calls["POST /rest/v1/work_oder"]: There is no call',
    ],
    [
      { calls: { print: { does: 'x' } } },
      'calls.print: A call is named by its method and its path',
    ],
    [
      { limits: { A: { value: 1, entity: 'customr' } } },
      'limits.A.entity: There is no entity "customr"',
    ],
    [
      { screens: { entities: { work_oder: {} } } },
      'screens.entities.work_oder: There is no entity',
    ],
    [
      { screens: { own: { '/x': { title: 'X', entity: 'custommer' } } } },
      'screens.own["/x"].entity: There is no entity "custommer", or this account does not have access to it. Did you mean "customer"?',
    ],
    [
      { screens: { own: { '/x': { title: 'X', entities: ['customer', 'ordr'] } } } },
      'screens.own["/x"].entities[1]: There is no entity "ordr"',
    ],
    [
      { screens: { actions: { customer: { call: { label: 'Call', on: 'record' } } } } },
      'screens.actions.customer.call: This does nothing. Give it “action”',
    ],
    [
      {
        screens: {
          actions: {
            customer: { call: { label: 'Call', on: ['record', 'selection'], href: '/x' } },
          },
        },
      },
      'screens.actions.customer.call.href: An address is about one record or a list',
    ],
    [
      {
        screens: { actions: { customer: { call: { label: 'Call', on: ['rekord'], href: '/x' } } } },
      },
      'screens.actions.customer.call.on[0]: There is no place for actions "rekord". Did you mean "record"',
    ],
    [
      {
        screens: {
          actions: {
            customer: { call: { label: 'Call', on: 'list', requires: 'edit', href: '/x' } },
          },
        },
      },
      'screens.actions.customer.call.requires: There is no action "edit"',
    ],
    [
      {
        screens: {
          actions: {
            customer: {
              call: {
                label: 'Call',
                on: 'record',
                only: { while: { name: 'Ltd' }, statement: 'x' },
                href: '/x',
              },
            },
          },
        },
      },
      'screens.actions.customer.call.only.while.name: "Ltd" is not a condition',
    ],
    [
      {
        screens: { frame: { navigation: { entities: ['custommer'] } } },
      },
      'screens.frame.navigation.entities[0]: There is no entity "custommer"',
    ],
    [
      { screens: { own: { '/x': { title: 'X' } }, order: ['/x', 'customer', '/y'] } },
      'screens.order[2]: There is no entity or custom screen "/y"',
    ],
    [
      { screens: { lists: { customer: { pageSize: 251 } } } },
      'screens.lists.customer.pageSize: 251 is more than the server returns at once (250).',
    ],
    [
      { screens: { lists: { customer: { pageSize: 0.5 } } } },
      'screens.lists.customer.pageSize: A page size is a whole number',
    ],
    [
      { screens: { lists: { customer: { view: 'board' } } } },
      "screens.lists.customer.view: A list is shown as 'table', { board: 'status' } or { calendar: 'due_at' }, not as board.",
    ],
    [
      {
        screens: {
          lists: { work_order: { views: { x: { label: 'X', filters: { status: 'eq.opne' } } } } },
        },
      },
      'screens.lists.work_order.views.x.filters.status[0]: There is no value "opne"',
    ],
    [
      { screens: { lists: { work_order: { view: { board: 'statu' } } } } },
      'screens.lists.work_order.view.board: There is no field "statu"',
    ],
    [
      { screens: { lists: { work_order: { view: { calendar: 'status' } } } } },
      'screens.lists.work_order.view.calendar: status is not a date or time, nor a range of them',
    ],
    [
      { screens: { lists: { work_order: { views: { x: { label: 'X', columns: ['titl'] } } } } } },
      'screens.lists.work_order.views.x.columns[0]: There is no field "titl"',
    ],
    [
      { screens: { lists: { work_order: { views: { x: { label: 'X', default: ['ownr'] } } } } } },
      'screens.lists.work_order.views.x.default[0]: There is no role "ownr"',
    ],
    [
      { screens: { own: { '/x': { title: 'X', roles: ['ownr'] } } }, roles: { owner: {} } },
      'screens.own["/x"].roles[0]: There is no role "ownr"',
    ],
  ])('%j is reported with its place', (declaration, said) => {
    const all = problemsOf(declaration);
    expect(all.filter((each) => each.startsWith(said))).toHaveLength(1);
    expect(all).toHaveLength(1);
  });
});

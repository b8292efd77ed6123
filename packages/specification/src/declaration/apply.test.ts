import { describe, expect, it } from 'vitest';
import { workshop } from '../../testing/workshop.ts';
import {
  blankSpecification,
  type Entity,
  fieldOf,
  findEntity,
  stateFieldOf,
} from '../model/index.ts';
import { applyDeclaration } from './apply.ts';
import type { Declaration } from './declaration.ts';
import { declare } from './declare.ts';
import { inLanguage } from './in-language.ts';

const apply = (declaration: Declaration) => {
  const { specification, problems } = applyDeclaration(workshop, declaration);
  const order = findEntity(specification, 'work_order') as Entity;
  return { specification, order, problems };
};

const paths = (own: NonNullable<Declaration['screens']>['own']) =>
  apply({ screens: { own } }).specification.screens.map(({ kind, path }) => `${kind} ${path}`);

describe('an own screen', () => {
  it('replaces the one at its path, with any names of parameters', () => {
    expect(paths({ '/data/work_order/{number}': { title: 'Order' } })).toEqual([
      'list /data/work_order',
      'own /data/work_order/{number}',
    ]);
  });

  it('leaves it to the others where it is for some roles only', () => {
    expect(paths({ '/data/work_order/{id}': { title: 'Order', roles: ['clerk'] } })).toEqual([
      'list /data/work_order',
      'detail /data/work_order/{id}',
      'own /data/work_order/{id}',
    ]);
  });
});

describe('what is declared', () => {
  it('wins for words, and says where it is written', () => {
    const { specification, order, problems } = apply({
      title: 'Workshop',
      entities: {
        work_order: {
          label: 'Job',
          plural: 'Jobs',
          order: ['title', 'status'],
          fields: { due_at: { label: 'Deadline', hidden: true } },
        },
      },
    });
    expect(problems).toEqual([]);
    expect(specification.purpose.title).toEqual({
      value: 'Workshop',
      source: { from: 'declared', at: 'title' },
    });
    expect(order.label.value).toBe('Job');
    expect(fieldOf(order, 'due_at')?.label).toEqual({
      value: 'Deadline',
      source: { from: 'declared', at: 'entities.work_order.fields.due_at.label' },
    });
    expect(fieldOf(order, 'due_at')?.hidden?.value).toBe(true);
    expect(order.fields.map(({ name }) => name).slice(0, 3)).toEqual(['title', 'status', 'id']);
    expect(order.fields).toHaveLength(7);
  });

  it('updates every sentence that contains labels', () => {
    const { specification } = apply({
      entities: {
        work_order: { label: 'Job', plural: 'Jobs', fields: { number: { label: 'Job number' } } },
      },
    });
    const rule = specification.rules.find(({ kind }) => kind === 'unique');
    expect(rule?.statement).toBe('No two jobs have the same job number.');
    expect(specification.screens.map(({ title }) => title)).toEqual(['Jobs', 'Job']);
    expect(specification.calls[0]?.does).toBe('Reads jobs');
    expect(specification.errors[0]?.statement?.value).toBe(
      'Another job already has the same job number.',
    );
  });

  it('declares the labels, transitions and final states', () => {
    const { specification, order, problems } = apply({
      roles: { dispatcher: { label: 'Dispatcher' } },
      states: {
        'work_order.status': {
          states: { completed: { label: 'Done', tone: 'success', final: true } },
          initial: ['open'],
          transitions: [{ from: 'open', to: 'planned', roles: ['dispatcher'], needs: ['due_at'] }],
        },
      },
    });
    expect(problems).toEqual([]);
    const state = stateFieldOf(specification, order, 'status');
    expect(state?.states.at(-1)).toMatchObject({
      label: { value: 'Done' },
      tone: { value: 'success' },
      final: { value: true },
    });
    expect(state?.initial.value).toEqual(['open']);
    expect(state?.transitions.value).toMatchObject([
      {
        from: 'open',
        to: 'planned',
        roles: { value: ['dispatcher'] },
        needs: { value: ['due_at'] },
      },
    ]);
    expect(specification.rules.find(({ kind }) => kind === 'one of')?.statement).toBe(
      'Status is one of open, planned, in progress and Done.',
    );
    expect(specification.permissions.roles.map(({ name }) => name)).toEqual([
      'authenticated',
      'dispatcher',
    ]);
  });

  it('says how a list opens, what errors say, and which limits there are', () => {
    const { specification, order, problems } = apply({
      screens: {
        lists: {
          work_order: {
            columns: ['number', 'title'],
            order: [{ field: 'due_at', direction: 'ascending' }],
            filters: { status: 'in.(open,planned)' },
          },
        },
        own: { '/board/{week}': { title: 'Board', entity: 'work_order' } },
      },
      messages: {
        work_order_number_key: { message: 'This number is taken.' },
        '57014': { message: 'Too slow.', reaction: 'A banner.' },
        HW001: { message: 'Not now.' },
      },
      limits: { 'Visits a day': 8 },
    });
    expect(problems).toEqual([]);
    expect(order.list?.columns.value).toEqual(['number', 'title']);
    expect(order.list?.filters.value).toEqual({ status: 'in.(open,planned)' });
    expect(specification.screens.at(-1)).toMatchObject({
      kind: 'own',
      path: '/board/{week}',
      parameters: ['week'],
    });
    expect(specification.errors.map(({ code, message }) => [code, message.value])).toEqual([
      ['23505', 'This number is taken.'],
      ['57014', 'Too slow.'],
      ['HW001', 'Not now.'],
    ]);
    expect(specification.limits.at(-1)).toMatchObject({ name: 'Visits a day', value: '8' });
  });

  it('takes a hidden entity out of navigation and its screens away', () => {
    const { specification, order } = apply({ entities: { work_order: { hidden: true } } });
    expect(order.inNavigation).toBe(false);
    expect(specification.screens).toEqual([]);
  });

  it('keeps everything that it does not speak of', () => {
    expect(applyDeclaration(workshop, inLanguage(declare({}))).specification).toEqual(workshop);
  });
});

describe('what does not fit', () => {
  it.each<[string, Declaration, string, readonly string[]]>([
    ['entity', { entities: { work_ordr: {} } }, 'entities.work_ordr', ['work_order']],
    [
      'entity with a list',
      { screens: { lists: { costumer: {} } } },
      'screens.lists.costumer',
      ['customer'],
    ],
    [
      'field',
      { entities: { work_order: { fields: { titel: {} } } } },
      'entities.work_order.fields.titel',
      ['title'],
    ],
    [
      'display field',
      { entities: { work_order: { display: ['title', 'nubmer'] } } },
      'entities.work_order.display[1]',
      ['number'],
    ],
    [
      'filtered field',
      { screens: { lists: { work_order: { filters: { statsu: 'eq.open' } } } } },
      'screens.lists.work_order.filters.statsu',
      ['status'],
    ],
    [
      'field with states',
      { states: { 'work_order.state': {} } },
      'states["work_order.state"]',
      ['work_order.status'],
    ],
    [
      'state',
      { states: { 'work_order.status': { states: { opened: {} } } } },
      'states["work_order.status"].states.opened',
      ['open'],
    ],
    [
      'state that a transition leads to',
      { states: { 'work_order.status': { transitions: [{ from: 'open', to: 'plan' }] } } },
      'states["work_order.status"].transitions[0].to',
      ['planned'],
    ],
    [
      'role of a transition',
      {
        roles: { owner: {} },
        states: {
          'work_order.status': { transitions: [{ from: 'open', to: 'planned', roles: ['onwer'] }] },
        },
      },
      'states["work_order.status"].transitions[0].roles[0]',
      ['owner'],
    ],
  ])(
    'an unknown %s is reported with its place and the nearest names',
    (_what, declaration, path, nearest) => {
      const { problems } = apply(declaration);
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatchObject({ path });
      expect(problems[0]?.nearest[0]).toBe(nearest[0]);
      expect(problems[0]?.message).toContain(`Did you mean "${nearest[0] ?? ''}"`);
    },
  );

  it('is left out, and the rest applied: nothing becomes possible that the database has not', () => {
    const { specification, problems } = apply({
      entities: { invoice: { label: 'Invoice' }, customer: { label: 'Client' } },
      states: {
        'work_order.status': {
          states: { lost: { label: 'Lost' } },
          initial: ['lost'],
          transitions: [
            { from: 'open', to: 'planned' },
            { from: 'open', to: 'lost' },
          ],
        },
      },
    });
    expect(problems.map(({ path }) => path)).toEqual([
      'entities.invoice',
      'states["work_order.status"].states.lost',
      'states["work_order.status"].initial[0]',
      'states["work_order.status"].transitions[1].to',
    ]);
    expect(specification.entities.map(({ name }) => name)).toEqual(['customer', 'work_order']);
    expect(specification.entities[0]?.label.value).toBe('Client');
    expect(specification.states[0]?.states).toHaveLength(4);
    expect(specification.states[0]?.initial.source.from).toBe('none');
    expect(specification.states[0]?.transitions.value?.map(({ to }) => to)).toEqual(['planned']);
  });

  it('is left out where a day or a colour is declared for what can have none', () => {
    const { specification, order, problems } = apply({
      entities: {
        work_order: {
          fields: {
            title: { due: true },
            due_at: { due: { while: { status: 'neq.x', stat: '' } } },
          },
        },
      },
      states: { 'work_order.status': { category: true, states: { open: { tone: 'info' } } } },
    });
    expect(problems.map(({ path }) => path)).toEqual([
      'entities.work_order.fields.title.due',
      'entities.work_order.fields.due_at.due.while.stat',
      'states["work_order.status"].states.open.tone',
    ]);
    expect(fieldOf(order, 'title')?.due).toBeUndefined();
    expect(fieldOf(order, 'due_at')?.due?.value).toEqual({ while: { status: 'neq.x' } });
    expect(specification.states[0]?.states[0]?.tone.value).toBeUndefined();
  });

  it('is one problem, not one for each name, where nothing is known at all', () => {
    const { specification, problems } = applyDeclaration(blankSpecification, {
      title: 'Workshop',
      entities: { work_order: {}, customer: {} },
      states: { 'work_order.status': {} },
    });
    expect(problems.map(({ path }) => path)).toEqual(['entities']);
    expect(specification.purpose.title.value).toBe('Workshop');
    expect(applyDeclaration(blankSpecification, { title: 'Workshop' }).problems).toEqual([]);
  });

  it('names what is no closed list, contradictions and repetitions', () => {
    const { problems } = apply({
      states: {
        'work_order.title': {},
        'work_order.status': {
          states: { completed: { final: true } },
          transitions: [
            { from: 'completed', to: 'open' },
            { from: 'open', to: 'planned' },
            { from: 'open', to: 'planned' },
          ],
        },
      },
      screens: { own: { 'no-slash': { title: 'x' }, '/tenant/late': { title: 'x' } } },
    });
    expect(problems.map(({ path, message }) => [path, message.split(',')[0]])).toEqual([
      ['screens.own["no-slash"]', 'The path of a custom screen starts with / and can’t be /'],
      ['screens.own["/tenant/late"]', 'The path of a custom screen starts with / and can’t be /'],
      [
        'states["work_order.title"]',
        'The database does not say which values work_order.title can have',
      ],
      ['states["work_order.status"].transitions[0].from', '"completed" is declared final'],
      [
        'states["work_order.status"].transitions[2]',
        'There is already a transition from "open" to "planned".',
      ],
    ]);
  });
});

import { applyDeclaration } from '@ninefold/specification/declaration';
import {
  blankSpecification,
  notShown,
  type Declaration,
  type Entity,
  type Field,
} from '@ninefold/specification';
import { describe, expect, it } from 'vitest';
import { workshop } from '../../../specification/testing/workshop.ts';
import { assignedBy } from './assigned.ts';
import { attentionOf } from './attention.ts';
import { homeEntities } from './home-entities.ts';
import { recentField } from '../descriptors/recent-field.ts';
import { latest } from './use-recent-records.ts';

const states: Declaration['states'] = {
  'work_order.status': {
    states: { completed: { settled: true }, open: { label: 'Open', tone: 'info' } },
    transitions: [
      { from: 'open', to: 'planned', label: 'Plan', roles: ['dispatcher'] },
      { from: 'planned', to: 'completed', label: 'Complete', roles: ['technician'] },
      { from: 'completed', to: 'open', label: 'Reopen', roles: ['dispatcher'] },
    ],
  },
};

const attention = (declaration: Declaration, roles = ['dispatcher']) => {
  const { specification } = applyDeclaration(workshop, {
    roles: { dispatcher: {}, technician: {} },
    ...declaration,
  });
  const asked = { specification, declaration, person: { roles } };
  return attentionOf(asked, specification.entities);
};

const moved = (roles: string[]) =>
  attention({ states }, roles)
    .filter(({ source }) => source.from === 'declared')
    .map(({ label, moves }) => [label, ...moves]);

const field = (name: string, facts: Partial<Field>) =>
  ({ name, kind: 'instant', default: null, grants: { select: true }, ...facts }) as Field;

const entity = (fields: readonly Field[], facts: Partial<Entity> = {}) =>
  ({ schema: 'public', name: 'visit', key: ['id'], fields, estimatedRows: 10, ...facts }) as Entity;

describe('the work of a person', () => {
  it('is what is overdue or due soon, each with a link to exactly these records', () => {
    const found = attention({
      entities: { work_order: { fields: { due_at: { due: { while: { status: 'eq.open' } } } } } },
    });
    expect(found.map(({ label, href, source }) => [label, href, source.from])).toEqual([
      ['Overdue', '/data/work_order?status=eq.open&due_at=lt.now', 'declared'],
      [
        'Due within 7 days',
        '/data/work_order?status=eq.open&due_at=gte.now&due_at=lt.in_7_days',
        'declared',
      ],
    ]);
    expect(found.map(({ state }) => state.filters.length)).toEqual([2, 3]);
  });

  it('is guessed from a name without a declaration, and says so', () => {
    const found = attention({});
    expect(found.map(({ label, source }) => [label, source.from])).toEqual([
      ['Due: in the past', 'derived'],
      ['Due: within 7 days', 'derived'],
    ]);
  });

  it('is each state that is not settled and that the person can change', () => {
    expect(moved(['dispatcher'])[0]).toEqual(['Open', 'Plan']);
    expect(moved(['technician'])[0]).toEqual(['planned', 'Complete']);
    expect(moved(['dispatcher']).map(([label]) => label)).not.toContain('completed');
  });

  it('does not include a field that a list merely sorts by', () => {
    const found = attention({ states: { 'work_order.status': { category: true } } });
    expect(found.filter(({ source }) => source.from === 'declared')).toEqual([]);
  });
});

const listed = (name: string, rest: object = {}) =>
  ({ name, schema: 'public', inNavigation: true, grants: { select: true }, ...rest }) as never;

const toWorker = (name: string) => ({
  constraint: `${name}_fkey`,
  fields: [name],
  entity: 'worker',
  schema: 'public',
  referencedFields: ['id'],
});

describe('records are assigned to a person', () => {
  const account = (name: string, facts: object = {}) =>
    ({ ...field(name, { kind: 'uuid', person: true }), label: {}, ...facts }) as Field;
  const worker = entity([field('id', { kind: 'integer' }), account('user_id')], {
    name: 'worker',
    unique: [['user_id']],
    references: [],
    display: notShown,
  });
  const conditionsOf = (job: Entity) =>
    assignedBy({ ...blankSpecification, entities: [worker, job] }, job).map(({ condition }) =>
      condition.join('='),
    );
  const job = (fields: readonly Field[], references: readonly string[] = []) =>
    entity(fields, {
      name: 'job',
      display: notShown,
      unique: [],
      references: references.map(toWorker) as never,
    });

  it('by a field with their account, but not by one that says who wrote the record', () => {
    const fields = [
      account('owner'),
      account('updated_by'),
      account('author', { default: 'auth.uid()' }),
      account('secret', { grants: { select: false } }),
    ];
    expect(conditionsOf(job(fields))).toEqual(['owner=eq.me']);
  });

  it('by a reference to the only record with their account', () => {
    const fields = [field('worker_id', { kind: 'integer' }), field('created_by', {})];
    expect(conditionsOf(job(fields, ['worker_id', 'created_by']))).toEqual([
      'worker_id.and=(user_id.eq.me)',
    ]);
  });

  it('never the record that is themselves', () => {
    expect(conditionsOf(worker)).toEqual([]);
  });
});

describe('home looks into', () => {
  it('at most the first eight entities, and no hidden one', () => {
    const names = Array.from({ length: 20 }, (_name, index) => `entity_${index}`);
    const declaration: Declaration = {
      states: { 'entity_15.status': { transitions: [] } },
      entities: { entity_12: { fields: { due_on: { due: true } } } },
      screens: { entities: { entity_0: { list: { roles: ['owner'] } } } },
    };
    const entities = [
      listed('joining', { inNavigation: false }),
      listed('secret', { grants: { select: false } }),
      ...names.map((name) => listed(name)),
    ];
    expect(homeEntities({ declaration, entities }, ['dispatcher'])).toEqual(
      [12, 15, 1, 2, 3, 4, 5, 6].map((index) => `entity_${index}`),
    );
  });
});

const record = (title: string, at?: string) =>
  ({ entity: entity([]), row: { id: title, title }, at }) as never;

describe('recent', () => {
  const id = field('id', { kind: 'integer' });
  const created = field('created_at', { default: 'now()' });
  const read = field('read_at', { default: 'now()' });
  const updated = field('updated_at', {});

  it.each([
    ['updates before creation', entity([id, created, updated]), 'updated_at update'],
    ['a name in capitals', entity([id, field('LastModifiedDate', {})]), 'LastModifiedDate update'],
    [
      'what a trigger sets at each update',
      entity([id, field('stamp', { overwritten: 'update' })]),
      'stamp update',
    ],
    ['creation', entity([id, created]), 'created_at creation'],
    ['no time of something else', entity([id, read]), 'id key'],
    [
      'no time that is set once, at the insert',
      entity([id, field('stamp', { overwritten: 'insert' })]),
      'id key',
    ],
    ['a number where no moment is filled in', entity([id, field('due_at', {})]), 'id key'],
    ['nothing where the key is no number', entity([field('id', { kind: 'uuid' })]), undefined],
    [
      'nothing that may not be read',
      entity([field('updated_at', { default: 'now()', grants: { select: false } as never })]),
      undefined,
    ],
    ['no order that is slow', entity([id, created], { estimatedRows: 5_000_000 }), 'id key'],
  ])('goes by %s', (_what, of, by) => {
    const found = recentField(of);
    expect(found && `${found.field.name} ${found.by}`).toBe(by);
  });

  it('is the latest of all entities', () => {
    const records = [
      record('second', '2026-11-20T10:00:00+01:00'),
      record('never'),
      record('first', '2026-11-20T09:30:00+00:00'),
      record('third', '2026-11-19T10:00:00+00:00'),
    ];
    expect(latest(records, 2).map(({ row }) => row.title)).toEqual(['first', 'second']);
  });

  it('leaves out records that were written in bulk', () => {
    const at = '2026-11-20T10:00:00+01:00';
    const bulk = ['one', 'two', 'three'].map((title) => record(title, at));
    const byHand = record('by hand', '2026-11-18T10:00:00+01:00');
    expect(latest([...bulk, byHand], 8).map(({ row }) => row.title)).toEqual(['by hand']);
  });
});

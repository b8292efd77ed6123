import {
  type Entity,
  findEntity,
  notShown,
  type Rule,
  type Specification,
} from '@ninefold/specification';
import { describe, expect, it } from 'vitest';
import { workshop } from '../../../specification/testing/workshop.ts';
import { refusedChecks } from './refused-checks.ts';
import { undecidedChecks } from './undecided-checks.ts';

const context = { now: Date.UTC(2026, 10, 20, 12), timeZone: 'UTC' };
const source = { from: 'database', object: 'table public.work_order' } as const;

function rule(constraint: string, fields: readonly string[], sql: string): Rule {
  return { entity: 'work_order', kind: 'check', fields, statement: '', constraint, sql, source };
}

const dates = rule(
  'work_order_dates',
  ['opened_at', 'due_at'],
  'CHECK (((due_at IS NULL) OR (due_at > opened_at)))',
);

function withRules(
  rules: readonly Rule[],
  change: (entity: Entity) => Entity = (entity) => entity,
): { specification: Specification; entity: Entity } {
  const specification = {
    ...workshop,
    rules,
    entities: workshop.entities.map((entity) =>
      entity.name === 'work_order'
        ? change({
            ...entity,
            fields: [
              ...entity.fields.filter(({ name }) => name !== 'due_at'),
              {
                ...(entity.fields.find(
                  ({ name }) => name === 'opened_at',
                ) as Entity['fields'][number]),
                name: 'due_at',
                label: { value: 'Due', source: { from: 'derived', of: 'a name' } as const },
                nullable: true,
              },
            ],
          })
        : entity,
    ),
  };
  return { specification, entity: findEntity(specification, 'work_order') as Entity };
}

const early = { opened_at: '2026-11-20T10:00:00+00:00', due_at: '2026-11-20T09:00:00+00:00' };

describe('a CHECK over two fields', () => {
  const { specification, entity } = withRules([dates]);

  it('refuses values that would be stored, at both fields, in words', () => {
    expect(refusedChecks(specification, entity, { sent: early }, context)).toEqual([
      {
        constraint: 'work_order_dates',
        fields: ['due_at', 'opened_at'],
        message: '“Due” must be later than “Opened”.',
        source,
      },
    ]);
  });

  it('compares a sent value with a stored one, and is not asked about others', () => {
    const { opened_at, due_at } = early;
    const before = { opened_at, due_at: null };
    const asked = (sent: object) =>
      refusedChecks(specification, entity, { before, sent: { ...sent } }, context).length;
    expect(asked({ due_at })).toBe(1);
    expect(asked({ due_at: '2026-11-21T09:00:00+00:00' })).toBe(0);
    expect(
      refusedChecks(specification, entity, { before: early, sent: { title: 'x' } }, context),
    ).toEqual([]);
  });

  it('leaves a value that is not known to the database', () => {
    const { due_at } = early;
    expect(refusedChecks(specification, entity, { before: {}, sent: { due_at } }, context)).toEqual(
      [],
    );
  });

  it.each([
    ['a trigger may assign', { assignedByTrigger: 'always' }],
    ['the database generates', { generated: 'stored' }],
  ] as const)('leaves a field to the database that %s', (_, facts) => {
    const assigned = withRules([dates], (each) => ({
      ...each,
      fields: each.fields.map((field) =>
        field.name === 'due_at' ? { ...field, ...facts } : field,
      ),
    }));
    expect(
      refusedChecks(assigned.specification, assigned.entity, { sent: early }, context),
    ).toEqual([]);
  });

  it('says what the team declares', () => {
    const declared = {
      value: 'Finish after you begin.',
      source: { from: 'declared', at: 'errors' },
    } as const;
    const entry = {
      code: '23514',
      constraint: 'work_order_dates',
      message: declared,
      reaction: notShown,
      source,
    };
    const [refused] = refusedChecks(
      { ...specification, errors: [entry] },
      entity,
      { sent: early },
      context,
    );
    expect(refused?.message).toBe('Finish after you begin.');
  });
});

describe('a new record', () => {
  it('has the literal defaults of its table, and NULL without one', () => {
    const { specification, entity } = withRules([
      rule('is_open', ['status'], "CHECK ((status <> 'open'::work_order_status))"),
      rule('is_due', ['due_at'], 'CHECK ((due_at IS NOT NULL))'),
    ]);
    const refused = refusedChecks(specification, entity, { sent: {} }, context);
    expect(refused.map(({ constraint }) => constraint)).toEqual(['is_open', 'is_due']);
    expect(refused[0]?.message).toBe('“Status” must not be “open”.');
  });

  it('is asked about the constraints of domains', () => {
    const { specification, entity } = withRules(
      [
        {
          ...rule('is_short', ['title'], 'CHECK ((length(VALUE) < 3))'),
          source: { from: 'database', object: 'constraint is_short on domain public.short' },
        },
      ],
      (each) => ({
        ...each,
        fields: each.fields.map((field) =>
          field.name === 'title' ? { ...field, type: 'short', baseType: 'text' } : field,
        ),
      }),
    );
    const asked = (title: string) =>
      refusedChecks(specification, entity, { sent: { title } }, context).map(
        ({ fields }) => fields,
      );
    expect(asked('long')).toEqual([['title']]);
    expect(asked('ok')).toEqual([]);
  });
});

it('lists the constraints that only the database checks, with the reason', () => {
  const { specification, entity } = withRules([
    dates,
    rule('is_fine', ['title'], 'CHECK (public.is_fine(title))'),
  ]);
  expect(undecidedChecks(specification, entity)).toEqual([
    { constraint: 'is_fine', reason: 'Only the database computes “public.is_fine”.' },
  ]);
});

import type { RecordValues } from '@ninefold/data/records';
import type { ReadRecord } from '@ninefold/data/records/bulk';
import { findEntity, type Rule } from '@ninefold/specification';
import { applyDeclaration } from '@ninefold/specification/declaration';
import { describe, expect, it } from 'vitest';
import { workshop } from '../../../../specification/testing/workshop.ts';
import { formFields } from '../../descriptors/index.ts';
import { reasonsOf, splitByRejection } from './bulk-task.ts';
import { editChoices } from './edit-choices.ts';
import { type StepContext, stepChoices, stepTask } from './step-choices.ts';

const { specification } = applyDeclaration(workshop, {
  roles: { owner: { label: 'Owner' } },
  states: {
    'work_order.status': {
      transitions: [
        { from: 'open', to: 'planned', label: 'Plan', needs: ['due_at'] },
        { from: 'planned', to: 'open', label: 'Back' },
        { from: 'planned', to: 'completed', roles: ['owner'] },
        { from: 'open', to: 'completed', roles: ['owner'] },
      ],
    },
  },
});
const entity = findEntity(specification, 'work_order');
if (entity === undefined) throw new Error('The sample has no work orders.');

function contextOf(...roles: readonly string[]): StepContext {
  if (entity === undefined) throw new Error('The sample has no work orders.');
  const fields = formFields(specification, entity, { mode: 'move', roles });
  const asked = { specification, declaration: {}, person: { roles } };
  return { asked, entity, fields };
}

function record(id: string, status: string, due: string | null = null): ReadRecord {
  return { id, title: id, values: { status, due_at: due }, links: {}, request: 0 };
}

const records = [
  record('a', 'open'),
  record('b', 'open', '2026-12-01T00:00:00Z'),
  record('c', 'planned'),
  record('d', 'completed'),
];
const ids = (some: readonly ReadRecord[]) => some.map(({ id }) => id).join();

describe('the transitions of many records', () => {
  it('are those that some records can take, with roles and requirements', () => {
    const found = stepChoices(contextOf('dispatcher'), records);
    expect(
      found.map(({ label, able, unable, missing }) => [label, ids(able), [...unable], missing]),
    ).toEqual([
      [
        'Plan',
        'a,b',
        [
          ['planned', 1],
          ['completed', 1],
        ],
        ['due_at'],
      ],
      [
        'Back',
        'c',
        [
          ['open', 2],
          ['completed', 1],
        ],
        [],
      ],
    ]);
    expect(stepChoices(contextOf('owner'), records).map(({ able }) => ids(able))).toEqual([
      'a,b',
      'a,b,c',
      'c',
    ]);
    expect(stepChoices(contextOf('owner'), records.slice(3))).toEqual([]);
  });

  it('fill in only missing values, and can be undone if a transition leads back', () => {
    const context = contextOf('dispatcher');
    const [plan] = stepChoices(context, records);
    if (plan === undefined) throw new Error('There is no step.');
    const due = '2027-01-01T00:00:00Z';
    const task = stepTask(context, plan, { due_at: due });
    const { write } = task;
    if (typeof write === 'function' || write.operation !== 'update') throw new Error('No update.');
    const values = records.map(
      (each): RecordValues | string => task.rejection(each) ?? write.values(each),
    );
    expect(values).toEqual([
      { status: 'planned', due_at: due },
      { status: 'planned' },
      'The status is already “planned”.',
      'The status “planned” can’t follow “completed”.',
    ]);
    const [first] = records;
    if (first === undefined) throw new Error('There is no record.');
    const after = { status: 'planned', due_at: due };
    const back = task.undo?.([savedRow(first, after)]);
    expect(back?.write.operation === 'update' && back.write.values(first)).toEqual({
      status: 'open',
      due_at: null,
    });
  });

  it('can’t be undone if no transition leads back', () => {
    const context = contextOf('owner');
    const task = stepTask(context, { field: 'status', to: stateOf('completed') }, {});
    const [first] = records;
    if (first === undefined) throw new Error('There is no record.');
    expect(task.undo?.([savedRow(first, { status: 'completed' })])).toBeUndefined();
  });
});

it('of three records, one that a CHECK would refuse is rejected with its reason', () => {
  const rule: Rule = {
    entity: 'work_order',
    kind: 'check',
    fields: ['status', 'due_at'],
    statement: '',
    constraint: 'planned_is_due',
    sql: `CHECK (((status <> 'planned'::work_order_status) OR (due_at > '2026-11-20 00:00:00+00'::timestamp with time zone)))`,
    source: { from: 'database', object: 'constraint planned_is_due' },
  };
  const known = { ...specification, rules: [rule] };
  const given = contextOf('dispatcher');
  const context = { ...given, asked: { ...given.asked, specification: known } };
  const three = [
    record('a', 'open', '2026-11-01T00:00:00Z'),
    record('b', 'open', '2026-12-01T00:00:00Z'),
    record('c', 'open'),
  ];
  const reason = 'If “Status” is “planned”: “Due” must be later than Nov 20, 2026, 12:00 AM UTC.';
  const [plan] = stepChoices(context, three);
  if (plan === undefined) throw new Error('There is no step.');
  expect(ids(plan.able)).toBe('b,c');
  expect([...plan.refused].map(([{ id }, message]) => [id, message])).toEqual([['a', reason]]);
  // What is entered decides about the one without a day.
  const task = stepTask(context, plan, { due_at: '2026-11-02T00:00:00Z' });
  expect(task.fields).toContain('due_at');
  const { able, unable } = splitByRejection(three, task);
  expect(ids(able)).toBe('b');
  expect(ids(unable)).toBe('a,c');
  if (entity === undefined) return;
  expect(reasonsOf(entity, unable, task)).toEqual([`2 work orders: ${reason}`]);
  expect(reasonsOf(entity, unable.slice(1), task)).toEqual([`“c”: ${reason}`]);
});

function savedRow(row: ReadRecord, values: RecordValues) {
  const saved = { ...row, values: { ...row.values, ...values } };
  return { row, result: { status: 'saved', before: row, record: saved, values } } as const;
}

function stateOf(value: string) {
  const found = specification.states[0]?.states.find((state) => state.value === value);
  if (found === undefined) throw new Error(`There is no ${value}.`);
  return found;
}

it('identifying fields and status fields can’t be set for many records', () => {
  if (entity === undefined) return;
  const fields = formFields(specification, entity, { mode: 'change', roles: [] });
  expect(editChoices(specification, entity, fields).map(({ label }) => label)).toEqual([
    'Title',
    'Opened',
    'Due',
    'Customer',
  ]);
});

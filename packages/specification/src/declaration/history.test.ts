import { expect, test } from 'vitest';
import { workshop } from '../../testing/workshop.ts';
import { findEntity } from '../model/queries.ts';
import type { Entity, Field, Specification } from '../model/specification.ts';
import { applyDeclaration } from './apply.ts';
import type { HistoryDeclaration } from './declaration.ts';

const order = findEntity(workshop, 'work_order') as Entity;

function field(name: string, kind: Field['kind']): Field {
  return { ...(order.fields[0] as Field), name, kind, type: kind };
}

const audit: Entity = {
  ...order,
  name: 'audit_entry',
  references: [],
  fields: [
    field('id', 'integer'),
    field('occurred_at', 'instant'),
    field('actor_name', 'text'),
    field('relation', 'text'),
    field('record_id', 'text'),
    field('before', 'json'),
    field('after', 'json'),
  ],
};
const withAudit: Specification = { ...workshop, entities: [...workshop.entities, audit] };

const history: HistoryDeclaration = {
  of: ['work_order'],
  entity: 'relation',
  record: 'record_id',
  at: 'occurred_at',
  by: 'actor_name',
  before: 'before',
  after: 'after',
};

function applied(declared: HistoryDeclaration) {
  const { specification, problems } = applyDeclaration(withAudit, {
    entities: { audit_entry: { history: declared } },
  });
  return { history: findEntity(specification, 'audit_entry')?.history, problems };
}

test('a table is declared to keep the changes of others', () => {
  expect(applied(history)).toEqual({
    history: { value: history, source: { from: 'declared', at: 'entities.audit_entry.history' } },
    problems: [],
  });
});

test('a field that there is not, or that can’t hold what it should, leaves the rows as they are', () => {
  expect(applied({ ...history, record: 'record' })).toEqual({
    history: undefined,
    problems: [
      {
        path: 'entities.audit_entry.history.record',
        message: expect.stringContaining('Did you mean "record_id"?') as string,
        nearest: ['record_id'],
      },
    ],
  });
  expect(applied({ ...history, at: 'actor_name', after: 'relation' })).toEqual({
    history: undefined,
    problems: [
      {
        path: 'entities.audit_entry.history.at',
        message: 'actor_name is not a date or time, so it can’t say when a record changed.',
        nearest: [],
      },
      {
        path: 'entities.audit_entry.history.after',
        message: 'relation is not JSON, so it can’t hold the values after.',
        nearest: [],
      },
    ],
  });
});

test('who changed a record may be left out, or unknown', () => {
  const { by: _, ...anonymous } = history;
  expect(applied(anonymous)).toMatchObject({ history: { value: anonymous }, problems: [] });
  const { history: kept, problems } = applied({ ...history, by: 'actor' });
  expect(kept?.value).toEqual(anonymous);
  expect(problems.map(({ path }) => path)).toEqual(['entities.audit_entry.history.by']);
});

test('an entity that this account does not know stays declared, and is a problem', () => {
  const { history: kept, problems } = applied({ ...history, of: ['work_order', 'work_ordr'] });
  expect(kept?.value?.of).toEqual(['work_order', 'work_ordr']);
  expect(problems).toMatchObject([
    { path: 'entities.audit_entry.history.of[1]', nearest: ['work_order'] },
  ]);
});

import type { FieldValue } from '@ninefold/data/records';
import { applyDeclaration } from '@ninefold/specification/declaration';
import type { ChangeHistory, Field, Specification } from '@ninefold/specification';
import { expect, test } from 'vitest';
import { workshop } from '../../../specification/testing/workshop.ts';
import { changeOf } from './change-of.ts';

const history: ChangeHistory = {
  of: ['work_order'],
  entity: 'relation',
  record: 'record_id',
  at: 'occurred_at',
  before: 'before',
  after: 'after',
};

const { specification } = applyDeclaration(workshop, {
  entities: { work_order: { fields: { due_at: { label: 'Due', hidden: true } } } },
});

type Values = Readonly<Record<string, FieldValue>>;

function change(before: Values | null, after: Values | null, known: Specification = specification) {
  const { kind, fields, hasMore } = changeOf(known, history, {
    values: {
      relation: 'work_order',
      record_id: '7',
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    },
  });
  return {
    kind,
    hasMore,
    fields: fields.map(({ field, ...values }) => ({ label: field.label, ...values })),
  };
}

test('a change names the fields with a different value', () => {
  expect(change({ status: 'open', title: 'Seal' }, { status: 'planned', title: 'Seal' })).toEqual({
    kind: 'changed',
    fields: [{ label: 'Status', before: 'open', after: 'planned' }],
    hasMore: false,
  });
});

test('empty values stay empty, and numbers are texts as in a record', () => {
  expect(change({ customer_id: null }, { customer_id: 12 }).fields).toEqual([
    { label: 'Customer', before: null, after: '12' },
  ]);
});

test('a record without old values was created, one without new values deleted', () => {
  expect(change(null, { title: 'Seal' })).toEqual({ kind: 'created', fields: [], hasMore: false });
  expect(change({ title: 'Seal' }, null)).toEqual({ kind: 'deleted', fields: [], hasMore: false });
});

function withTitleClosed(field: Field): Field {
  return field.name === 'title' ? { ...field, grants: { ...field.grants, select: false } } : field;
}

test('values without access are not shown, and hidden fields are left out', () => {
  const narrow: Specification = {
    ...specification,
    entities: specification.entities.map((entity) => ({
      ...entity,
      fields: entity.fields.map(withTitleClosed),
    })),
  };
  const notShown = { kind: 'changed', fields: [], hasMore: true };
  expect(change({ title: 'Seal' }, { title: 'Gasket' }, narrow)).toEqual(notShown);
  expect(change({ gone: 1 }, { gone: 2 })).toEqual(notShown);
  expect(change({ due_at: '2026-11-20' }, { due_at: null })).toEqual({
    ...notShown,
    hasMore: false,
  });
  expect(change({ title: 'Seal' }, { title: 'Gasket' }, { ...narrow, entities: [] })).toEqual(
    notShown,
  );
});

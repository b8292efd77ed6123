import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  callAddress,
  entityAddress,
  errorAddress,
  fieldAddress,
  fieldAnchor,
  grantsAddress,
  limitAddress,
  policiesAddress,
  roleAddress,
  ruleAddress,
  screenAddress,
  statesAddress,
} from './specification-address.ts';

const database = { from: 'database', object: 'a name' } as const;

test('the address of a fact names its point and its subject', () => {
  const check = { entity: 'visit', kind: 'check', fields: [], source: database } as const;
  expect([
    screenAddress({ kind: 'list', path: '/data/visit' }),
    entityAddress('work_order'),
    fieldAddress('work_order', 'due_at'),
    statesAddress({ entity: 'visit', field: 'status' }),
    ruleAddress({ ...check, constraint: 'visit_ends_after_it_begins' }),
    roleAddress('dispatcher'),
    grantsAddress('authenticated', 'visit'),
    policiesAddress('visit'),
    callAddress({ method: 'GET', path: '/rest/v1/visit' }),
    errorAddress({ code: '23514', entity: 'visit', constraint: 'visit_times' }),
    limitAddress({ name: 'Visit: note', entity: 'visit', field: 'note' }),
    limitAddress({ name: 'Rows', setting: 'pgrst.db_max_rows' }),
  ]).toEqual([
    '/specification/screens#list/data/visit',
    '/specification/entities#work_order',
    '/specification/entities#work_order/due_at',
    '/specification/states#visit/status',
    '/specification/rules#visit/check/visit_ends_after_it_begins',
    '/specification/permissions#role/dispatcher',
    '/specification/permissions#grants/authenticated/visit',
    '/specification/permissions#policies/visit',
    '/specification/calls#GET/rest/v1/visit',
    '/specification/errors#23514/visit/visit_times',
    '/specification/limits#field/visit/note',
    '/specification/limits#setting/pgrst.db_max_rows',
  ]);
});

test('two declared rules on the same fields have different addresses', () => {
  const rule = { entity: 'visit', kind: 'declared', fields: ['note'] } as const;
  const at = (place: string) => ruleAddress({ ...rule, source: { from: 'declared', at: place } });
  expect(at('rules[0]')).not.toBe(at('rules[1]'));
});

const name = fc.string({ unit: 'binary', minLength: 1 });

test('different names have different addresses', () => {
  fc.assert(
    fc.property(name, name, name, name, (entity, field, other, otherField) => {
      fc.pre(entity !== other || field !== otherField);
      expect(fieldAnchor(entity, field)).not.toBe(fieldAnchor(other, otherField));
    }),
  );
});

test('browsers don’t change the hash of any name, and it is a valid id', () => {
  fc.assert(
    fc.property(name, name, (entity, field) => {
      const { hash } = new URL(fieldAddress(entity, field), 'http://application.test');
      expect(hash).toBe(`#${fieldAnchor(entity, field)}`);
      expect(decodeURIComponent(hash)).toBe(hash);
      expect(hash).not.toMatch(/\s/);
    }),
  );
});

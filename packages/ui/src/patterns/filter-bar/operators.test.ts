import { expect, test } from 'vitest';
import { customer, due, status, tags, title } from '../../../testing/workshop-sample/fields.ts';
import { asEdited, asFiltered, canFilterBy, operatorsOf, operatorsWith } from './operators.ts';

test('a text is looked into, a state is chosen from, a moment is before or after', () => {
  expect(operatorsOf(title)[0]).toBe('contains');
  expect(operatorsOf(status)).toEqual(['in', 'notIn']);
  expect(operatorsOf(due)).toContain('lt');
});

test('records are chosen one or several, and words are matched where a search serves them', () => {
  expect(operatorsOf(customer)).toEqual(expect.arrayContaining(['eq', 'in', 'notIn']));
  expect(operatorsOf(title)).not.toContain('matches');
  expect(operatorsOf({ ...title, searchable: true })).toContain('matches');
  const document = { ...title, kind: 'other', type: 'tsvector', searchable: true } as const;
  expect(operatorsOf(document)).toEqual(['matches']);
});

test('only what may be empty can be asked to be empty', () => {
  expect(operatorsOf(title)).not.toContain('empty');
  expect(operatorsOf(due)).toContain('empty');
});

test('another value is also none where the field may be empty', () => {
  expect(operatorsOf(title)).toContain('neq');
  expect(operatorsOf({ ...title, required: false })).toContain('isNot');
});

test('a field of which nothing can be asked is not offered', () => {
  expect(canFilterBy({ ...tags, required: true, elementKind: 'json' })).toBe(false);
  expect(canFilterBy(title)).toBe(true);
});

test('what has no order is compared with nothing', () => {
  const place = { ...title, kind: 'other', type: 'point', sortable: false } as const;
  expect(operatorsOf(place)).toEqual([]);
  expect(operatorsOf({ ...place, nullable: true })).toEqual(['empty', 'notEmpty']);
  expect(operatorsOf({ ...place, type: 'inet', sortable: undefined })).toContain('eq');
  expect(operatorsOf({ ...place, type: 'money', sortable: undefined })).toContain('between');
});

test('an operator that an address gave is kept beside those on offer', () => {
  const filter = { field: 'title', operator: 'lt', values: ['Leak'] } as const;
  expect(operatorsWith(title, filter)).toEqual(['lt', ...operatorsOf(title)]);
  const state = { field: 'status', operator: 'eq', values: ['open'] } as const;
  expect(asEdited(status, state)).toEqual({ ...state, operator: 'in' });
});

test('a field of a composite reference is filtered by its own value', () => {
  const reference = { constraint: 'order_fkey', entityLabel: 'Order' };
  const part = { ...customer, reference: { ...reference, fields: ['tenant', 'customer_id'] } };
  expect(asFiltered(part).reference).toBeUndefined();
  expect(asFiltered(customer)).toBe(customer);
});

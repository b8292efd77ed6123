import { expect, test } from 'vitest';
import { customer, due, status, tags, title } from '../../../testing/workshop-sample/fields.ts';
import { asEdited, asFiltered, canFilterBy, operatorsOf, operatorsWith } from './operators.ts';

test('a text is looked into, a state is chosen from, a moment is before or after', () => {
  expect(operatorsOf(title)[0]).toBe('contains');
  expect(operatorsOf(status)).toEqual(['in']);
  expect(operatorsOf(due)).toContain('lt');
});

test('only what may be empty can be asked to be empty', () => {
  expect(operatorsOf(title)).not.toContain('empty');
  expect(operatorsOf(due)).toContain('empty');
});

test('a field of which nothing can be asked is not offered', () => {
  expect(canFilterBy({ ...tags, required: true })).toBe(false);
  expect(canFilterBy(title)).toBe(true);
});

test('an operator that an address gave is kept beside those on offer', () => {
  const filter = { field: 'title', operator: 'in', values: ['Leak', 'Noise'] } as const;
  expect(operatorsWith(title, filter)).toEqual(['in', ...operatorsOf(title)]);
  const state = { field: 'status', operator: 'eq', values: ['open'] } as const;
  expect(asEdited(status, state)).toEqual({ ...state, operator: 'in' });
});

test('a field of a composite reference is filtered by its own value', () => {
  const reference = { constraint: 'order_fkey', entityLabel: 'Order' };
  const part = { ...customer, reference: { ...reference, fields: ['tenant', 'customer_id'] } };
  expect(asFiltered(part).reference).toBeUndefined();
  expect(asFiltered(customer)).toBe(customer);
});

import { expect, test } from 'vitest';
import { due, status, tags, title } from '../workshop-sample/fields.ts';
import { canFilterBy, operatorsOf } from './operators.ts';

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

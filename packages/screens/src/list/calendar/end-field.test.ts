import { expect, test } from 'vitest';
import { findEntity } from '@ninefold/specification';
import { workshop } from '../../../../specification/testing/workshop.ts';
import { endFieldOf } from './end-field.ts';

const [sample] = findEntity(workshop, 'work_order')?.fields ?? [];
const named = (name: string, kind: 'instant' | 'date' | 'range' = 'instant', select = true) => {
  if (sample === undefined) throw new Error('The sample has no fields.');
  return { ...sample, name, kind, grants: { ...sample.grants, select } };
};

test.each([
  ['starts_at', 'ends_at'],
  ['start', 'end'],
  ['valid_from', 'valid_until'],
  ['work_started_on', 'work_finished_on'],
])('%s ends at %s', (start, end) => {
  const fields = [named('created_at'), named(start), named(end)];
  expect(endFieldOf({ fields }, named(start))?.name).toBe(end);
});

test('a field of another kind, a field that can’t be read, and a field without a matching start are no end', () => {
  expect(endFieldOf({ fields: [named('ends_at', 'date')] }, named('starts_at'))).toBeUndefined();
  expect(
    endFieldOf({ fields: [named('ends_at', 'instant', false)] }, named('starts_at')),
  ).toBeUndefined();
  expect(endFieldOf({ fields: [named('closed_at')] }, named('due_at'))).toBeUndefined();
});

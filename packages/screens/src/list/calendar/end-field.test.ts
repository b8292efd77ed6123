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

test('there is no end of another kind, one that can’t be read, or one without a beginning', () => {
  expect(endFieldOf({ fields: [named('ends_at', 'date')] }, named('starts_at'))).toBeUndefined();
  expect(
    endFieldOf({ fields: [named('ends_at', 'instant', false)] }, named('starts_at')),
  ).toBeUndefined();
  expect(endFieldOf({ fields: [named('closed_at')] }, named('due_at'))).toBeUndefined();
});

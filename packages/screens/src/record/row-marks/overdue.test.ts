import { applyDeclaration, type FieldDeclaration } from '@ninefold/specification/declaration';
import { findEntity } from '@ninefold/specification';
import type { RecordRow } from '@ninefold/ui/shapes';
import { expect, test } from 'vitest';
import { workshop } from '../../../../specification/testing/workshop.ts';
import { overdueMarks } from './overdue.ts';

const at = { now: Date.parse('2026-11-20T11:00:30Z'), timeZone: 'Europe/Berlin' };

function marksOf(due: FieldDeclaration['due'], values: Record<string, string | null>) {
  const { specification } = applyDeclaration(workshop, {
    entities: { work_order: { fields: { due_at: { due } } } },
  });
  const entity = findEntity(specification, 'work_order');
  if (entity === undefined) throw new Error('The sample has no work orders.');
  const row: RecordRow = { id: '1', title: '', values, links: {} };
  return overdueMarks(entity, at)(row).marks;
}

const past = '2026-11-20T11:00:00+00:00';
const open = { while: { status: 'in.(open,planned)' } };

test('a record is marked past its declared moment, while the declared conditions hold', () => {
  const marks = { due_at: { label: 'Overdue', tone: 'danger' } };
  expect(marksOf(open, { due_at: past, status: 'open' })).toEqual(marks);
  expect(marksOf(true, { due_at: past })).toEqual(marks);
  expect(marksOf(open, { due_at: past, status: 'completed' })).toBeUndefined();
  expect(marksOf(open, { due_at: '2026-11-20T11:01:00+00:00', status: 'open' })).toBeUndefined();
  expect(marksOf(open, { due_at: null, status: 'open' })).toBeUndefined();
  // A condition on what was not read is not known to hold.
  expect(marksOf(open, { due_at: past })).toBeUndefined();
});

test('nothing is marked without a declaration', () => {
  expect(marksOf(undefined, { due_at: past })).toBeUndefined();
});

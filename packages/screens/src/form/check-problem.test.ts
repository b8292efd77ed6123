import { findEntity, type Rule, type Specification } from '@ninefold/specification';
import { expect, it } from 'vitest';
import { workshop } from '../../../specification/testing/workshop.ts';
import { checkProblem } from './check-problem.ts';

const rule: Rule = {
  entity: 'work_order',
  kind: 'check',
  fields: ['title', 'number'],
  statement: '',
  constraint: 'title_is_not_number',
  sql: 'CHECK ((title <> number))',
  source: { from: 'database', object: 'table public.work_order' },
};
const specification: Specification = { ...workshop, rules: [rule] };

function problem(
  name: string,
  texts: Readonly<Record<string, string | null>>,
  values?: Readonly<Record<string, string>>,
): string | undefined {
  const entity = findEntity(specification, 'work_order');
  if (entity === undefined) throw new Error('The sample has no work orders.');
  const row = values && { id: '1', title: '', values, links: {} };
  return checkProblem(specification, entity, name, { row, texts });
}

const refused = '“Title” must not be the same as “Number”.';

it('is said at both fields of the rule, and at no other', () => {
  const texts = { title: 'a', number: 'a', status: 'open' };
  expect(problem('title', texts)).toBe(refused);
  expect(problem('number', texts)).toBe(refused);
  expect(problem('status', texts)).toBeUndefined();
  expect(problem('title', { ...texts, number: 'b' })).toBeUndefined();
});

it('compares what was typed with what is stored', () => {
  expect(problem('title', { title: 'a' }, { title: 'b', number: 'a' })).toBe(refused);
  expect(problem('title', { title: 'a' }, { title: 'b' })).toBeUndefined();
});

it('is not asked about a record as it is stored', () => {
  expect(problem('title', { title: 'a' }, { title: 'a', number: 'a' })).toBeUndefined();
});

it('does not take a field for empty that a new record’s form does not show', () => {
  const all = { ...specification, rules: [{ ...rule, sql: 'CHECK ((number IS NOT NULL))' }] };
  const entity = findEntity(all, 'work_order');
  if (entity === undefined) throw new Error('The sample has no work orders.');
  const asked = (texts: Readonly<Record<string, null>>) =>
    checkProblem(all, entity, 'number', { row: undefined, texts });
  expect(asked({})).toBeUndefined();
  expect(asked({ number: null })).toContain('title_is_not_number');
});

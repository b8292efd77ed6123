import { findEntity, type Rule, type Specification } from '@ninefold/specification';
import { expect, it } from 'vitest';
import { workshop } from '../../../specification/testing/workshop.ts';
import { readableFields } from './index.ts';
import { recordCheck } from './record-check.ts';

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

function checkIn(
  known: Specification,
  name: string,
  texts: Readonly<Record<string, string | null>>,
  values?: Readonly<Record<string, string>>,
): string | undefined {
  const entity = findEntity(known, 'work_order');
  const field = entity && readableFields(known, entity).find((each) => each.name === name);
  if (entity === undefined || field === undefined) throw new Error(`There is no ${name}.`);
  const check = recordCheck(
    { specification: known, declaration: {}, person: { roles: [] } },
    entity,
    values && { values },
  );
  return check(field, texts[name] ?? null, texts);
}

function problem(
  name: string,
  texts: Readonly<Record<string, string | null>>,
  values?: Readonly<Record<string, string>>,
): string | undefined {
  return checkIn(specification, name, texts, values);
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
  expect(checkIn(specification, 'number', {})).toBeUndefined();
  expect(checkIn(specification, 'number', { number: null })).toBe('Fill in Number.');
});

const coded = (assignedByTrigger?: 'always'): Specification => ({
  ...workshop,
  rules: [
    {
      ...rule,
      fields: ['title'],
      constraint: 'title_is_a_code',
      sql: `CHECK ((title ~ '^[A-Z]{3}$'::text))`,
    },
  ],
  entities: workshop.entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) =>
      field.name === 'title'
        ? { ...field, ...(assignedByTrigger && { assignedByTrigger }) }
        : field,
    ),
  })),
});

it('leaves a text to the database that a trigger replaces', () => {
  const texts = { title: 'abc' };
  expect(checkIn(coded(), 'title', texts)).toBe(
    'Enter a value in the expected format, such as ABC.',
  );
  expect(checkIn(coded('always'), 'title', texts)).toBeUndefined();
});

import { classify } from '@ninefold/data/errors';
import { blankSpecification, type Specification } from '@ninefold/specification';
import { expect, it } from 'vitest';
import { mayShowAnotherSchema } from './sign-of-change.ts';

const known: Specification = {
  ...blankSpecification,
  rules: [
    {
      entity: 'skill',
      fields: ['name'],
      kind: 'unique',
      statement: 'No two skills have the same name.',
      constraint: 'skill_name_unique',
      source: { from: 'database', object: 'constraint skill_name_unique on public.skill' },
    },
  ],
};

const isSign = (code: string, message: string, status = 400) =>
  mayShowAnotherSchema(classify({ error: { code, message, details: '', hint: '' }, status }), [
    known,
  ]);

it.each([
  ['a column that is gone', 'PGRST204', "Could not find the 'phone' column of 'customer'", 400],
  ['a table that is gone', 'PGRST205', "Could not find the table 'public.customer'", 404],
  ['a column gone in a filter', '42703', 'column customer.phone does not exist', 400],
  ['a grant that is gone', '42501', 'permission denied for table customer', 403],
  ['a value that became required', '23502', 'null value in column "grade" violates', 400],
  ['a state that is gone', '22P02', 'invalid input value for enum status: "open"', 400],
  ['a rule that no form knew', '23514', 'new row violates check constraint "skill_new"', 400],
])('asks again after %s', (_what, code, message, status) => {
  expect(isSign(code, message, status)).toBe(true);
});

it.each([
  ['a rule that the form knew', '23505', 'duplicate key violates "skill_name_unique"', 409],
  ['a timeout', '57014', 'canceling statement due to statement timeout', 500],
  ['a token that ran out', 'PGRST303', 'JWT expired', 401],
  ['a server that is away', '', '', 503],
])('does not after %s', (_what, code, message, status) => {
  expect(isSign(code, message, status)).toBe(false);
});

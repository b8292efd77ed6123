import { expect, test } from 'vitest';
import type { Catalog } from '../answer/index.ts';
import { raisedErrorsOf } from './raised-errors.ts';

const raised = (...statements: string[]) =>
  raisedErrorsOf({
    raised: statements.map((statement) => ({
      schema: 'public',
      name: 'approve',
      signature: 'bigint',
      statement,
    })),
  } as unknown as Catalog).map(({ code, message }) => [code, message.value]);

test.each([
  [`exception 'It is closed.'`, 'P0001', 'It is closed.'],
  [
    `exception 'It is closed.' using errcode = 'SP001', hint = 'Open it.'`,
    'SP001',
    'It is closed.',
  ],
  [`exception using errcode = 'HW1AB', message = 'It''s closed.'`, 'HW1AB', 'It’s closed.'],
  [`exception 'Order % is % %% done.', number, share`, 'P0001', 'Order … is … % done.'],
  [`exception using message = format('The state %s of %2$s.', a, b)`, 'P0001', 'The state … of ….'],
  [`exception using message = words, errcode = 'SP001'`, 'SP001', undefined],
  [`exception '%', words`, 'P0001', undefined],
  [`sqlstate 'SP001' using message = 'Closed.'`, 'SP001', 'Closed.'],
  [`unique_violation using message = 'Taken.'`, 'unique_violation', 'Taken.'],
  [`unique_violation`, 'unique_violation', undefined],
  [`'It is closed, using force.'`, 'P0001', 'It is closed, using force.'],
])('raise %s', (statement, code, message) => {
  expect(raised(statement)).toEqual([[code, message?.replace('’', "'")]]);
});

test.each([
  `notice 'Here.'`,
  `info '%', words`,
  `warning 'Careful' using hint = 'Slow.'`,
  `exception 'It is closed.' using errcode = own_code`,
])('raise %s is not an error in the catalogue', (statement) => {
  expect(raised(statement)).toEqual([]);
});

test('an error that is raised in two places is listed once', () => {
  expect(raised(`exception 'A.'`, `exception 'A.'`, `exception 'B.'`)).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { workshop } from '../../../testing/workshop.ts';
import { blankSpecification } from '../../model/index.ts';
import { applyAll } from './apply-all.ts';

test.each([
  ['constraint', 'work_order_number_ky', 'work_order_number_key'],
  ['code', 'invalid_credential', 'invalid_credentials'],
])(
  'a message for an unknown %s is left out and reported with the nearest name',
  (_what, name, nearest) => {
    const { specification, problems } = applyAll(workshop, {
      messages: { [name]: { message: 'x' } },
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ path: `messages.${name}` });
    expect(problems[0]?.nearest[0]).toBe(nearest);
    expect(problems[0]?.message).toContain(`Did you mean "${nearest}"`);
    expect(specification.errors.map(({ code }) => code)).not.toContain(name);
  },
);

test('messages for codes are kept, where nothing is known yet too', () => {
  const messages = { PT409: { message: 'x' }, invalid_credentials: { message: 'y' } };
  for (const known of [workshop, blankSpecification]) {
    const { specification, problems } = applyAll(known, { messages });
    expect(problems).toEqual([]);
    const codes = specification.errors.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(Object.keys(messages)));
  }
});

test('of a database without anything, one problem is enough', () => {
  const entities = { work_order: { label: 'Order' } };
  const { problems } = applyAll(blankSpecification, {
    entities,
    messages: { number_ky: { message: 'x' } },
  });
  expect(problems.map(({ path }) => path)).toEqual(['entities']);
});

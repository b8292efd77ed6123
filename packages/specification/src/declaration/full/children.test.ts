import { expect, it } from 'vitest';
import { workshop } from '../../../testing/workshop.ts';
import { applyAll } from './apply-all.ts';
import type { EntityDeclaration } from '../declaration.ts';

const problemsOf = (children: EntityDeclaration['children']) =>
  applyAll(workshop, { entities: { customer: { children } } }).problems.map(
    ({ path, message }) => `${path}: ${message}`,
  );

it('takes entities that refer to the one whose form they are in', () => {
  expect(problemsOf([])).toEqual([]);
  expect(problemsOf(['work_order'])).toEqual([]);
  expect(problemsOf([{ entity: 'work_order', fields: ['title'] }])).toEqual([]);
});

it.each<[string, EntityDeclaration['children'], string]>([
  ['an entity that doesn’t exist', ['work_ordr'], '[0]: There is no entity "work_ordr"'],
  ['one that refers elsewhere', ['customer'], '[0]: "customer" does not refer to "customer"'],
  [
    'a field that doesn’t exist',
    [{ entity: 'work_order', fields: ['titel'] }],
    '[0].fields[0]: There is no field "titel"',
  ],
  [
    'a sum of texts',
    [{ entity: 'work_order', totals: ['title'] }],
    '[0].totals: title is not a number',
  ],
])('reports %s', (_what, children, problem) => {
  expect(problemsOf(children)).toEqual([expect.stringContaining(problem)]);
});

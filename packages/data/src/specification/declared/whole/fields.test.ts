import { describe, expect, it } from 'vitest';
import { workshop } from '../../fixtures/workshop.ts';
import { toMarkdown } from '../../markdown/document.ts';
import type { Declaration, FieldDeclaration } from '../declaration.ts';
import { applyWholeDeclaration } from './apply-whole.ts';

const declare = (field: string, declared: unknown) => {
  const fields = { [field]: declared as FieldDeclaration };
  const declaration: Declaration = { entities: { work_order: { fields } } };
  const { specification, problems } = applyWholeDeclaration(workshop, declaration);
  return { specification, told: problems.map(({ path, message }) => `${path}: ${message}`) };
};
const at = 'entities.work_order.fields';

describe('a declared position', () => {
  it('is a fact with its place', () => {
    const { specification, told } = declare('customer_id', { positionIn: 'id' });
    expect(told).toEqual([]);
    expect(toMarkdown(specification)).toContain('orders the records of one `id`');
    expect(declare('customer_id', { positionIn: false }).told).toEqual([]);
  });

  it.each([
    ['title', 'customer_id', `${at}.title.positionIn: title is not a whole number`],
    ['customer_id', 'titel', `${at}.customer_id.positionIn: There is no field "titel"`],
  ])('of %s in %s is a problem', (field, positionIn, problem) => {
    expect(declare(field, { positionIn }).told).toEqual([expect.stringContaining(problem)]);
  });
});

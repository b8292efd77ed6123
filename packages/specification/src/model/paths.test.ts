import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPath, entityId, entityPath } from './paths.ts';

const order = { name: 'work_order', schema: 'public' };
const line = { name: 'line', schema: 'billing' };

describe('addresses', () => {
  it('are short for ordinary names', () => {
    expect(entityPath(order)).toBe('/data/work_order');
    expect(createPath(order)).toBe('/data/work_order/new');
    expect(entityPath(line)).toBe('/data/billing.line');
  });

  it('distinguish entities of different schemas', () => {
    const names = fc.constantFrom('a', 'b', '.', '%', 'public');
    const relation = fc.record({
      schema: fc.array(names, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
      name: fc.array(names, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
    });
    fc.assert(
      fc.property(relation, relation, (a, b) => {
        const same = a.schema === b.schema && a.name === b.name;
        expect(entityId(a) === entityId(b)).toBe(same);
      }),
    );
  });
});

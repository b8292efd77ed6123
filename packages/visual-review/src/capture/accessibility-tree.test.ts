import { expect, it } from 'vitest';
import { withoutReactIds } from './accessibility-tree.ts';

const tree = (id: string) => `- link "Skip to content":\n  - /url: "#_r_${id}_"`;

it('removes the number of a React id, and keeps other ids', () => {
  expect(withoutReactIds(tree('42'))).toBe(withoutReactIds(tree('k3')));
  expect(withoutReactIds('- link "Orders":\n  - /url: "#orders"')).toContain('#orders');
});

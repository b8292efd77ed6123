import { expect, it } from 'vitest';
import { withoutMadeIds } from './read-words.ts';

const tree = (id: string) => `- link "Skip to content":\n  - /url: "#_r_${id}_"`;

it('reads a link to a made id the same, whatever was drawn before it', () => {
  expect(withoutMadeIds(tree('42'))).toBe(withoutMadeIds(tree('k3')));
  expect(withoutMadeIds('- link "Orders":\n  - /url: "#orders"')).toContain('#orders');
});

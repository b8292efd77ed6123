import { isKnown, type Purpose, type Specification } from '@ninefold/specification';
import type { FactSection } from '@ninefold/ui/patterns/specification-facts';

const statements: readonly (readonly [keyof Purpose, string])[] = [
  ['title', 'Title'],
  ['purpose', 'Purpose'],
  ['audience', 'Audience'],
];

/** Point 1: what of it is known; the rest is said by the coverage. */
export function purposeSections({ purpose }: Specification): readonly FactSection[] {
  const facts = statements.map(([key, title]) => ({
    id: key,
    title,
    text: purpose[key].value ?? null,
    source: purpose[key].source,
  }));
  if (!statements.some(([key]) => isKnown(purpose[key]))) return [];
  return [{ id: 'product', title: 'Product', facts }];
}

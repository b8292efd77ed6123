import type { Specification } from '@ninefold/specification';
import type { FactSection } from '../../patterns/specification-facts/index.ts';
import { purposeFactMessages } from './messages.ts';

/** Point 1: its known facts. The coverage names the rest. */
export function purposeSections({ purpose }: Specification): readonly FactSection[] {
  const facts = (['title', 'purpose', 'audience'] as const).map((key) => {
    const { value = null, source } = purpose[key];
    return { id: key, title: purposeFactMessages[key], text: value, source };
  });
  if (!facts.some(({ source }) => source.from !== 'none')) return [];
  return [{ id: 'product', title: purposeFactMessages.product, facts }];
}

import type { Specification } from '@ninefold/specification';
import type { Configuration } from '@ninefold/data/client';
import { productTitleMessages } from './messages.ts';

/** Returns the product's title, the name of what was loaded, or "Untitled product". */
export function productTitle(configuration: Configuration, { purpose }: Specification): string {
  return purpose.title.value ?? configuration.name ?? productTitleMessages.untitled;
}

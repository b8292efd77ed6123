import type { Specification } from '@ninefold/specification';
import type { Configuration } from '@ninefold/data/client';

/** The product's title where it is known, or what was loaded, or that it has none. */
export function productTitle(configuration: Configuration, { purpose }: Specification): string {
  return purpose.title.value ?? configuration.name ?? 'Untitled product';
}

import { catalogue } from 'virtual:ninefold-catalogue';
import type { ComponentRecord } from '../../packages/ui/src/components/record.ts';
import type { CatalogueEntry } from './entry.ts';

/** Returns a component's entry by its record; undefined until its folder is complete. */
export function entryOf(record: ComponentRecord): CatalogueEntry | undefined {
  return catalogue.entries.find((entry) => entry.record.name === record.name);
}

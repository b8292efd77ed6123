import { catalogue } from 'virtual:ninefold-catalogue';
import type { ComponentRecord } from '../../packages/ui/src/components/record.ts';
import type { CatalogueEntry } from './entry.ts';

/** What the catalogue knows of the component with this record; undefined before its folder is complete. */
export function entryOf(record: ComponentRecord): CatalogueEntry | undefined {
  return catalogue.entries.find((entry) => entry.record.name === record.name);
}

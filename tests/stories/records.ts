import { glob } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ComponentRecord } from '../../packages/ui/src/components/record.ts';

/** The records of all components, by their folder. */
export async function readRecords(root: string): Promise<ReadonlyMap<string, ComponentRecord>> {
  const records = new Map<string, ComponentRecord>();
  for await (const file of glob(join(root, 'packages/ui/src/components/*/record.ts'))) {
    const { record } = (await import(pathToFileURL(file).href)) as { record: ComponentRecord };
    records.set(basename(dirname(file)), record);
  }
  return records;
}

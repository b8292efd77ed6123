import type { RecordSource } from '@ninefold/data/records';
import {
  checkTable,
  type ImportColumn,
  type ImportPlan,
  type ImportProgress,
  inspectFile,
  isLabelled,
  matchColumns,
  newProgress,
  openTable,
  type TableCheck,
} from '@ninefold/data/records/import';
import { type SendOptions, sendRows } from '../src/import/index.ts';
import { contextOf } from './write-many.ts';
import type { TestDatabase } from '../../data/testing/open-database.ts';

export interface ImportChoices {
  readonly key?: readonly string[];
  readonly locale?: string;
  readonly start?: ImportPlan['start'];
  readonly change?: (columns: readonly ImportColumn[]) => readonly ImportColumn[];
  /** In place of the test's own, which may be one with faults. */
  readonly source?: RecordSource;
}

/** Plans the import of a text, its columns matched by their names. */
export async function planImport(
  { source, entity: find }: Pick<TestDatabase, 'source' | 'entity'>,
  name: string,
  text: string | Blob,
  {
    key,
    locale = 'en',
    start = {},
    change = (columns) => columns,
    source: own,
  }: ImportChoices = {},
): Promise<ImportPlan> {
  const { specification } = source;
  if (specification === undefined) throw new Error('The test database has no specification.');
  const file = new Blob([text]);
  const { table } = await openTable(file, await inspectFile(file), {
    hasHeader: true,
    ...(typeof text === 'string' && { separator: ',' }),
  });
  const entity = find(name);
  return {
    source: { ...(own ?? source), specification: own?.specification ?? specification },
    entity,
    table,
    columns: change(
      matchColumns(
        entity,
        table.header,
        (reference) => isLabelled(source, reference),
        source.entities,
      ),
    ),
    key,
    format: {
      numbers: { locale, isChosen: false },
      days: { locale, isChosen: false },
      timeZone: 'UTC',
    },
    start,
    asked: { specification, declaration: {}, person: { roles: ['anon'] } },
  };
}

/** Sends a checked import, as the screen does. Keeps its progress as one that a page can lose. */
export async function sendChecked(
  plan: ImportPlan,
  { rejected }: Pick<TableCheck, 'rejected'>,
  options: Partial<SendOptions> = {},
): Promise<{ readonly progress: ImportProgress; readonly error?: unknown }> {
  let kept = options.progress ?? newProgress();
  try {
    const progress = await sendRows(contextOf(plan.source), plan, {
      leftOut: new Set(rejected.map(({ row }) => row.number)),
      ...options,
      progress: kept,
      keep: async (next) => {
        kept = structuredClone(next);
        await options.keep?.(next);
      },
    });
    return { progress };
  } catch (error) {
    return { progress: kept, error };
  }
}

export { checkTable };

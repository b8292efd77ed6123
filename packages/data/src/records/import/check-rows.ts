import { fieldOf } from '@ninefold/specification';
import type { ReadOptions } from '../../client/index.ts';
import type { CheckedRow } from './checked-row.ts';
import {
  fieldsOfTarget,
  importableFields,
  referenceOfTarget,
  uniqueKeys,
} from './import-column.ts';
import type { ImportPlan } from './import-plan.ts';
import { checkRules, judged } from './judge-row.ts';
import { importMessages } from './messages.ts';
import { cellReader } from './read-cell.ts';
import { type FieldColumn, readRow } from './read-row.ts';
import { keyLookup, labelLookup } from './reference-lookup.ts';
import { checkRepeated, release, type SeenKeys } from './repeated-keys.ts';
import { checkFound, checkTaken, findExisting, isSameKey } from './row-records.ts';
import { checkKeys, type LabelColumn, resolveLabels } from './row-references.ts';
import { type FileRow, UnreadableFile } from './table/index.ts';

export interface RowCheck {
  /** Checks rows in the order of the file: later ones may repeat their keys. */
  (rows: readonly FileRow[], options?: CheckRowsOptions): Promise<readonly CheckedRow[]>;
}

export interface CheckRowsOptions extends ReadOptions {
  /** The rows had problems before, and were corrected. What was found of the others stays. */
  readonly again?: boolean;
}

/**
 * Returns what checks the rows of an import by the rules of the database, before anything is sent.
 *
 * @param options.isFirst Asks whether other records have the unique values. Once that is known, the database
 * itself refuses those that have come to be taken since.
 * @throws {UnreadableFile} where no column has a field.
 */
export function rowCheck(plan: ImportPlan, { isFirst }: { readonly isFirst: boolean }): RowCheck {
  const { entity, source, columns } = plan;
  const { specification } = source;
  const fieldColumns = columns.flatMap((column): readonly FieldColumn[] => {
    const field = column.target.kind === 'field' ? fieldOf(entity, column.target.field) : undefined;
    if (field === undefined) return [];
    const { timeZone = plan.format.timeZone } = column;
    const read = cellReader(specification, entity, field, { ...plan.format, timeZone });
    return [{ column, field, read }];
  });
  const labelColumns = columns.flatMap((column): readonly LabelColumn[] => {
    const reference = referenceOfTarget(entity, column.target);
    return reference === undefined
      ? []
      : [{ column, reference, lookup: labelLookup(source, reference) }];
  });
  // Every row would become a record of nothing but defaults.
  if (fieldColumns.length === 0 && labelColumns.length === 0) {
    throw new UnreadableFile(importMessages.nothingMatched);
  }
  const columnOf = new Map(
    columns.flatMap(({ index, target }) =>
      fieldsOfTarget(entity, target).map((name) => [name, index] as const),
    ),
  );
  const keyed = entity.references
    .filter((reference) => reference.fields.every((name) => columnOf.has(name)))
    .filter((reference) => !labelColumns.some((each) => each.reference === reference))
    .map((reference) => ({ reference, lookup: keyLookup(source, reference) }));
  const writable = new Set(importableFields(entity).map(({ name }) => name));
  const isGiven = (name: string) =>
    writable.has(name) && (columnOf.has(name) || Object.hasOwn(plan.start, name));
  const uniques = uniqueKeys(entity).filter(
    (key) => isSameKey(key, plan.key) || key.every(isGiven),
  );
  const written = new Set([...columnOf.keys()].filter((name) => writable.has(name)));
  const seen: SeenKeys = { rowOf: new Map(), corrected: new Map() };

  return async (rows, { again = false, ...options } = {}) => {
    const drafts = rows.map((row) => readRow(row, fieldColumns, plan.start));
    // A label may be that of the record's own reference, unless the record is found by it.
    const isFoundByLabel = labelColumns.some(({ reference: { fields } }) =>
      fields.some((name) => plan.key?.includes(name)),
    );
    if (!isFoundByLabel) await findExisting(plan, drafts, columnOf, options);
    for (const each of labelColumns) await resolveLabels(each, rows, drafts, options);
    for (const { reference, lookup } of keyed) {
      await checkKeys(reference, lookup, drafts, columnOf, options);
    }
    if (isFoundByLabel) await findExisting(plan, drafts, columnOf, options);
    checkFound(plan, drafts, columnOf);
    await checkTaken(plan, isFirst ? uniques : [], drafts, columnOf, options);
    for (const { number } of again ? rows : []) release(seen, number);
    return drafts.map((draft) => {
      checkRules(plan, draft, columnOf, { written, writable });
      checkRepeated(plan, uniques, draft, { ...seen, again }, columnOf);
      return judged(plan, draft, writable, written);
    });
  };
}

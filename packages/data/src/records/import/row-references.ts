import type { Reference } from '@ninefold/specification';
import type { ReadOptions } from '../../client/index.ts';
import type { RowDraft } from './checked-row.ts';
import type { ImportColumn } from './import-column.ts';
import type { ReferenceLookup } from './reference-lookup.ts';
import type { FileRow } from './table/index.ts';

/** A column of the file whose texts are labels of other records. */
export interface LabelColumn {
  readonly column: ImportColumn;
  readonly reference: Reference;
  readonly lookup: ReferenceLookup;
}

/** Finds the records that the labels of rows name. */
export async function resolveLabels(
  { column, reference, lookup }: LabelColumn,
  rows: readonly FileRow[],
  drafts: readonly RowDraft[],
  options: ReadOptions | undefined,
): Promise<void> {
  const texts = rows.map(({ cells }) => cells[column.index]);
  await lookup.prepare(
    texts.filter((text) => text !== undefined && text.trim() !== '') as readonly string[],
    options,
  );
  for (const [index, { values, problems, existing }] of drafts.entries()) {
    const text = texts[index];
    if (text === undefined) continue;
    const problem = rows[index]?.details?.get(column.index)?.problem;
    if (problem !== undefined) {
      problems.push({ column: column.index, message: problem });
      continue;
    }
    if (text.trim() === '') {
      if (column.empty === 'null') for (const name of reference.fields) values[name] = null;
      continue;
    }
    const current = existing && reference.fields.map((name) => existing.values[name] ?? null);
    const found = lookup.find(text, current?.includes(null) === true ? undefined : current);
    if (found.problem !== undefined) {
      problems.push({ column: column.index, message: found.problem });
      continue;
    }
    for (const [place, name] of reference.fields.entries())
      values[name] = found.values[place] ?? null;
  }
}

/** Finds the records whose keys rows have. */
export async function checkKeys(
  { fields }: Reference,
  lookup: ReferenceLookup,
  drafts: readonly RowDraft[],
  columnOf: ReadonlyMap<string, number>,
  options: ReadOptions | undefined,
): Promise<void> {
  const keyed = drafts.flatMap((draft) => {
    const values = fields.map((name) => draft.values[name] ?? null);
    return values.includes(null) ? [] : [{ draft, key: JSON.stringify(values.map(String)) }];
  });
  await lookup.prepare(
    keyed.map(({ key }) => key),
    options,
  );
  for (const { draft, key } of keyed) {
    const { problem } = lookup.find(key);
    const column = columnOf.get(fields[0] ?? '');
    if (problem !== undefined) draft.problems.push({ column, message: problem });
  }
}

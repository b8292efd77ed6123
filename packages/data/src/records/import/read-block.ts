import type { ReadOptions } from '../../client/index.ts';
import {
  type Entity,
  fieldLabel,
  fieldOf,
  type Reference,
  referenceShownAt,
} from '@ninefold/specification';
import type { RecordValues } from '../record.ts';
import type { ImportPlan } from './import-plan.ts';
import { importMessages } from './messages.ts';
import { type CellFormat, cellReader } from './read-cell.ts';
import { isLabelled, labelLookup } from './reference-lookup.ts';

/** The values that the text of a pasted cell sets, by field; or the reason why it can't be used. */
export type BlockCell =
  | {
      readonly values: RecordValues;
      /** The record that a reference leads to. */
      readonly link?: { readonly constraint: string; readonly label: string };
      readonly problem?: undefined;
    }
  | { readonly problem: string; readonly values?: undefined };

type ReadText = (text: string) => BlockCell;

/**
 * Reads a block of texts, as a spreadsheet copies them, into the fields of its columns: as an import reads
 * them, and records by their labels. An empty text clears the field.
 */
export async function readBlock(
  source: ImportPlan['source'],
  entity: Entity,
  fields: readonly string[],
  rows: readonly (readonly string[])[],
  format: CellFormat,
  options?: ReadOptions,
): Promise<readonly (readonly BlockCell[])[]> {
  const readers = await Promise.all(
    fields.map((name, column) => {
      const texts = rows.flatMap((row) => row[column] ?? []);
      return readerOf(source, entity, name, texts, format, options);
    }),
  );
  return rows.map((row) =>
    row.slice(0, fields.length).map((text, column) => readers[column]?.(text) ?? { values: {} }),
  );
}

async function readerOf(
  source: ImportPlan['source'],
  entity: Entity,
  name: string,
  texts: readonly string[],
  format: CellFormat,
  options: ReadOptions | undefined,
): Promise<ReadText> {
  const field = fieldOf(entity, name);
  if (field === undefined) return () => ({ values: {} });
  const reference = referenceShownAt(entity, name);
  if (reference !== undefined && isLabelled(source, reference)) {
    return labelReader(source, entity, reference, texts, options);
  }
  const read = cellReader(source.specification, entity, field, format);
  return (text) => {
    if (field.kind === 'text' ? text === '' : text.trim() === '') return cleared(entity, [name]);
    const { value, problem } = read(text);
    return problem === undefined ? { values: { [name]: value } } : { problem };
  };
}

async function labelReader(
  source: ImportPlan['source'],
  entity: Entity,
  reference: Reference,
  texts: readonly string[],
  options: ReadOptions | undefined,
): Promise<ReadText> {
  const lookup = labelLookup(source, reference);
  await lookup.prepare(
    texts.filter((text) => text.trim() !== ''),
    options,
  );
  const { constraint, fields } = reference;
  return (text) => {
    const label = text.trim();
    if (label === '') return cleared(entity, fields);
    const { values, problem } = lookup.find(text);
    if (problem !== undefined) return { problem };
    return {
      values: Object.fromEntries(fields.map((name, place) => [name, values[place] ?? null])),
      link: { constraint, label },
    };
  };
}

function cleared(entity: Entity, names: readonly string[]): BlockCell {
  const kept = names.find((name) => fieldOf(entity, name)?.nullable === false);
  if (kept === undefined) return { values: Object.fromEntries(names.map((name) => [name, null])) };
  return { problem: importMessages.required({ field: fieldLabel(entity, kept) }) };
}

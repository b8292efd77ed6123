import type { Field } from '@ninefold/specification';
import type { FieldValue } from '../records/index.ts';
import { cellOf, type ExportColumn } from './columns.ts';
import type { ExportFile, ExportPages } from './file.ts';
import { exactNumber } from './text.ts';

/**
 * Writes a list of objects in JSON, each from a new line. Numbers that a double rounds are texts, so that every
 * reader gets every digit; `json` is part of the file as it is; arrays are lists.
 */
export async function* writeJson(pages: ExportPages, columns: readonly ExportColumn[]): ExportFile {
  const encoder = new TextEncoder();
  const names = columns.map(({ header }) => JSON.stringify(header));
  let before = '[\n';
  for await (const { rows } of pages) {
    let text = '';
    for (const row of rows) {
      const members = columns.map(
        (column, index) => `${names[index]}:${written(cellOf(row, column), column)}`,
      );
      text += `${before}{${members.join(',')}}`;
      before = ',\n';
    }
    if (text !== '') yield encoder.encode(text);
  }
  yield encoder.encode(before === '[\n' ? '[]\n' : '\n]\n');
  return { cut: 0 };
}

function written(value: FieldValue, { field }: ExportColumn): string {
  if (value === null || field === undefined) return JSON.stringify(value);
  // It is read as text, in which no digit is lost.
  if (field.kind === 'json' && typeof value === 'string') return value;
  if (Array.isArray(value) && isNumeric(field.elementKind)) return listOf(value, field);
  return exactNumber(value, field) ?? JSON.stringify(value);
}

function isNumeric(kind: Field['elementKind']): boolean {
  return kind === 'integer' || kind === 'decimal' || kind === 'float';
}

/** Writes a list of numbers, or of lists of them. */
function listOf(values: readonly FieldValue[], field: Field): string {
  const element = { ...field, kind: field.elementKind ?? field.kind };
  const items = values.map((value) =>
    Array.isArray(value)
      ? listOf(value, field)
      : (exactNumber(value, element) ?? JSON.stringify(value)),
  );
  return `[${items.join(',')}]`;
}

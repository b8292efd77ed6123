import {
  type ExportColumn,
  type ExportFile,
  type ExportPages,
  writeCsv,
  writeJson,
  writeXlsx,
} from '@ninefold/data/export';
import { directionOf, messageLanguage } from '@ninefold/messages';
import { dayOf } from '@ninefold/values';
import type { ExportChoice } from '@ninefold/ui/patterns/export-records';
import type { FileKind } from './save-file.ts';

export const fileKinds: Readonly<Record<ExportChoice['format'], FileKind>> = {
  csv: { type: 'text/csv', extension: '.csv' },
  json: { type: 'application/json', extension: '.json' },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: '.xlsx',
  },
};

/** Returns the name of a file, without what a file system may not have: `Work-orders-2026-11-25.csv`. */
export function fileName(
  title: string,
  { format }: ExportChoice,
  timeZone: string | undefined,
): string {
  const words = title.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [];
  const name = [...words, dayOf(Date.now(), timeZone)].join('-');
  return `${name}${fileKinds[format].extension}`;
}

/** Writes pages in the chosen format. */
export function writeFile(
  pages: ExportPages,
  columns: readonly ExportColumn[],
  choice: ExportChoice,
  { title, timeZone }: { readonly title: string; readonly timeZone: string | undefined },
): ExportFile {
  if (choice.format === 'csv') return writeCsv(pages, columns, { ...choice, timeZone });
  if (choice.format === 'json') return writeJson(pages, columns);
  const rightToLeft = directionOf(messageLanguage().language) === 'rtl';
  return writeXlsx(pages, columns, { title, timeZone, rightToLeft });
}

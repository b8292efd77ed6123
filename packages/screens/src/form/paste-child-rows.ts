import type { RecordSource } from '@ninefold/data/records';
import { type CellFormat, readBlock } from '@ninefold/data/records/import';
import { fieldOf } from '@ninefold/specification';
import { fieldText } from '@ninefold/ui/fields';
import type { FieldText } from '@ninefold/ui/shapes';
import type { ChildKind } from './child-kinds.ts';
import type { ChildRowsStore } from './child-rows-store.ts';
import { childRowsScreenMessages } from './messages.ts';

export interface PastedCells {
  readonly block: readonly (readonly string[])[];
  /** The row and the field of the first cell. */
  readonly at: string;
  readonly name: string;
  readonly format: CellFormat;
  /** What a new row starts with. */
  readonly start: Readonly<Record<string, FieldText>>;
}

/**
 * Enters a block of texts into the rows from one cell on, and adds rows for the rest. A cell that can't take its
 * text stays as it is, and says why. Returns what to announce.
 */
export async function pasteChildRows(
  source: RecordSource,
  { children: { entity }, columns, may }: ChildKind,
  store: ChildRowsStore,
  { block, at, name, format, start }: PastedCells,
): Promise<string> {
  const width = block.reduce((widest, row) => Math.max(widest, row.length), 0);
  const first = columns.findIndex((column) => column.name === name);
  const names = columns.slice(first, first + width).map((column) => column.name);
  const { specification } = source;
  if (specification === undefined) return '';
  const read = await readBlock({ ...source, specification }, entity, names, block, format);
  const staying = store.rows().filter(({ deleted }) => !deleted);
  const into = staying.slice(staying.findIndex(({ id }) => id === at)).map(({ id }) => id);
  let count = 0;
  let refused = 0;
  store.together(() => {
    for (const [place, cells] of read.entries()) {
      let row = into[place];
      if (row === undefined) {
        if (!may.insert) {
          refused += cells.length;
          continue;
        }
        row = crypto.randomUUID();
        store.add(row, start);
      }
      const entered = new Set(
        store
          .rows()
          .find(({ id }) => id === row)
          ?.fields.filter(({ readOnly, generated }) => !readOnly && generated !== true)
          .map((field) => field.name),
      );
      for (const [index, cell] of cells.entries()) {
        const field = names[index] ?? '';
        const problem = entered.has(field) ? cell.problem : undefined;
        if (cell.problem !== undefined || !entered.has(field)) {
          refused += 1;
          if (problem !== undefined) store.refuse(row, field, problem);
          continue;
        }
        const texts = Object.entries(cell.values).map(([each, value]) => [
          each,
          fieldText({ kind: fieldOf(entity, each)?.kind ?? 'text' }, value),
        ]);
        const links = cell.link && { [cell.link.constraint]: { label: cell.link.label } };
        store.edit(row, { texts: Object.fromEntries(texts), links, restarts: true });
        count += 1;
      }
    }
    if (may.insert) store.addAfterNew(crypto.randomUUID(), start);
  });
  return childRowsScreenMessages.pasted({ count, refused });
}

import type { RecordRow, RecordSource } from '@ninefold/data/records';
import { type CellFormat, readBlock } from '@ninefold/data/records/import';
import { type Entity, fieldLabel, fieldOf } from '@ninefold/specification';
import { fieldText } from '@ninefold/ui/fields';
import type { RefusedCell } from '@ninefold/ui/patterns/cell-editing';
import type { RecordChanges } from '@ninefold/ui/patterns/record-form';
import type { CellRules } from './cell-rules.ts';
import { type Edits, type Links, withTexts } from './edits.ts';

/** A block of texts, and the cells that it is pasted into. */
export interface Paste {
  readonly block: readonly (readonly string[])[];
  readonly rows: readonly RecordRow[];
  /** Names of the columns. */
  readonly columns: readonly string[];
}

export interface Pasted {
  readonly cells: number;
  readonly refused: readonly RefusedCell[];
  /** Edits the cells that take their texts. */
  readonly apply: (edits: Edits) => Edits;
}

interface Entered {
  readonly row: RecordRow;
  readonly texts: RecordChanges;
  readonly links: Links;
}

/** Reads a pasted block into the values of its cells. A cell that can't take its text stays as it is. */
export async function pasteCells(
  source: RecordSource,
  entity: Entity,
  rules: CellRules,
  { block, rows, columns }: Paste,
  { format, edits }: { readonly format: CellFormat; readonly edits: Edits },
): Promise<Pasted> {
  const read = await readBlock(source, entity, columns, block.slice(0, rows.length), format);
  const refused: RefusedCell[] = [];
  const entered: Entered[] = [];
  let cells = 0;
  for (const [place, listed] of rows.entries()) {
    const before = edits.get(listed.id);
    const row = before?.row ?? listed;
    const texts: Record<string, string | null> = {};
    const links: Record<string, { readonly label: string } | null> = {};
    const taken: { readonly name: string; readonly names: readonly string[]; text: string }[] = [];
    const refuse = (name: string, text: string, problem: string) =>
      refused.push({ record: row.title, field: fieldLabel(entity, name), text, problem });
    for (const [index, cell] of (read[place] ?? []).entries()) {
      const name = columns[index] ?? '';
      const text = block[place]?.[index] ?? '';
      const problem = rules.fieldOf(row, name) === undefined ? rules.denialOf(name) : cell.problem;
      if (problem !== undefined || cell.values === undefined) {
        refuse(name, text, problem ?? '');
        continue;
      }
      const own = Object.entries(cell.values).map(
        ([each, value]) =>
          [each, fieldText({ kind: fieldOf(entity, each)?.kind ?? 'text' }, value)] as const,
      );
      Object.assign(texts, Object.fromEntries(own));
      if (cell.link !== undefined) links[cell.link.constraint] = { label: cell.link.label };
      taken.push({ name, names: own.map(([each]) => each), text });
    }
    // A rule may be about several cells of the row.
    const all = { ...before?.texts, ...texts };
    for (const { name, names, text } of taken) {
      const problems = names.map((each) => rules.problemOf(row, each, all));
      const problem = problems.find((each) => each !== undefined);
      if (problem === undefined) {
        cells += 1;
        continue;
      }
      for (const each of names) delete texts[each];
      refuse(name, text, problem);
    }
    entered.push({ row, texts, links });
  }
  return {
    cells,
    refused,
    apply: (current) =>
      entered.reduce(
        (next, { row, texts, links }) => withTexts(next, entity, row, texts, links),
        current,
      ),
  };
}

/** Repeats a single text in all selected cells. */
export function filledBlock(
  block: Paste['block'],
  rows: number,
  columns: number,
): Paste['block'] {
  const [[text, ...across] = [], ...down] = block;
  if (text === undefined || across.length + down.length > 0) return block;
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => text));
}

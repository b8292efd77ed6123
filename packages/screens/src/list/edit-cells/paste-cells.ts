import type { RecordRow } from '@ninefold/data/records';
import {
  type BlockCell,
  type CellFormat,
  type ImportPlan,
  readBlock,
} from '@ninefold/data/records/import';
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

/** The value that one text of the block enters. */
interface Entered {
  readonly name: string;
  readonly text: string;
  readonly texts: RecordChanges;
  readonly links: Links;
}

/** Reads a pasted block into the values of its cells. Cells that can't take their text don't change. */
export async function pasteCells(
  source: ImportPlan['source'],
  entity: Entity,
  rules: CellRules,
  { block, rows, columns }: Paste,
  { format, edits }: { readonly format: CellFormat; readonly edits: Edits },
): Promise<Pasted> {
  const read = await readBlock(source, entity, columns, block.slice(0, rows.length), format);
  const refused: RefusedCell[] = [];
  const taken: (Omit<Entered, 'name' | 'text'> & { readonly row: RecordRow })[] = [];
  for (const [place, listed] of rows.entries()) {
    const before = edits.get(listed.id);
    const row = before?.row ?? listed;
    const refuse = (name: string, text: string, problem: string) =>
      refused.push({ record: row.title, field: fieldLabel(entity, name), text, problem });
    const entered = (read[place] ?? []).flatMap((cell, index): readonly Entered[] => {
      const name = columns[index] ?? '';
      const text = block[place]?.[index] ?? '';
      const problem = rules.isReadOnly(row, name) ? rules.denialOf(row, name) : cell.problem;
      if (problem !== undefined) refuse(name, text, problem);
      return problem === undefined ? [enteredBy(entity, name, text, cell)] : [];
    });
    // A rule may be about several cells of the row.
    const all = Object.assign({}, before?.texts, ...entered.map(({ texts }) => texts));
    for (const { name, text, texts, links } of entered) {
      const problem = Object.keys(texts)
        .map((each) => rules.problemOf(row, each, all as RecordChanges))
        .find((each) => each !== undefined);
      if (problem === undefined) taken.push({ row, texts, links });
      else refuse(name, text, problem);
    }
  }
  return {
    cells: taken.length,
    refused,
    apply: (current) =>
      taken.reduce(
        (next, { row, texts, links }) => withTexts(next, entity, row, texts, links),
        current,
      ),
  };
}

function enteredBy(entity: Entity, name: string, text: string, cell: BlockCell): Entered {
  const texts = Object.entries(cell.values ?? {}).map(
    ([each, value]) =>
      [each, fieldText({ kind: fieldOf(entity, each)?.kind ?? 'text' }, value)] as const,
  );
  const link = cell.problem === undefined ? cell.link : undefined;
  return {
    name,
    text,
    texts: Object.fromEntries(texts),
    links: link === undefined ? {} : { [link.constraint]: { label: link.label } },
  };
}

/** Repeats a single text in all selected cells. */
export function filledBlock(block: Paste['block'], rows: number, columns: number): Paste['block'] {
  const [[text, ...across] = [], ...down] = block;
  if (text === undefined || across.length + down.length > 0) return block;
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => text));
}

import type { JudgedRow } from '@ninefold/data/records/import';
import { Button } from '@ninefold/ui/components/button';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHeader,
  TableScroll,
} from '@ninefold/ui/components/table';
import { Text } from '@ninefold/ui/components/text';
import { useState } from 'react';
import { CorrectedCell } from './corrected-cell.tsx';
import { importScreenMessages } from './messages.ts';
import type { ChosenFile } from './opened-file.ts';
import { outcomeOf } from './row-outcome.ts';

export interface JudgedRowsProps {
  readonly chosen: ChosenFile;
  readonly rows: readonly JudgedRow[];
  readonly onCorrect: (row: number, column: number, text: string) => Promise<void>;
  /** Imports the rows, once the corrections are checked. */
  readonly onImport: () => void;
}

const rowsOnPage = 50;

/** Rows with what would become of them, a page at a time. Cells that are wrong, or were, can be corrected. */
export function JudgedRows({ chosen, rows, onCorrect, onImport }: JudgedRowsProps) {
  const [page, setPage] = useState(0);
  const from = page * rowsOnPage;
  const shown = rows.slice(from, from + rowsOnPage);
  const { header } = chosen.opened.table;
  return (
    <>
      <TableScroll label={importScreenMessages.rows} className="-mx-4 max-h-[32rem] sm:-mx-6">
        <Table aria-label={importScreenMessages.rows}>
          <TableHead>
            <tr>
              <TableHeader>{importScreenMessages.row}</TableHeader>
              <TableHeader>{importScreenMessages.outcome}</TableHeader>
              {chosen.columns.map(({ index }) => (
                <TableHeader key={index}>{header[index]}</TableHeader>
              ))}
            </tr>
          </TableHead>
          <TableBody>
            {shown.map((judged) => (
              <TableRow key={judged.row.number}>
                <TableRowHeader>{judged.row.number}</TableRowHeader>
                <TableCell className="max-w-md min-w-64 py-2 whitespace-normal">
                  <Outcome
                    chosen={chosen}
                    judged={judged}
                    onCorrect={onCorrect}
                    onImport={onImport}
                  />
                </TableCell>
                {chosen.columns.map(({ index }) => (
                  <TableCell
                    key={index}
                    className={
                      judged.problems.some(({ column }) => column === index)
                        ? 'bg-danger-soft'
                        : undefined
                    }
                  >
                    {judged.row.cells[index]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableScroll>
      {rows.length > rowsOnPage && (
        <nav
          aria-label={importScreenMessages.pages}
          className="flex flex-wrap items-center gap-x-3 gap-y-2"
        >
          <Text asChild tone="subtle">
            <output>
              {importScreenMessages.rowsOf({
                from: from + 1,
                to: from + shown.length,
                all: rows.length,
              })}
            </output>
          </Text>
          <Button
            size="small"
            disabledReason={page === 0 ? importScreenMessages.firstPage : undefined}
            onClick={() => setPage(page - 1)}
          >
            {importScreenMessages.previousPage}
          </Button>
          <Button
            size="small"
            disabledReason={
              from + rowsOnPage >= rows.length ? importScreenMessages.lastPage : undefined
            }
            onClick={() => setPage(page + 1)}
          >
            {importScreenMessages.nextPage}
          </Button>
        </nav>
      )}
    </>
  );
}

interface OutcomeProps extends Omit<JudgedRowsProps, 'rows'> {
  readonly judged: JudgedRow;
}

/** The outcome of a row, and its wrong cells beside their problems, with any number of columns. */
function Outcome({ chosen, judged, onCorrect, onImport }: OutcomeProps) {
  const { header } = chosen.opened.table;
  const { row, problems } = judged;
  const corrected = chosen.corrections.get(row.number);
  const inputs = chosen.columns.filter(
    ({ index }) =>
      corrected?.has(index) === true || problems.some(({ column }) => column === index),
  );
  const isInput = (column: number | undefined) => inputs.some(({ index }) => index === column);
  const others = problems.filter(({ column }) => !isInput(column));
  return (
    <div className="grid gap-2">
      {(others.length > 0 || problems.length === 0) && (
        <p>{outcomeOf(header, { ...judged, problems: others })}</p>
      )}
      {inputs.map(({ index }) => (
        <CorrectedCell
          key={index}
          column={header[index] ?? ''}
          row={row.number}
          text={corrected?.get(index) ?? row.cells[index] ?? ''}
          problem={problems.find(({ column }) => column === index)?.message}
          onCorrect={(text) => onCorrect(row.number, index, text)}
          onImport={onImport}
        />
      ))}
    </div>
  );
}

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
import { useId, useState } from 'react';
import { CorrectedCell } from './corrected-cell.tsx';
import { importScreenMessages } from './messages.ts';
import type { ChosenFile } from './opened-file.ts';
import { outcomeOf } from './row-outcome.ts';

export interface JudgedRowsProps {
  readonly chosen: ChosenFile;
  readonly rows: readonly JudgedRow[];
  readonly onCorrect: (row: number, column: number, text: string) => Promise<void>;
}

const rowsOnPage = 50;

/** Rows with what would become of them, a page at a time. Cells that are wrong, or were, are inputs. */
export function JudgedRows({ chosen, rows, onCorrect }: JudgedRowsProps) {
  const id = useId();
  const [page, setPage] = useState(0);
  const from = page * rowsOnPage;
  const shown = rows.slice(from, from + rowsOnPage);
  const { header } = chosen.opened.table;
  const isInput = ({ row, problems }: JudgedRow, index: number) =>
    problems.some(({ column }) => column === index) ||
    chosen.corrections.get(row.number)?.has(index) === true;
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
            {shown.map((judged) => {
              const { row, problems } = judged;
              const outcomeId = `${id}outcome${row.number}`;
              return (
                <TableRow key={row.number}>
                  <TableRowHeader>{row.number}</TableRowHeader>
                  <TableCell id={outcomeId} className="max-w-md min-w-64 py-1 whitespace-normal">
                    {outcomeOf(header, judged)}
                  </TableCell>
                  {chosen.columns.map(({ index }) => (
                    <TableCell key={index}>
                      {isInput(judged, index) ? (
                        <CorrectedCell
                          label={importScreenMessages.cell({
                            column: header[index] ?? '',
                            row: row.number,
                          })}
                          text={
                            chosen.corrections.get(row.number)?.get(index) ?? row.cells[index] ?? ''
                          }
                          isWrong={problems.some(({ column }) => column === index)}
                          describedBy={outcomeId}
                          onCorrect={(text) => onCorrect(row.number, index, text)}
                        />
                      ) : (
                        row.cells[index]
                      )}
                    </TableCell>
                  ))}
                </TableRow>
              );
            })}
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

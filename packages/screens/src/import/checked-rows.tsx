import type { JudgedRow, TableCheck } from '@ninefold/data/records/import';
import { Button } from '@ninefold/ui/components/button';
import { Checkbox } from '@ninefold/ui/components/checkbox';
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
import { formatList } from '@ninefold/messages';
import { useState } from 'react';
import { problemText } from '@ninefold/data/records/import';
import { DownloadRejected } from './download-rejected.tsx';
import { importScreenMessages } from './messages.ts';
import type { ChosenFile } from './opened-file.ts';
import { StageSection } from './stage-section.tsx';
import type { Import } from './use-import.ts';

export interface CheckedRowsProps {
  readonly importing: Import;
  readonly chosen: ChosenFile;
  readonly check: TableCheck;
}

/** As many as people read before they correct the file. */
const mostProblems = 100;

/** Shows what would happen, before anything does. */
export function CheckedRows({ importing, chosen, check }: CheckedRowsProps) {
  const { create, update, unchanged, rejected, first } = check;
  const [onlyProblems, setOnlyProblems] = useState(rejected.length > 0);
  const rows = onlyProblems ? rejected.slice(0, mostProblems) : first;
  const all = onlyProblems ? rejected.length : check.rows;
  const count = create + update;
  const { header } = chosen.opened.table;
  return (
    <StageSection title={importScreenMessages.checkHeading} focusOn="checked">
      <Text asChild>
        <output>
          {formatList([
            importScreenMessages.toCreate({ count: create }),
            ...(chosen.key === undefined
              ? []
              : [
                  importScreenMessages.toUpdate({ count: update }),
                  importScreenMessages.toKeep({ count: unchanged }),
                ]),
            importScreenMessages.withProblems({ count: rejected.length }),
          ])}
        </output>
      </Text>
      {rejected.length > 0 && (
        <Checkbox
          checked={onlyProblems}
          onChange={(event) => setOnlyProblems(event.target.checked)}
        >
          {importScreenMessages.onlyProblems}
        </Checkbox>
      )}
      <TableScroll label={importScreenMessages.rows} className="-mx-4 max-h-96 sm:-mx-6">
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
            {rows.map((judged) => (
              <TableRow key={judged.row.number}>
                <TableRowHeader>{judged.row.number}</TableRowHeader>
                <TableCell className="max-w-md min-w-64 py-1 whitespace-normal">
                  {outcomeOf(header, judged)}
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
      {rows.length < all && (
        <Text tone="subtle">{importScreenMessages.firstOf({ shown: rows.length, all })}</Text>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          disabledReason={count === 0 ? importScreenMessages.nothingToImport : undefined}
          onClick={() => void importing.begin(chosen, check)}
        >
          {importScreenMessages.start({ count })}
        </Button>
        {rejected.length > 0 && (
          <DownloadRejected
            importing={importing}
            chosen={chosen}
            problems={rejected.map(({ row, problems }) => [
              row.number,
              problemText(header, problems),
            ])}
          />
        )}
      </div>
    </StageSection>
  );
}

function outcomeOf(header: readonly string[], { outcome, problems }: JudgedRow): string {
  switch (outcome) {
    case 'create':
      return importScreenMessages.outcomeCreate;
    case 'update':
      return importScreenMessages.outcomeUpdate;
    case 'unchanged':
      return importScreenMessages.outcomeUnchanged;
    default:
      return problemText(header, problems);
  }
}

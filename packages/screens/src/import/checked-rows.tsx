import { type JudgedRow, problemText } from '@ninefold/data/records/import';
import { formatList } from '@ninefold/messages';
import { Banner } from '@ninefold/ui/components/banner';
import { Button } from '@ninefold/ui/components/button';
import { Checkbox } from '@ninefold/ui/components/checkbox';
import { Text } from '@ninefold/ui/components/text';
import { VisuallyHidden } from '@ninefold/ui/components/visually-hidden';
import { useState } from 'react';
import { DownloadRejected } from './download-rejected.tsx';
import { JudgedRows } from './judged-rows.tsx';
import { importScreenMessages } from './messages.ts';
import { outcomeOf } from './row-outcome.ts';
import { StageSection } from './stage-section.tsx';
import { startProblem } from './start-problem.ts';
import type { CheckedStage, Import } from './use-import.ts';
import { useStepAction } from './use-step-action.tsx';

export interface CheckedRowsProps {
  readonly importing: Import;
  readonly stage: CheckedStage;
}

/** Shows what would happen, before anything does, and takes corrections of what can't. */
export function CheckedRows({ importing, stage }: CheckedRowsProps) {
  const { chosen, check, problem } = stage;
  const { create, update, unchanged, rejected, corrected, first } = check;
  const wrong = [...rejected, ...corrected].toSorted((a, b) => a.row.number - b.row.number);
  const [onlyProblems, setOnlyProblems] = useState(wrong.length > 0);
  /** The row that was corrected last. */
  const [last, setLast] = useState<number>();
  const count = create + update;
  const { header } = chosen.opened.table;
  const lastRow = wrong.find(({ row }) => row.number === last);
  const begin = {
    label: importScreenMessages.start({ count }),
    disabledReason: startProblem(stage),
    onSelect: () => void importing.begin(),
  };
  const stepButton = useStepAction(begin);

  async function correct(row: number, column: number, text: string): Promise<void> {
    setLast(undefined);
    await importing.correct(row, column, text);
    setLast(row);
  }

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
      {wrong.length > 0 && (
        <>
          <Text tone="subtle">{importScreenMessages.correctHint}</Text>
          <Checkbox
            checked={onlyProblems}
            onChange={(event) => setOnlyProblems(event.target.checked)}
          >
            {importScreenMessages.onlyProblems}
          </Checkbox>
        </>
      )}
      <VisuallyHidden asChild>
        <output>
          {lastRow !== undefined && problem === undefined ? rowInWords(header, lastRow) : ''}
        </output>
      </VisuallyHidden>
      <JudgedRows
        key={String(onlyProblems)}
        chosen={chosen}
        rows={onlyProblems ? wrong : first}
        onCorrect={correct}
        onImport={begin.onSelect}
      />
      {!onlyProblems && first.length < check.rows && (
        <Text tone="subtle">
          {importScreenMessages.firstOf({ shown: first.length, all: check.rows })}
        </Text>
      )}
      {problem !== undefined && (
        <Banner tone="danger" announce="assertive" title={importScreenMessages.notChecked}>
          {importScreenMessages.checkAgain({ reason: problem })}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          disabledReason={begin.disabledReason}
          onClick={begin.onSelect}
          {...stepButton}
        >
          {begin.label}
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

function rowInWords(header: readonly string[], judged: JudgedRow): string {
  const { number } = judged.row;
  return importScreenMessages.rowOutcome({ row: number, outcome: outcomeOf(header, judged) });
}

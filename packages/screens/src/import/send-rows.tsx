import { importMessages, settledRows } from '@ninefold/data/records/import';
import { formatList } from '@ninefold/messages';
import { type Entity, entityName, entityPath } from '@ninefold/specification';
import { Banner } from '@ninefold/ui/components/banner';
import { Button } from '@ninefold/ui/components/button';
import { Anchor } from '@ninefold/ui/components/link';
import { Progress } from '@ninefold/ui/components/progress';
import { DownloadRejected } from './download-rejected.tsx';
import type { KeptImport } from '../kept-work/index.ts';
import { importScreenMessages } from './messages.ts';
import { StageSection } from './stage-section.tsx';
import type { Import, ImportStage } from './use-import.ts';
import { useStepAction } from './use-step-action.tsx';

type SendStage = Extract<ImportStage, { readonly kept: KeptImport }>;

export interface SendRowsProps {
  readonly importing: Import;
  readonly whole: Entity;
  readonly stage: SendStage;
}

/** Shows how far the import has come, what stopped it, and what came of it. */
export function SendRows({ importing, whole, stage }: SendRowsProps) {
  const { kept, chosen } = stage;
  const { progress, leftOut, rows: all } = kept;
  const done = settledRows(progress) + leftOut.length;
  return (
    <StageSection
      title={importScreenMessages.importHeading}
      focusOn={stage.at === 'stopped' ? stage.reason.is : stage.at}
    >
      {stage.at !== 'done' && (
        <Progress
          className="max-w-md"
          label={importScreenMessages.importing}
          value={done}
          max={all}
          valueText={importScreenMessages.done({ done, all })}
        />
      )}
      {stage.at === 'sending' && (
        <Button className="justify-self-start" onClick={importing.cancel}>
          {importScreenMessages.cancel}
        </Button>
      )}
      {stage.at === 'stopped' && <Stopped importing={importing} stage={stage} done={done} />}
      {stage.at === 'done' && <Finished importing={importing} whole={whole} stage={stage} />}
      {stage.at !== 'sending' && done > 0 && leftOut.length + progress.refused.length > 0 && (
        <DownloadRejected
          importing={importing}
          chosen={chosen}
          problems={[...leftOut, ...progress.refused]}
        />
      )}
    </StageSection>
  );
}

interface StoppedProps extends Pick<SendRowsProps, 'importing'> {
  readonly stage: Extract<SendStage, { readonly at: 'stopped' }>;
  readonly done: number;
}

function Stopped({ importing, stage, done }: StoppedProps) {
  const { kept, chosen, reason } = stage;
  const rows = { done, all: kept.rows };
  const resume = () => void importing.resume(chosen, kept);
  const stepButton = useStepAction(
    reason.is === 'unclear' ? undefined : { label: importScreenMessages.resume, onSelect: resume },
  );
  if (reason.is === 'unclear') {
    return (
      <Banner
        tone="warning"
        announce="assertive"
        title={importScreenMessages.unclear}
        actions={
          <>
            <Button size="small" onClick={() => void importing.resume(chosen, kept, 'send')}>
              {importScreenMessages.sendUnclear}
            </Button>
            <Button size="small" onClick={() => void importing.resume(chosen, kept, 'leave out')}>
              {importScreenMessages.leaveUnclear}
            </Button>
          </>
        }
      >
        {reason.message}
      </Banner>
    );
  }
  const isCancelled = reason.is === 'cancelled';
  return (
    <Banner
      tone={isCancelled ? 'info' : 'warning'}
      announce="assertive"
      title={isCancelled ? importScreenMessages.cancelled : importScreenMessages.interrupted}
      actions={
        <Button variant="primary" size="small" onClick={resume} {...stepButton}>
          {importScreenMessages.resume}
        </Button>
      }
    >
      {isCancelled
        ? importScreenMessages.cancelledText(rows)
        : importScreenMessages.interruptedText({ ...rows, reason: reason.message })}
    </Banner>
  );
}

interface FinishedProps extends Pick<SendRowsProps, 'importing' | 'whole'> {
  readonly stage: Extract<SendStage, { readonly at: 'done' }>;
}

function Finished({ importing, whole, stage }: FinishedProps) {
  const { progress, leftOut, key } = stage.kept;
  const rejected = leftOut.length + progress.refused.length;
  const { tried } = progress;
  const isTrial = tried !== undefined;
  const counts = [
    importScreenMessages[isTrial ? 'wouldCreate' : 'created']({ count: progress.created }),
    ...(key === undefined
      ? []
      : [
          importScreenMessages[isTrial ? 'wouldUpdate' : 'updated']({ count: progress.updated }),
          importScreenMessages.unchanged({ count: progress.unchanged }),
        ]),
    importScreenMessages[isTrial ? 'refused' : 'leftOut']({ count: rejected }),
  ];
  const isComplete = rejected === 0;
  const list = {
    label: importScreenMessages.goToList(entityName(whole)),
    href: entityPath(whole),
  };
  const stepButton = useStepAction(whole.grants.select ? list : undefined);
  return (
    <Banner
      tone={isTrial ? 'info' : isComplete ? 'success' : 'warning'}
      announce="polite"
      title={
        isTrial
          ? importScreenMessages.tried
          : importScreenMessages[isComplete ? 'finished' : 'finishedPartly']
      }
      actions={
        <>
          {whole.grants.select && (
            <Button variant="primary" size="small" asChild {...stepButton}>
              <Anchor href={list.href}>{list.label}</Anchor>
            </Button>
          )}
          <Button size="small" onClick={importing.restart}>
            {importScreenMessages.again}
          </Button>
        </>
      }
    >
      <p>{formatList(counts)}</p>
      {isTrial && <p>{tried}</p>}
      {rejected > 0 && (
        <p>{importScreenMessages.downloadHint({ problem: importMessages.problem })}</p>
      )}
    </Banner>
  );
}

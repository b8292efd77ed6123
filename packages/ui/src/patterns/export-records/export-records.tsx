import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../components/dialog/index.ts';
import { Drawer, DrawerContent } from '../../components/drawer/index.ts';
import { Progress } from '../../components/progress/index.ts';
import { phone, useMediaQuery } from '../use-media-query/index.ts';
import { ExportFields } from './export-fields.tsx';
import type { ExportRecordsProps, ExportStage } from './export-records-props.ts';
import { exportRecordsMessages } from './messages.ts';

/**
 * Chooses what of a list is exported, and how; then shows the progress. The first press of Enter exports
 * with the choices as they are. While it runs, only its buttons close it.
 */
export function ExportRecords(props: ExportRecordsProps) {
  const { entityName, stage, returnFocus, onExport, onRetry, onClose } = props;
  const narrow = useMediaQuery(phone);
  const submitButton = useRef<HTMLButtonElement>(null);
  const isRunning = stage.status === 'running';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The focused control may disappear with the choices.
    submitButton.current?.focus();
    if (stage.status === 'choosing') onExport();
    if (stage.status === 'failed') onRetry();
  };
  // Radios and checkboxes ignore Enter.
  const submitOnEnter = ({ key, target }: KeyboardEvent) => {
    const choice = '[role=radio], input[type=checkbox]';
    const isChoice = target instanceof Element && target.matches(choice);
    if (key === 'Enter' && isChoice) submitButton.current?.form?.requestSubmit();
  };
  const keepOpen = (event: Event) => {
    if (isRunning) event.preventDefault();
  };

  const modal = { open: true, onOpenChange: (open: boolean) => !open && onClose() };
  const content = {
    'data-slot': 'export-records',
    'aria-describedby': undefined,
    initialFocus: submitButton,
    returnFocus,
    onKeyDown: submitOnEnter,
    onEscapeKeyDown: keepOpen,
    onInteractOutside: keepOpen,
    children: (
      <>
        <DialogHeader>
          <DialogTitle>{exportRecordsMessages.title({ ...entityName })}</DialogTitle>
        </DialogHeader>
        <form className="flex min-h-0 flex-1 flex-col" onSubmit={submit}>
          <DialogBody className="grid content-start gap-4">
            {stage.status === 'choosing' ? (
              <ExportFields {...props} />
            ) : (
              <ExportProgress stage={stage} />
            )}
            <div aria-live="assertive" className="empty:hidden">
              <Problem stage={stage} />
            </div>
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>{exportRecordsMessages.cancel}</Button>
            <Button ref={submitButton} type="submit" variant="primary" busy={isRunning}>
              {submitText(stage)}
            </Button>
          </DialogFooter>
        </form>
      </>
    ),
  };
  return narrow ? (
    <Drawer {...modal}>
      <DrawerContent side="bottom" {...content} />
    </Drawer>
  ) : (
    <Dialog {...modal}>
      <DialogContent {...content} />
    </Dialog>
  );
}

function submitText({ status }: ExportStage): string {
  if (status === 'running') return exportRecordsMessages.exporting;
  return status === 'failed' ? exportRecordsMessages.retry : exportRecordsMessages.export;
}

function Problem({ stage }: { readonly stage: ExportStage }) {
  if (stage.status === 'failed') {
    return (
      <Banner tone="danger" title={exportRecordsMessages.failed({ count: stage.done })}>
        {stage.message}
      </Banner>
    );
  }
  const problem = stage.status === 'choosing' ? stage.problem : undefined;
  return problem === undefined ? null : <Banner tone="danger">{problem}</Banner>;
}

interface ExportProgressProps {
  readonly stage: Exclude<ExportStage, { readonly status: 'choosing' }>;
}

function ExportProgress({ stage: { status, done, total } }: ExportProgressProps) {
  return (
    <Progress
      label={exportRecordsMessages.records}
      value={total === null ? null : done}
      max={total === null ? undefined : Math.max(total.count, done)}
      tone={status === 'failed' ? 'danger' : undefined}
      valueText={progressText(done, total)}
    />
  );
}

function progressText(count: number, total: ExportProgressProps['stage']['total']): string {
  if (total === null) return exportRecordsMessages.done({ count });
  const counts = { count, total: Math.max(total.count, count) };
  return total.exact
    ? exportRecordsMessages.doneOf(counts)
    : exportRecordsMessages.doneOfAbout(counts);
}

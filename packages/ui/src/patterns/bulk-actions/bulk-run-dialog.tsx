import type { ReactNode } from 'react';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
} from '../../components/alert-dialog/index.ts';
import { Link } from '../../components/link/index.ts';
import { Progress } from '../../components/progress/index.ts';
import { Why } from '../why/index.ts';
import { bulkActionsMessages } from './messages.ts';

/** A record that an operation on many failed for. */
export interface BulkFailure {
  readonly id: string;
  readonly title: string;
  /** Opens in a new tab: the list keeps its selection. */
  readonly href?: string;
  readonly message: string;
  /** The question why it was refused. */
  readonly why?: string;
}

export interface BulkRunDialogProps {
  readonly open: boolean;
  /** The running action, and then its result: "12 of 15 work orders were deleted". */
  readonly title: string;
  readonly progress: {
    readonly done: number;
    readonly failed: number;
    /** Absent while it isn't known. */
    readonly total?: number;
  };
  /** Present when it has ended. */
  readonly outcome?: {
    /** The records that neither failed nor were done, in words. */
    readonly notes: readonly string[];
    readonly failures: readonly BulkFailure[];
    /** Buttons after Close: retry, continue, undo. */
    readonly actions?: ReactNode;
  };
  /** The person has cancelled, and the request under way is still to be answered. */
  readonly cancelling?: boolean;
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

/** A longer list would be slow to draw, and is too long to read. */
const mostListed = 100;

/** Shows how far an operation on many records is, with a button that cancels it; then what failed and why. */
export function BulkRunDialog(props: BulkRunDialogProps) {
  const { open, title, progress, outcome, cancelling = false, onCancel, onClose } = props;
  const { done, failed, total } = progress;
  const isRunning = outcome === undefined;
  const counted =
    total === undefined ? undefined : bulkActionsMessages.progress({ done: done + failed, total });
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) (isRunning ? onCancel : onClose)();
      }}
    >
      <AlertDialogContent
        data-slot="bulk-run-dialog"
        className="max-w-lg"
        title={title}
        description={
          // Already there when it ends, so that screen readers announce how it ended.
          <output className="block">
            {isRunning ? (
              failed > 0 && bulkActionsMessages.failedSoFar({ count: failed })
            ) : (
              <>
                <span className="sr-only">{title}</span>
                {outcome.notes.map((note) => (
                  <span key={note} className="block">
                    {note}
                  </span>
                ))}
              </>
            )}
          </output>
        }
        actions={
          <>
            {/* The same button, so that the focus stays on it when the run ends. */}
            <AlertDialogCancel aria-disabled={isRunning && cancelling}>
              {!isRunning
                ? bulkActionsMessages.close
                : cancelling
                  ? bulkActionsMessages.cancelling
                  : bulkActionsMessages.cancel}
            </AlertDialogCancel>
            {outcome?.actions}
          </>
        }
      >
        {isRunning ? (
          <>
            <Progress
              label={title}
              labelHidden
              value={total === undefined ? null : done + failed}
              max={total}
              valueText={counted}
            />
            {/* Screen readers have it from the bar, and only when they ask. */}
            <p aria-hidden="true" className="mt-1.5 text-md text-ink-subtle tabular-nums">
              {counted}
            </p>
          </>
        ) : (
          <Failures failures={outcome.failures} />
        )}
      </AlertDialogContent>
    </AlertDialog>
  );
}

function Failures({ failures }: { readonly failures: readonly BulkFailure[] }) {
  if (failures.length === 0) return null;
  const more = failures.length - mostListed;
  return (
    <>
      <ul
        aria-label={bulkActionsMessages.failures}
        className="divide-y divide-line rounded-md border border-line"
      >
        {failures.slice(0, mostListed).map(({ id, title, href, message, why }) => (
          <li key={id} className="px-3 py-2">
            {href === undefined ? (
              <span className="font-medium">{title}</span>
            ) : (
              <Link href={href} variant="inline" target="_blank" rel="noreferrer">
                {title} <span className="sr-only">{bulkActionsMessages.newTab}</span>
              </Link>
            )}
            <p className="text-ink-muted">
              {message} {why !== undefined && <Why why={why}>{bulkActionsMessages.why}</Why>}
            </p>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-ink-muted">{bulkActionsMessages.moreFailures({ count: more })}</p>
      )}
    </>
  );
}

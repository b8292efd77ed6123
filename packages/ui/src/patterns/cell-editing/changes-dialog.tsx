import { ArrowRight } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../components/button/index.ts';
import { DialogBody } from '../../components/dialog/index.ts';
import { InlineMessage } from '../../components/inline-message/index.ts';
import { Link } from '../../components/link/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { FieldDisplay } from '../../fields/index.ts';
import { richText } from '../../rich-text.ts';
import type { FieldDescriptor, FieldValue, RecordLink } from '../../shapes/index.ts';
import { Why } from '../why/index.ts';
import { TaskDialog } from '../task-dialog.tsx';
import { cellEditingMessages } from './messages.ts';

interface ShownValue {
  readonly value: FieldValue;
  readonly link?: RecordLink | null;
}

export interface CellChange {
  readonly field: FieldDescriptor;
  readonly before: ShownValue;
  readonly after: ShownValue;
  /** The reason it can't be saved. */
  readonly problem?: string;
  readonly onUndo: () => void;
}

/** A record with changes that are not saved. */
export interface ChangedRecord {
  readonly id: string;
  readonly title: string;
  /** Opens in a new tab: the changes stay. */
  readonly href?: string;
  /** The reason it couldn't be saved. */
  readonly message?: string;
  /** The question why it was refused. */
  readonly why?: string;
  /** Values that others have saved in the meantime. */
  readonly conflict?: ReactNode;
  readonly changes: readonly CellChange[];
}

export interface ChangesDialogProps {
  readonly records: readonly ChangedRecord[];
  readonly onClose: () => void;
  readonly returnFocus?: RefObject<HTMLElement | null>;
}

/** Lists the changes that are not saved, with what keeps them from it. Each can be undone. */
export function ChangesDialog({ records, onClose, returnFocus }: ChangesDialogProps) {
  return (
    <TaskDialog
      size="large"
      data-slot="changes-dialog"
      title={cellEditingMessages.changesTitle}
      description={
        records.length === 0 ? cellEditingMessages.none : cellEditingMessages.changesText
      }
      returnFocus={returnFocus}
      onClose={onClose}
    >
      <DialogBody className="flex flex-col gap-5 pb-5">
        {records.map((record) => (
          <Record key={record.id} record={record} />
        ))}
      </DialogBody>
    </TaskDialog>
  );
}

function Record({ record }: { readonly record: ChangedRecord }) {
  const { title, href, message, why, conflict, changes } = record;
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="font-semibold text-ink">
        {href === undefined ? (
          title
        ) : (
          <Link href={href} variant="inline" target="_blank" rel="noreferrer">
            {title} <span className="sr-only">{cellEditingMessages.newTab}</span>
          </Link>
        )}
      </h3>
      {message !== undefined && (
        <InlineMessage tone="danger">
          {message} {why !== undefined && <Why why={why}>{cellEditingMessages.why}</Why>}
        </InlineMessage>
      )}
      {conflict}
      <ul className="divide-y divide-line rounded-md border border-line">
        {changes.map((change) => (
          <Change key={change.field.name} change={change} record={title} />
        ))}
      </ul>
    </section>
  );
}

interface ChangeProps {
  readonly change: CellChange;
  readonly record: string;
}

function Change({ change, record }: ChangeProps) {
  const { field, before, after, problem, onUndo } = change;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
      <div className="min-w-0 flex-1">
        <div className="text-sm text-ink-subtle">{field.label}</div>
        <div className="flex flex-wrap items-center gap-x-2">
          {richText(
            cellEditingMessages.change.parts({
              before: <Value field={field} {...before} />,
              arrow,
              after: <Value field={field} {...after} />,
            }),
          )}
        </div>
        {problem !== undefined && <InlineMessage tone="danger">{problem}</InlineMessage>}
      </div>
      <Button
        size="small"
        aria-label={cellEditingMessages.undoChange({ field: field.label, record })}
        onClick={onUndo}
      >
        {cellEditingMessages.undo}
      </Button>
    </li>
  );
}

function arrow(words: readonly unknown[]) {
  return (
    <>
      <ArrowRight aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
      <VisuallyHidden>{richText(words)}</VisuallyHidden>
    </>
  );
}

function Value({ field, value, link }: ShownValue & { readonly field: FieldDescriptor }) {
  return (
    <FieldDisplay field={field} value={value} link={link && { label: link.label }} place="detail" />
  );
}

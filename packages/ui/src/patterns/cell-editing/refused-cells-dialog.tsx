import type { RefObject } from 'react';
import { DialogBody } from '../../components/dialog/index.ts';
import { TaskDialog } from '../task-dialog.tsx';
import { cellEditingMessages } from './messages.ts';

/** A pasted text that a cell can't take. */
export interface RefusedCell {
  /** The record's title, and the label of the field. */
  readonly record: string;
  readonly field: string;
  readonly text: string;
  readonly problem: string;
}

export interface RefusedCellsDialogProps {
  readonly cells: readonly RefusedCell[];
  /** A message about skipped rows and columns that the list doesn't show. */
  readonly note?: string;
  readonly onClose: () => void;
  readonly returnFocus?: RefObject<HTMLElement | null>;
}

/** More would take long to draw, and nobody reads them. */
const mostListed = 100;

/** Lists the cells that a pasted block left as they were, with the reasons. */
export function RefusedCellsDialog(props: RefusedCellsDialogProps) {
  const { cells, note, onClose, returnFocus } = props;
  const more = cells.length - mostListed;
  return (
    <TaskDialog
      data-slot="refused-cells-dialog"
      title={cellEditingMessages.refusedTitle({ count: cells.length })}
      description={
        <>
          {cellEditingMessages.refusedText} {note}
        </>
      }
      returnFocus={returnFocus}
      onClose={onClose}
    >
      <DialogBody className="pb-5">
        <ul className="divide-y divide-line rounded-md border border-line">
          {cells.slice(0, mostListed).map(({ record, field, text, problem }, index) => (
            <li key={index} className="px-3 py-2">
              <div className="font-medium">
                {cellEditingMessages.refusedCell({ field, record })}
              </div>
              <p className="text-ink-muted">{problem}</p>
              <p className="text-sm break-words text-ink-subtle">
                {cellEditingMessages.pastedText({ text })}
              </p>
            </li>
          ))}
        </ul>
        {more > 0 && (
          <p className="mt-2 text-ink-muted">{cellEditingMessages.more({ count: more })}</p>
        )}
      </DialogBody>
    </TaskDialog>
  );
}

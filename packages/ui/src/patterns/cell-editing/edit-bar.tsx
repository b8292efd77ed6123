import { Toolbar, ToolbarButton, ToolbarSeparator } from '../../components/toolbar/index.ts';
import { cellEditingMessages } from './messages.ts';

export interface EditCounts {
  /** Edited cells, and the records that they belong to. */
  readonly cells: number;
  readonly records: number;
  /** The number of `cells` that the list doesn't show. */
  readonly outOfSight: number;
  /** Cells that are not valid, and records that couldn't be saved. */
  readonly problems: number;
}

export interface EditBarProps {
  /** Names the bar: "Edit work orders". */
  readonly label: string;
  readonly counts: EditCounts;
  /** While records are saved. */
  readonly progress?: { readonly done: number; readonly count: number };
  /** Says what was done last, or why something can't be done. */
  readonly status: string;
  readonly onSave: () => void;
  readonly onUndoAll: () => void;
  /** Shows all changes. */
  readonly onShow: () => void;
  readonly onDone: () => void;
}

/** Shows the number of unsaved changes below a list whose cells are edited, with actions for them. */
export function EditBar(props: EditBarProps) {
  const { label, counts, progress, status, onSave, onUndoAll, onShow, onDone } = props;
  const { cells, outOfSight, problems } = counts;
  const isSaving = progress !== undefined;
  const words = isSaving
    ? cellEditingMessages.saving(progress)
    : cells === 0
      ? cellEditingMessages.none
      : cellEditingMessages.changes(counts);
  return (
    <div data-slot="edit-bar" className="shrink-0">
      <Toolbar
        label={label}
        className="gap-x-2 border-t border-line-strong bg-panel px-4 py-1.5 sm:px-6"
      >
        <output className="flex min-w-0 flex-wrap items-baseline gap-x-3 text-base">
          <span className="font-medium text-ink tabular-nums">{words}</span>
          {outOfSight > 0 && (
            <span className="text-ink-muted">
              {cellEditingMessages.outOfSight({ count: outOfSight })}
            </span>
          )}
          {problems > 0 && (
            <span className="font-medium text-danger">
              {cellEditingMessages.problems({ count: problems })}
            </span>
          )}
        </output>
        {cells > 0 && (
          <>
            <ToolbarSeparator className="max-sm:hidden" />
            {/* At the start: messages are shown over the end. */}
            <ToolbarButton variant="primary" busy={isSaving} onClick={onSave}>
              {cellEditingMessages.save}
            </ToolbarButton>
            <ToolbarButton variant="secondary" aria-disabled={isSaving} onClick={onUndoAll}>
              {cellEditingMessages.undoAll}
            </ToolbarButton>
            <ToolbarButton variant="secondary" onClick={onShow}>
              {cellEditingMessages.show}
            </ToolbarButton>
          </>
        )}
        <output className="me-auto min-w-0 ps-1 text-base text-ink-muted">{status}</output>
        <ToolbarButton
          variant="secondary"
          disabledReason={cells > 0 ? cellEditingMessages.saveFirst : undefined}
          onClick={onDone}
        >
          {cellEditingMessages.done}
        </ToolbarButton>
      </Toolbar>
    </div>
  );
}

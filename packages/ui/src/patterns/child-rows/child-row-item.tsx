import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { Button } from '../../components/button/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { InlineMessage } from '../../components/inline-message/index.ts';
import { ariaShortcut } from '../../components/kbd/index.ts';
import { ChildCell } from './child-cell.tsx';
import type { FieldDescriptor } from '../../shapes/index.ts';
import type { ChildRow, ChildRowsProps } from './child-rows-props.ts';
import { childRowsMessages } from './messages.ts';
import { handleRowKey } from './row-keys.ts';

interface ChildRowItemProps extends Omit<
  ChildRowsProps,
  'title' | 'rows' | 'totals' | 'onAdd' | 'onMove' | 'onDelete' | 'onRemoveNew' | 'onPaste'
> {
  readonly row: ChildRow;
  /** From 1, among the rows that stay. */
  readonly place: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** An empty row follows, which is the last. */
  readonly isBeforeBlank: boolean;
  /** It was just added, and takes the focus. */
  readonly isAdded: boolean;
  readonly onAdd: (() => void) | undefined;
  readonly onMove: ((row: string, step: -1 | 1) => void) | undefined;
  /** Absent where the row can't be deleted. */
  readonly onDelete: ((row: string) => void) | undefined;
}

export const rowClass =
  'grid grid-cols-2 gap-3 rounded-lg border border-line p-3 @4xl:grid-cols-(--columns) @4xl:items-start @4xl:gap-2 @4xl:rounded-none @4xl:border-0 @4xl:border-b @4xl:px-0 @4xl:py-1.5';

/** Returns the first column whose value can be entered. */
export function firstEntered(row: ChildRow, fields: readonly FieldDescriptor[]) {
  return fields.find((column) =>
    row.fields.some(({ name, readOnly }) => name === column.name && !readOnly),
  );
}

/** A row: its fields beside each other where there is room, else below each other and the short ones two by two. */
export function ChildRowItem(props: ChildRowItemProps) {
  const { row, place, fields, isFirst, isLast, isAdded, onAdd, onMove, onDelete } = props;
  const { id, deleted, message } = row;
  if (deleted) {
    return (
      <li
        data-slot="child-row"
        data-row={id}
        data-state="deleted"
        className="flex items-center gap-3 border-b border-line py-2 text-base text-ink-muted"
      >
        <span>{childRowsMessages.deleted({ row: place })}</span>
        <Button
          size="small"
          data-action="restore"
          aria-label={childRowsMessages.restoreRow({ row: place })}
          onClick={() => props.onRestore(id)}
        >
          {childRowsMessages.restore}
        </Button>
      </li>
    );
  }
  return (
    // Its handler only passes on what its own controls do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-slot="child-row"
      data-row={id}
      className={rowClass}
      onFocus={({ target }) => {
        // The key of a phone's keyboard then says where Enter leads.
        if (target.enterKeyHint === '') target.enterKeyHint = 'next';
      }}
      onKeyDown={(event) =>
        handleRowKey(event, {
          isLast,
          isBlank: row.blank === true,
          isBeforeBlank: props.isBeforeBlank,
          onAdd,
          onMove: onMove && ((step) => onMove(id, step)),
        })
      }
    >
      <span className="text-base font-semibold text-ink-subtle tabular-nums @4xl:py-1.5 @max-4xl:row-start-1 @4xl:font-normal">
        <span className="sr-only">{childRowsMessages.row({ row: place })}</span>
        <span aria-hidden="true">{place}</span>
      </span>
      {fields.map((column) => (
        <ChildCell
          key={column.name}
          row={row}
          place={place}
          column={column}
          focused={isAdded && column === firstEntered(row, fields)}
          cellId={props.cellId}
          searchRecords={props.searchRecords}
          onEdit={props.onEdit}
          onEnter={props.onEnter}
          onLeave={props.onLeave}
          onUnreadable={props.onUnreadable}
        />
      ))}
      {/* In the line of the number, where fields are below each other. */}
      <span className="flex justify-end @max-4xl:col-start-2 @max-4xl:row-start-1 @max-4xl:-my-3 @max-4xl:-me-3 @max-4xl:self-center">
        {onMove !== undefined && (
          <>
            <IconButton
              data-action="up"
              label={childRowsMessages.up({ row: place })}
              aria-keyshortcuts={ariaShortcut('Alt+ArrowUp')}
              disabledReason={isFirst ? childRowsMessages.first : undefined}
              onClick={() => onMove(id, -1)}
            >
              <ArrowUp aria-hidden="true" />
            </IconButton>
            <IconButton
              data-action="down"
              label={childRowsMessages.down({ row: place })}
              aria-keyshortcuts={ariaShortcut('Alt+ArrowDown')}
              disabledReason={isLast ? childRowsMessages.last : undefined}
              onClick={() => onMove(id, 1)}
            >
              <ArrowDown aria-hidden="true" />
            </IconButton>
          </>
        )}
        {onDelete !== undefined && (
          <IconButton
            data-action="delete"
            label={childRowsMessages.delete({ row: place })}
            disabledReason={row.notDeletable}
            onClick={() => onDelete(id)}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </span>
      {message !== undefined && (
        <InlineMessage tone="danger" className="col-span-full">
          {message}
        </InlineMessage>
      )}
    </li>
  );
}

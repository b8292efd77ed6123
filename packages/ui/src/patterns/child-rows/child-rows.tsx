import { Plus } from 'lucide-react';
import { type ClipboardEvent, type CSSProperties, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/index.ts';
import { ButtonGroup } from '../../components/button-group/index.ts';
import { type CellBlock, readCellBlock } from '../../components/data-grid/index.ts';
import { Kbd } from '../../components/kbd/index.ts';
import { FieldDisplay } from '../../fields/index.ts';
import type { FieldDescriptor } from '../../shapes/index.ts';
import { mustBeFilled } from '../record-form/index.ts';
import { useScreenActions } from '../screen-actions/index.ts';
import { ChildRowItem, firstEntered } from './child-row-item.tsx';
import type { ChildRowsProps } from './child-rows-props.ts';
import { columnWidths } from './column-widths.ts';
import { childRowsMessages } from './messages.ts';

const addKeys = 'Alt+Shift+A';

/** More kinds of rows are chosen in the row. */
const mostKinds = 4;

function isEntered({ readOnly, generated }: FieldDescriptor): boolean {
  return !readOnly && generated !== true;
}

/** Returns the first column if each row must have one of its few values: rows can be added by it. */
function kindColumn(fields: readonly FieldDescriptor[]): FieldDescriptor | undefined {
  const first = fields.find(isEntered);
  const count = first?.options?.length ?? 0;
  const isKind = count > 1 && count <= mostKinds && first?.kind !== 'array';
  return first !== undefined && isKind && mustBeFilled(first, 'create') ? first : undefined;
}

/**
 * Records that are entered in the form of the record that they belong to, as rows of inputs. Knows nothing of
 * saving: the form keeps the rows.
 */
export function ChildRows(props: ChildRowsProps) {
  const { title, fields, rows, totals, onAdd, onMove, onDelete, onRemoveNew } = props;
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<string>();
  const [status, setStatus] = useState('');
  const staying = rows.filter(({ deleted }) => !deleted);
  const lastRow = staying.at(-1);
  const placeOf = (row: string) => {
    const index = rows.findIndex((each) => each.id === row);
    return rows.slice(0, index).filter(({ deleted }) => !deleted).length + 1;
  };

  const add =
    onAdd &&
    (() => {
      if (lastRow?.blank === true) {
        const first = firstEntered(lastRow, fields);
        if (first) document.getElementById(props.cellId(lastRow.id, first.name))?.focus();
        return;
      }
      const row = crypto.randomUUID();
      setAdded(row);
      setStatus(childRowsMessages.added({ row: staying.length + 1 }));
      onAdd(row);
    });
  const kinds = onAdd && kindColumn(fields);
  /** Adds a row of a kind, or fills the empty last one, and goes to the first value that it still needs. */
  const addOf = (kind: FieldDescriptor, value: string) => {
    const blank = lastRow?.blank === true ? lastRow : undefined;
    const row = blank?.id ?? crypto.randomUUID();
    const needed =
      fields.find((each) => each !== kind && isEntered(each) && mustBeFilled(each, 'create')) ??
      kind;
    flushSync(() => {
      setStatus(childRowsMessages.added({ row: staying.length + (blank ? 0 : 1) }));
      if (blank === undefined) onAdd?.(row);
      props.onEnter(row, { [kind.name]: value });
    });
    document.getElementById(props.cellId(row, needed.name))?.focus();
  };
  const shortcut = props.hasAddKey === true ? addKeys : undefined;
  useScreenActions(
    add === undefined
      ? []
      : [
          {
            id: `add row ${title}`,
            label: childRowsMessages.add,
            detail: title,
            shortcut,
            onSelect: add,
          },
        ],
  );

  /** Focuses a button of a row once it is shown, else the button that adds a row. */
  const focusIn = (row: string | undefined, action: string) => {
    const item = [...(list.current?.children ?? [])].find(
      (each) => each instanceof HTMLElement && each.dataset['row'] === row,
    );
    const button = item?.querySelector<HTMLElement>(`[data-action=${action}]`);
    (button ?? addButton.current ?? list.current)?.focus();
  };

  const remove = (row: string) => {
    const place = placeOf(row);
    const index = rows.findIndex((each) => each.id === row);
    const isNew = rows[index]?.values === undefined;
    flushSync(() => {
      setStatus(childRowsMessages[isNew ? 'removed' : 'deleted']({ row: place }));
      if (isNew) onRemoveNew(row);
      else onDelete?.(row);
    });
    if (isNew) focusIn((rows[index + 1] ?? rows[index - 1])?.id, 'delete');
    else focusIn(row, 'restore');
  };

  const restore = (row: string) => {
    flushSync(() => {
      setStatus(childRowsMessages.restored({ row: placeOf(row) }));
      props.onRestore(row);
    });
    focusIn(row, 'delete');
  };

  const move =
    onMove &&
    ((row: string, step: -1 | 1) => {
      const place = placeOf(row) + step;
      if (place < 1 || place > staying.length) return;
      const { activeElement } = document;
      flushSync(() => {
        setStatus(childRowsMessages.moved({ row: place, count: staying.length }));
        onMove(row, step);
      });
      // The browser drops the focus of an element that is moved.
      if (activeElement instanceof HTMLElement) activeElement.focus();
    });

  const enterBlock = async (block: CellBlock, row: string, field: string) => {
    const announcement = await props.onPaste(block, row, field);
    flushSync(() => setStatus(announcement));
    // The inputs have started over with what was pasted.
    if (document.activeElement === document.body) {
      document.getElementById(props.cellId(row, field))?.focus();
    }
  };

  const paste = (event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const cell = target instanceof Element ? target.closest('[data-slot=child-cell]') : null;
    const row = cell?.closest<HTMLElement>('[data-slot=child-row]')?.dataset['row'];
    const place = cell?.parentElement ? [...cell.parentElement.children].indexOf(cell) - 1 : -1;
    const field = fields[place];
    const block = readCellBlock(clipboardData);
    const isOne = block.length < 2 && (block[0]?.length ?? 0) < 2;
    // One text goes into the input itself.
    if (isOne || row === undefined || field === undefined) return;
    event.preventDefault();
    void enterBlock(block, row, field.name);
  };

  return (
    <section
      data-slot="child-rows"
      aria-labelledby={`${id}title`}
      style={{ '--columns': columnWidths(fields) } as CSSProperties}
      className="@container relative flex flex-col gap-2"
    >
      <h2 id={`${id}title`} className="text-base font-semibold">
        {title}
      </h2>
      <p id={`${id}keys`} className="text-sm text-ink-subtle max-sm:sr-only">
        {onMove === undefined ? childRowsMessages.keys : childRowsMessages.keysInOrder}
      </p>
      {/* Inputs of a row that is wider than the form are scrolled to by the focus. */}
      <div className="-mx-1 overflow-x-auto px-1">
        {rows.length > 0 && (
          <div
            aria-hidden="true"
            className="hidden gap-2 border-b border-line-strong py-1.5 text-sm font-medium text-ink-muted @4xl:grid @4xl:grid-cols-(--columns)"
          >
            <span />
            {fields.map((field) => (
              <span key={field.name} className="truncate">
                {field.label}
                {field.required && <span className="text-danger">*</span>}
              </span>
            ))}
            <span className="invisible flex h-0 overflow-hidden">
              {/* As wide as the buttons of a row. */}
              {Array.from({ length: onMove === undefined ? 1 : 3 }, (_, index) => (
                <span key={index} className="size-8" />
              ))}
            </span>
          </div>
        )}
        <ol
          ref={list}
          tabIndex={-1}
          aria-labelledby={`${id}title`}
          aria-describedby={`${id}keys`}
          className="flex flex-col gap-3 outline-none @4xl:gap-0"
          onPaste={paste}
        >
          {rows.map((row) => {
            const isNew = row.values === undefined;
            return (
              <ChildRowItem
                key={row.id}
                row={row}
                place={placeOf(row.id)}
                fields={fields}
                isFirst={staying[0] === row}
                isLast={lastRow === row}
                isBeforeBlank={lastRow?.blank === true && staying.at(-2) === row}
                isAdded={row.id === added}
                cellId={props.cellId}
                searchRecords={props.searchRecords}
                onAdd={add}
                onEdit={props.onEdit}
                onEnter={props.onEnter}
                onLeave={props.onLeave}
                onUnreadable={props.onUnreadable}
                onMove={move}
                onDelete={isNew || onDelete !== undefined ? remove : undefined}
                onRestore={restore}
              />
            );
          })}
        </ol>
      </div>
      {rows.length === 0 && <p className="text-base text-ink-muted">{childRowsMessages.none}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        {add !== undefined && (
          <Button
            ref={addButton}
            start={<Plus aria-hidden="true" />}
            end={
              shortcut && (
                <Kbd plain shortcut={shortcut} aria-hidden="true" className="max-sm:hidden" />
              )
            }
            aria-keyshortcuts={shortcut}
            onClick={add}
          >
            {childRowsMessages.add}
          </Button>
        )}
        {kinds !== undefined && (
          <ButtonGroup
            attached={false}
            label={childRowsMessages.addOf({ value: kinds.label })}
            className="me-auto flex-wrap gap-1"
          >
            {kinds.options?.map(({ value, label }) => (
              <Button
                key={value}
                variant="ghost"
                start={<Plus aria-hidden="true" />}
                aria-label={childRowsMessages.addOf({ value: label })}
                onClick={() => addOf(kinds, value)}
              >
                {label}
              </Button>
            ))}
          </ButtonGroup>
        )}
        {rows.length > 0 && totals.length > 0 && (
          <dl className="ms-auto flex flex-wrap gap-x-6 gap-y-1 text-base tabular-nums">
            {totals.map(({ field, sum }) => (
              <div key={field.name} className="flex gap-2">
                <dt className="text-ink-muted">
                  {childRowsMessages.total({ field: field.label })}
                </dt>
                <dd className="font-semibold">
                  {sum === undefined ? (
                    childRowsMessages.afterSave
                  ) : (
                    <FieldDisplay field={field} value={sum} place="detail" />
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <output className="sr-only">{status}</output>
    </section>
  );
}

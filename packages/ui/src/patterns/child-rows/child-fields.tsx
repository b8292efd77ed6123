import { Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/index.ts';
import { InlineMessage } from '../../components/inline-message/index.ts';
import { ChildCell } from './child-cell.tsx';
import type { ChildRow, ChildRowsProps } from './child-rows-props.ts';
import { childFieldsMessages } from './messages.ts';

export interface ChildFieldsProps extends Pick<
  ChildRowsProps,
  | 'fields'
  | 'cellId'
  | 'searchRecords'
  | 'onEdit'
  | 'onEnter'
  | 'onLeave'
  | 'onUnreadable'
  | 'onDelete'
  | 'onRestore'
> {
  /** The name of the record: "Credit check". */
  readonly title: string;
  readonly row: ChildRow;
}

/** The one record that belongs to that of a form, as a section of the form. It is created with the first input. */
export function ChildFields(props: ChildFieldsProps) {
  const { title, fields, row, onDelete } = props;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const change = (apply: (row: string) => void) => {
    flushSync(() => apply(row.id));
    section.current?.querySelector<HTMLElement>('[data-action]')?.focus();
  };
  return (
    <section
      ref={section}
      data-slot="child-fields"
      aria-labelledby={`${id}title`}
      className="@container flex max-w-212 flex-col gap-3"
    >
      <h2 id={`${id}title`} className="text-base font-semibold">
        {title}
      </h2>
      {row.deleted ? (
        <div className="flex items-center gap-3 text-base text-ink-muted">
          <output>{childFieldsMessages.deleted}</output>
          <Button size="small" data-action="restore" onClick={() => change(props.onRestore)}>
            {childFieldsMessages.restore}
          </Button>
        </div>
      ) : (
        <>
          <div className="grid items-start gap-x-6 gap-y-5 @2xl:grid-cols-2">
            {fields.map((column) => (
              <ChildCell
                key={column.name}
                row={row}
                column={column}
                focused={false}
                cellId={props.cellId}
                searchRecords={props.searchRecords}
                onEdit={props.onEdit}
                onEnter={props.onEnter}
                onLeave={props.onLeave}
                onUnreadable={props.onUnreadable}
              />
            ))}
          </div>
          {row.message !== undefined && <InlineMessage tone="danger">{row.message}</InlineMessage>}
          {onDelete !== undefined && row.values !== undefined && (
            <Button
              className="w-fit"
              data-action="delete"
              start={<Trash2 aria-hidden="true" />}
              disabledReason={row.notDeletable}
              onClick={() => change(onDelete)}
            >
              {childFieldsMessages.delete({ title })}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

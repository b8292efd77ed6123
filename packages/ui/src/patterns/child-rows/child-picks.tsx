import { Undo2, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Combobox } from '../../components/combobox/index.ts';
import { Field } from '../../components/field/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { InlineMessage } from '../../components/inline-message/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import type { FieldDescriptor, FieldTexts, RecordOption } from '../../shapes/index.ts';
import type { ChildRow, ChildRowsProps } from './child-rows-props.ts';
import { childPicksMessages } from './messages.ts';

export interface ChildPicksProps extends Pick<
  ChildRowsProps,
  'title' | 'rows' | 'cellId' | 'searchRecords' | 'onDelete' | 'onRemoveNew' | 'onRestore'
> {
  /** The field by which a row refers to the record that is picked. */
  readonly field: FieldDescriptor;
  /** One of the records that are picked, as in "Add track". */
  readonly entity: string;
  /** Absent where the role can't add any. `id` names the new row. */
  readonly onAdd?: (id: string, texts: FieldTexts, record: RecordOption) => void;
}

/**
 * Records that a form connects with its own, each picked by its label. Those that are stored stay in sight until
 * the form is saved without them.
 */
export function ChildPicks(props: ChildPicksProps) {
  const { title, entity, field, rows, cellId, searchRecords, onAdd, onDelete, onRemoveNew } = props;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [status, setStatus] = useState('');
  const staying = new Set(rows.filter(({ deleted }) => !deleted).map((row) => keyOf(field, row)));

  const add = (record: RecordOption) => {
    const { label } = record;
    const texts = record.values ?? { [field.name]: record.id };
    const key = keyOf(field, { texts });
    const known = rows.find((row) => keyOf(field, row) === key);
    setStatus(childPicksMessages[staying.has(key) ? 'already' : 'added']({ record: label }));
    if (known === undefined) onAdd?.(crypto.randomUUID(), texts, record);
    else if (known.deleted) props.onRestore(known.id);
  };

  const remove = (row: ChildRow) => {
    const record = labelOf(field, row);
    if (row.values !== undefined) {
      setStatus(childPicksMessages.removedOnSave({ record }));
      onDelete?.(row.id);
      return;
    }
    const index = rows.indexOf(row);
    const next = rows[index + 1] ?? rows[index - 1];
    flushSync(() => {
      setStatus(childPicksMessages.removed({ record }));
      onRemoveNew(row.id);
    });
    const button = next && document.getElementById(cellId(next.id, field.name));
    (button ?? section.current?.querySelector('input'))?.focus();
  };

  const restore = (row: ChildRow) => {
    setStatus(childPicksMessages.restored({ record: labelOf(field, row) }));
    props.onRestore(row.id);
  };

  const search = async (text: string, signal: AbortSignal) =>
    ((await searchRecords?.(field, text, signal)) ?? [])
      .filter(({ id: key, values = { [field.name]: key } }) => {
        return !staying.has(keyOf(field, { texts: values }));
      })
      .map((record) => ({
        value: record.id,
        label: record.label,
        description: record.detail,
        recent: record.recent,
        record,
      }));

  return (
    <section
      ref={section}
      data-slot="child-picks"
      aria-labelledby={`${id}title`}
      className="flex max-w-2xl flex-col gap-2"
    >
      <h2 id={`${id}title`} className="text-base font-semibold">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="text-base text-ink-muted">{childPicksMessages.none}</p>
      ) : (
        <ul aria-labelledby={`${id}title`} className="flex flex-wrap gap-1.5">
          {rows.map((row) => {
            const { deleted } = row;
            const record = labelOf(field, row);
            const canChange = deleted || row.values === undefined || onDelete !== undefined;
            return (
              <li
                key={row.id}
                data-slot="child-pick"
                data-state={deleted ? 'deleted' : undefined}
                className={joinClassNames(
                  'flex min-h-8 max-w-full min-w-0 items-center rounded-sm border ps-2 text-base',
                  deleted ? 'border-dashed border-line text-ink-muted' : 'border-line-strong',
                  !canChange && 'pe-2',
                )}
              >
                {deleted ? (
                  <del className="min-w-0 wrap-anywhere">{record}</del>
                ) : (
                  <bdi className="min-w-0 wrap-anywhere">{record}</bdi>
                )}
                {canChange && (
                  <IconButton
                    id={cellId(row.id, field.name)}
                    size="small"
                    variant="ghost"
                    label={childPicksMessages[deleted ? 'restore' : 'remove']({ record })}
                    disabledReason={deleted ? undefined : row.notDeletable}
                    onClick={() => (deleted ? restore(row) : remove(row))}
                  >
                    {deleted ? (
                      <Undo2 aria-hidden="true" className="rtl:-scale-x-100" />
                    ) : (
                      <X aria-hidden="true" />
                    )}
                  </IconButton>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {rows.map((row) => {
        const message = row.message ?? Object.values(row.problems)[0];
        return (
          message !== undefined && (
            <InlineMessage key={row.id} tone="danger">
              {childPicksMessages.problem({ record: labelOf(field, row), problem: message })}
            </InlineMessage>
          )
        );
      })}
      {onAdd !== undefined && (
        <Field label={childPicksMessages.add({ entity })} labelHidden>
          <Combobox
            value={null}
            placeholder={childPicksMessages.add({ entity })}
            search={search}
            onValueChange={(option) => {
              if (option !== null) add(option.record);
            }}
          />
        </Field>
      )}
      <output className="sr-only">{status}</output>
    </section>
  );
}

function labelOf({ name, reference }: FieldDescriptor, { links, texts, values }: ChildRow): string {
  const value = values?.[name] ?? texts[name];
  const link = reference && links[reference.constraint];
  return link?.label ?? (typeof value === 'string' ? value : '');
}

/** Tells rows that refer to the same record. */
function keyOf(
  { name, reference }: FieldDescriptor,
  { values, texts }: Pick<ChildRow, 'values' | 'texts'>,
): string {
  const names = reference?.fields ?? [name];
  return JSON.stringify(names.map((each) => values?.[each] ?? texts[each] ?? null));
}

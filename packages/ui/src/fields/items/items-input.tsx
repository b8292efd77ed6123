import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/index.ts';
import { useFieldControl } from '../../components/field/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { Select } from '../../components/select/index.ts';
import type { FieldDescriptor, FieldInputProps, FieldText } from '../../shapes/index.ts';
import { fieldInputMessages, PartGroup } from '../control/index.ts';
import { emptyProblem, PartInput, type PartText } from '../part/index.ts';
import { itemsMessages } from './messages.ts';

export interface ItemsInputProps extends FieldInputProps {
  /** Returns an item as a field with this label. */
  readonly itemField: (label: string) => FieldDescriptor;
  /** Null where the list itself is NULL. */
  readonly initial: readonly FieldText[] | null;
  /** Whether an item may be NULL. */
  readonly nullableItems: boolean;
  /** Writes the list as Postgres's literal. */
  readonly write: (items: readonly FieldText[]) => string;
}

interface Row {
  readonly id: number;
  readonly initial: PartText;
}

/** A list of values, each with the input of its kind. The list without items and NULL are two values. */
export function ItemsInput(props: ItemsInputProps) {
  const { field, itemField, initial, nullableItems, write, onValueChange, onProblemChange } = props;
  const [rows, setRows] = useState<readonly Row[]>(() =>
    (initial ?? []).map((item, id) => ({ id, initial: item })),
  );
  const [isNull, setNull] = useState(initial === null);
  const [added, setAdded] = useState<number>();
  const [status, setStatus] = useState('');
  // Kept outside the state: typing renders no row again.
  const texts = useRef(new Map<number, PartText>(rows.map((row) => [row.id, row.initial])));
  const problems = useRef(new Map<number, string>());
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const control = useFieldControl({});
  const selectId = useId();
  const emptyMeans = nullableItems ? 'undecided' : 'missing';
  const nullable = field.nullable ?? !field.required;

  const reportProblem = (current: readonly Row[]) => {
    for (const [index, { id }] of current.entries()) {
      const isMissing = texts.current.get(id) === undefined;
      const problem =
        problems.current.get(id) ?? (isMissing ? emptyProblem(emptyMeans) : undefined);
      if (problem === undefined) continue;
      onProblemChange?.(itemsMessages.itemProblem({ item: index + 1, problem }));
      return;
    }
    onProblemChange?.(undefined);
  };
  const report = (current: readonly Row[], hasNone = isNull) => {
    reportProblem(current);
    const all = current.map(({ id }) => texts.current.get(id));
    // Until every item has a value, its problem keeps the list from being saved.
    const items = all.filter((text) => text !== undefined);
    onValueChange?.(current.length === 0 && hasNone ? null : write(items));
  };

  const add = () => {
    const id = Math.max(-1, ...texts.current.keys()) + 1;
    texts.current.set(id, undefined);
    setAdded(id);
    setStatus(itemsMessages.added({ item: rows.length + 1 }));
    const next = [...rows, { id, initial: undefined }];
    setRows(next);
    report(next);
  };
  const move = (index: number, step: -1 | 1) => {
    const moved = rows[index];
    if (moved === undefined) return;
    const { activeElement } = document;
    const next = rows.toSpliced(index, 1).toSpliced(index + step, 0, moved);
    flushSync(() => {
      setRows(next);
      setStatus(itemsMessages.moved({ from: index + 1, to: index + step + 1 }));
    });
    // The browser drops the focus of an element that is moved.
    if (activeElement instanceof HTMLElement) activeElement.focus();
    report(next);
  };
  const remove = (index: number) => {
    const next = rows.toSpliced(index, 1);
    const removed = rows[index]?.id ?? -1;
    texts.current.delete(removed);
    problems.current.delete(removed);
    flushSync(() => {
      setRows(next);
      setStatus(itemsMessages.removed({ item: index + 1 }));
    });
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-action=remove]') ?? [];
    (buttons[index] ?? buttons[index - 1] ?? addButton.current)?.focus();
    report(next);
  };

  return (
    <PartGroup className="grid gap-2 outline-none" onBlur={props.onBlur}>
      {rows.length > 0 && (
        <ol ref={list} className="grid gap-2">
          {rows.map(({ id, initial: text }, index) => (
            <li key={id} className="flex flex-wrap items-start gap-1">
              <div className="max-w-full grow basis-48">
                <PartInput
                  field={itemField(itemsMessages.item({ item: index + 1 }))}
                  labelHidden
                  defaultValue={text}
                  emptyMeans={emptyMeans}
                  disabled={control.disabled}
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- an item is added to be filled in
                  autoFocus={id === added || (props.autoFocus === true && index === 0)}
                  onValueChange={(next) => {
                    texts.current.set(id, next);
                    report(rows);
                  }}
                  onProblemChange={(problem) => {
                    if (problem === undefined) problems.current.delete(id);
                    else problems.current.set(id, problem);
                    reportProblem(rows);
                  }}
                />
              </div>
              <div className="flex gap-1">
                <IconButton
                  label={itemsMessages.moveUp({ item: index + 1 })}
                  aria-disabled={index === 0}
                  disabled={control.disabled}
                  onClick={() => move(index, -1)}
                >
                  <ArrowUp aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={itemsMessages.moveDown({ item: index + 1 })}
                  aria-disabled={index === rows.length - 1}
                  disabled={control.disabled}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDown aria-hidden="true" />
                </IconButton>
                <IconButton
                  data-action="remove"
                  label={itemsMessages.remove({ item: index + 1 })}
                  disabled={control.disabled}
                  onClick={() => remove(index)}
                >
                  <X aria-hidden="true" />
                </IconButton>
              </div>
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          ref={addButton}
          size="small"
          start={<Plus aria-hidden="true" />}
          disabled={control.disabled}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
          autoFocus={props.autoFocus === true && rows.length === 0}
          onClick={add}
        >
          {itemsMessages.add}
        </Button>
        {rows.length === 0 && (nullable || isNull) && (
          <Select
            id={selectId}
            size="small"
            className="w-36"
            aria-label={itemsMessages.whenEmpty({ list: field.label })}
            placeholder={nullable ? itemsMessages.noValue : fieldInputMessages.choose}
            options={[{ value: 'empty', label: itemsMessages.emptyList }]}
            value={isNull ? '' : 'empty'}
            disabled={control.disabled}
            onChange={({ target }) => {
              setNull(target.value === '');
              report(rows, target.value === '');
            }}
          />
        )}
      </div>
      <output className="sr-only">{status}</output>
    </PartGroup>
  );
}

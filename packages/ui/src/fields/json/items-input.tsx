import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { useFieldControl, useFieldLabelId } from '../../components/field/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import type { FieldDescriptor, FieldText, FieldInputProps } from '../../shapes/index.ts';
import { focusFirst } from '../control/index.ts';
import { MemberInput } from './member-input.tsx';
import { type ShapeItem, textOf, writeItems } from './shape.ts';
import { jsonShapeMessages } from './messages.ts';

interface ItemsInputProps extends FieldInputProps {
  readonly members: readonly FieldDescriptor[];
  readonly initial: readonly ShapeItem[];
}

interface Row {
  readonly id: number;
  readonly item: ShapeItem;
}

/** A list of objects, a row each. Empty rows are left out of the value. */
export function ItemsInput(props: ItemsInputProps) {
  const { field, members, initial, onValueChange, onBlur, onProblemChange } = props;
  const [rows, setRows] = useState<readonly Row[]>(() =>
    initial.map((item, id) => ({ id, item: { ...unchecked(members), ...item } })),
  );
  const [added, setAdded] = useState<number>();
  const [message, setMessage] = useState('');
  // Kept outside the state: typing renders no row again.
  const items = useRef(new Map(rows.map(({ id, item }) => [id, item])));
  const unreadable = useRef(new Map<string, string>());
  const group = useRef<HTMLFieldSetElement>(null);
  const control = useFieldControl({});
  const labelId = useFieldLabelId();
  const isChecklist = field.shape?.checklist !== undefined;
  const typedFirst = members.find(({ kind }) => kind !== 'boolean') ?? members[0];

  const report = (current: readonly Row[]) => {
    const typed = current.filter(({ id }) => !isBlank(members, items.current.get(id) ?? {}));
    const all = typed.map(({ id }) => items.current.get(id) ?? {});
    onProblemChange?.(problemOf(current));
    onValueChange?.(writeItems(members, all));
  };
  const problemOf = (current: readonly Row[]): string | undefined => {
    for (const [index, { id }] of current.entries()) {
      const item = items.current.get(id) ?? {};
      if (isBlank(members, item) && !hasUnreadable(id)) continue;
      for (const { name, label, required } of members) {
        const problem = unreadable.current.get(`${id} ${name}`);
        const place = { member: label, row: index + 1 };
        if (problem !== undefined) return jsonShapeMessages.problemInRow({ ...place, problem });
        if (required && textOf(item, name) === null) return jsonShapeMessages.missingInRow(place);
      }
    }
    return undefined;
  };
  const hasUnreadable = (id: number) =>
    members.some(({ name }) => unreadable.current.has(`${id} ${name}`));

  const change = (id: number, name: string, text: FieldText) => {
    items.current.set(id, { ...items.current.get(id), [name]: text });
    report(rows);
  };
  const setUnreadable = (id: number, name: string, problem: string | undefined) => {
    if (problem === undefined) unreadable.current.delete(`${id} ${name}`);
    else unreadable.current.set(`${id} ${name}`, problem);
    onProblemChange?.(problemOf(rows));
  };
  const add = () => {
    const id = Math.max(-1, ...items.current.keys()) + 1;
    const item = unchecked(members);
    items.current.set(id, item);
    setRows([...rows, { id, item }]);
    setAdded(id);
    setMessage(jsonShapeMessages.rowAdded({ row: rows.length + 1 }));
  };
  const remove = (id: number) => {
    const index = rows.findIndex((row) => row.id === id);
    const rest = rows.filter((row) => row.id !== id);
    for (const { name } of members) unreadable.current.delete(`${id} ${name}`);
    setRows(rest);
    report(rest);
    setMessage(jsonShapeMessages.rowRemoved({ row: index + 1 }));
    const buttons = group.current?.querySelectorAll<HTMLElement>('button[data-row-button]') ?? [];
    // The next row's, or else that of the row before, or else the one that adds.
    (buttons[index + 1] ?? buttons[index - 1])?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isText = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (!isChecklist || !isText || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey) return;
    // Enter ends the step, not the form.
    event.preventDefault();
    add();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only sees when the focus leaves its inputs
    <fieldset
      ref={group}
      id={control.id}
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={control['aria-describedby']}
      onFocus={focusFirst}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
      className="@container grid gap-2 outline-none"
    >
      {rows.length > 0 && (
        <table className="w-full border-collapse">
          <thead className="@max-md:hidden">
            <tr>
              {members.map(({ name, label }) => (
                <th
                  key={name}
                  scope="col"
                  className="pe-2 pb-1 text-start text-sm font-normal text-ink-subtle"
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, item }, index) => (
              <tr key={id} className={isChecklist ? stepStyle : rowStyle}>
                {members.map((member) => (
                  <td key={member.name} className={cellStyle(member, isChecklist)}>
                    <MemberInput
                      // A step is a single line of text under any member name.
                      member={isChecklist ? { ...member, name: 'step' } : member}
                      row={index + 1}
                      hidesLabel={isChecklist}
                      defaultValue={textOf(item, member.name)}
                      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a row was added to be typed in
                      autoFocus={id === added && member === typedFirst}
                      disabled={control.disabled}
                      onValueChange={(text) => change(id, member.name, text)}
                      onProblemChange={(problem) => setUnreadable(id, member.name, problem)}
                    />
                  </td>
                ))}
                <td className="w-8 pb-1 @max-md:col-start-2 @max-md:row-start-1 @max-md:self-end">
                  <IconButton
                    data-row-button
                    label={jsonShapeMessages.removeRow({ row: index + 1 })}
                    disabled={control.disabled}
                    onClick={() => remove(id)}
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Button
        data-row-button
        size="small"
        className="justify-self-start"
        start={<Plus aria-hidden="true" />}
        disabled={control.disabled}
        onClick={add}
      >
        {jsonShapeMessages.addItem}
      </Button>
      <output className="sr-only">{message}</output>
    </fieldset>
  );
}

// In a narrow container the members are below each other, and the button is beside the first.
const rowStyle =
  'align-top @max-md:mb-3 @max-md:grid @max-md:grid-cols-[minmax(0,1fr)_auto] @max-md:gap-1';
const stepStyle = 'align-top @max-md:flex @max-md:items-center';

function cellStyle({ kind }: FieldDescriptor, isChecklist: boolean): string {
  if (kind === 'boolean') return 'pe-2 pb-1 @max-md:col-start-1 @md:w-16';
  return isChecklist ? 'min-w-0 grow pe-2 pb-1' : 'min-w-0 pe-2 pb-1 @max-md:col-start-1';
}

/** Returns the members that are checkboxes, unchecked. */
function unchecked(members: readonly FieldDescriptor[]): ShapeItem {
  const booleans = members.filter(({ kind }) => kind === 'boolean');
  return Object.fromEntries(booleans.map(({ name }) => [name, 'false']));
}

/** Whether a row is empty: an unchecked checkbox counts as empty. */
function isBlank(members: readonly FieldDescriptor[], item: ShapeItem): boolean {
  return members.every(({ kind, name }) => {
    const text = textOf(item, name);
    return text === null || (kind === 'boolean' && text === 'false');
  });
}

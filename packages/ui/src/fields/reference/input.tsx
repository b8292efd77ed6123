import { useState } from 'react';
import { Combobox } from '../../components/combobox/index.ts';
import type { FieldInputProps, FieldTexts, RecordOption } from '../../shapes/index.ts';
import { controlProps } from '../control/index.ts';
import { isPeekKey, Peek } from './peek.tsx';

/** Chooses the record that a reference points to, by its display field. */
export function ReferenceInput(props: FieldInputProps) {
  const { field, defaultValue = null, link, picker, searchRecords } = props;
  const { create, peek } = picker ?? {};
  const [isChosen, setChosen] = useState(defaultValue !== null);
  const [isPeeking, setPeeking] = useState(false);
  return (
    // It only passes on a key of the controls in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="flex items-center gap-1"
      onKeyDown={(event) => {
        if (peek === undefined || !isChosen || !isPeekKey(event)) return;
        event.preventDefault();
        setPeeking(true);
      }}
    >
      <div className="min-w-0 flex-1">
        <Combobox
          {...controlProps(props)}
          defaultValue={
            defaultValue === null
              ? null
              : optionOf({ id: defaultValue, label: link?.label ?? defaultValue })
          }
          search={async (text, signal) =>
            ((await searchRecords?.(field, text, signal)) ?? []).map(optionOf)
          }
          onCreate={
            create &&
            (async (text) => {
              const record = await create(text);
              return record === undefined ? null : optionOf(record);
            })
          }
          onValueChange={(option) => {
            const values = valuesOf(field, option?.record);
            setChosen(option !== null);
            picker?.onPick?.(option?.record ?? null);
            props.onValueChange?.(values[field.name] ?? null);
            props.onReferenceChange?.(values);
          }}
        />
      </div>
      {peek !== undefined && isChosen && (
        <Peek field={field} content={peek} open={isPeeking} onOpenChange={setPeeking} />
      )}
    </div>
  );
}

function optionOf(record: RecordOption) {
  const { id, label, detail, recent } = record;
  return { value: id, label, description: detail, recent, record };
}

/**
 * Returns the new value of each referring field: null where no record is chosen. Fields that other
 * references share keep theirs.
 */
function valuesOf(
  { name, reference }: FieldInputProps['field'],
  record?: RecordOption,
): FieldTexts {
  const names = reference?.fields ?? [name];
  const own = names.filter((each) => reference?.dependsOn?.includes(each) !== true);
  const values: FieldTexts = record?.values ?? { [name]: record?.id ?? null };
  return Object.fromEntries(own.map((each) => [each, values[each] ?? null]));
}

import { useState } from 'react';
import { Combobox } from '../../components/combobox/index.ts';
import { Field } from '../../components/field/index.ts';
import type { FieldDescriptor, RecordOption, ValueCounts } from '../../shapes/index.ts';
import type { FilterBarProps } from './filter-bar-props.ts';
import { OptionChoice } from './option-choice.tsx';
import { filterValueMessages } from './operator-messages.ts';

export interface RecordChoiceProps {
  readonly label: string;
  readonly field: FieldDescriptor;
  readonly values: readonly string[];
  /** How many records refer to each of them. */
  readonly counts?: ValueCounts;
  readonly onValuesChange: (values: readonly string[]) => void;
  readonly onProblemChange: (problem: string | undefined) => void;
  readonly searchRecords: FilterBarProps['searchRecords'];
  /** Returns the label of a record that was chosen before. */
  readonly labelOf: (id: string) => string;
  readonly autoFocus: boolean;
  readonly error: string | undefined;
}

/** Any number of records, each found by its label. Those that were chosen stay, to be taken away. */
export function RecordChoice(props: RecordChoiceProps) {
  const { label, field, values, onValuesChange, searchRecords, labelOf, autoFocus, error } = props;
  const [chosen, setChosen] = useState<readonly string[]>(values);
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  const add = (id: string, name: string) => {
    setLabels(new Map(labels).set(id, name));
    if (!chosen.includes(id)) setChosen([...chosen, id]);
    if (!values.includes(id)) onValuesChange([...values, id]);
  };
  const search = async (text: string, signal: AbortSignal) =>
    ((await searchRecords?.(field, text, signal)) ?? []).map((record) => ({
      value: idOf(field, record),
      label: record.label,
      description: record.detail,
    }));
  return (
    <div className="flex flex-col gap-2">
      {chosen.length > 0 && (
        <OptionChoice
          label={label}
          options={chosen.map((id) => ({ value: id, label: labels.get(id) ?? labelOf(id) }))}
          values={values}
          counts={props.counts}
          onValuesChange={onValuesChange}
          autoFocus={false}
        />
      )}
      <Field
        label={filterValueMessages.addRecord({ field: field.label })}
        labelHidden
        error={error}
      >
        <Combobox
          value={null}
          search={search}
          // The field was chosen to choose its records here.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={autoFocus}
          onValueChange={(option) => {
            if (option !== null) add(option.value, option.label);
          }}
          onProblemChange={props.onProblemChange}
        />
      </Field>
    </div>
  );
}

function idOf(field: FieldDescriptor, { id, values }: RecordOption): string {
  return values?.[field.name] ?? id;
}

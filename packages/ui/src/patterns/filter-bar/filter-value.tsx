import { useState } from 'react';
import { Field } from '../../components/field/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { FieldInput } from '../../fields/input/index.ts';
import { useLabels } from '../../labels/index.ts';
import type { FieldDescriptor, FieldOption, Filter, FilterOperator } from '../../shapes/index.ts';
import type { FilterBarProps } from './filter-bar-props.ts';
import { type ValueWording, valueWords } from './filter-words.ts';
import { filterBarLabels } from './labels.ts';
import { MomentChoice } from './moment-choice.tsx';
import { readMomentToken, takesMomentToken } from './moment-token.ts';
import { OptionChoice } from './option-choice.tsx';
import { useValueWording } from './use-value-wording.ts';

export interface FilterValueProps {
  readonly field: FieldDescriptor;
  readonly operator: FilterOperator;
  /** The filter as it was before. */
  readonly initial: Filter | undefined;
  readonly values: readonly string[];
  readonly onValuesChange: (values: readonly string[]) => void;
  readonly onProblemChange: (problem: string | undefined) => void;
  readonly searchRecords?: FilterBarProps['searchRecords'];
  readonly recordLabel?: FilterBarProps['recordLabel'];
  readonly error: string | undefined;
}

/** The value of a filter. Takes focus when the editor opens, not when the operator changes. */
export function FilterValue(props: FilterValueProps) {
  const labels = useLabels(filterBarLabels);
  const { field, operator, initial, values, onValuesChange, error } = props;
  const wording = useValueWording(props.recordLabel);
  const [autoFocus] = useState(() => !(document.activeElement instanceof HTMLSelectElement));
  const label = labels.value(field.label, labels.operatorWords(operator, field));
  const value = values[0] ?? null;

  if (operator === 'in') {
    return (
      <OptionChoice
        label={label}
        options={offered(field, initial, wording)}
        values={values}
        onValuesChange={onValuesChange}
        // The field was chosen to choose among these.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={autoFocus}
        error={error}
      />
    );
  }
  const change = (text: string | null) => onValuesChange(text === null ? [] : [text]);
  const typed = (
    <Field label={label} labelHidden error={error}>
      {field.kind === 'text' && field.options === undefined && field.reference === undefined ? (
        // One line however long the field's own texts are: Enter applies it.
        <TextField
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={autoFocus}
          defaultValue={value ?? ''}
          onChange={({ target }) => change(target.value === '' ? null : target.value)}
        />
      ) : (
        <FieldInput
          field={{ ...field, required: false, readOnly: false, nullable: true }}
          defaultValue={value}
          onValueChange={change}
          onProblemChange={props.onProblemChange}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={autoFocus}
          link={value === null ? undefined : { label: valueWords(value, field, wording) }}
          searchRecords={props.searchRecords}
        />
      )}
    </Field>
  );
  if (!takesMomentToken(field, operator)) return typed;
  const token = value !== null && readMomentToken(value) !== undefined ? value : undefined;
  return (
    <div className="flex flex-col gap-2">
      <MomentChoice
        field={field}
        token={token}
        onTokenChange={(chosen) => {
          props.onProblemChange(undefined);
          change(chosen ?? null);
        }}
      />
      {token === undefined && typed}
    </div>
  );
}

/** A field's own options, and what an address asked for beside them. */
function offered(
  field: FieldDescriptor,
  initial: Filter | undefined,
  wording: ValueWording,
): readonly FieldOption[] {
  const options = field.options ?? [];
  const others = (initial?.values ?? []).filter(
    (held) => !options.some(({ value }) => value === held),
  );
  return [
    ...options,
    ...others.map((value) => ({ value, label: valueWords(value, field, wording) })),
  ];
}

import { useState } from 'react';
import { Field } from '../../components/field/index.ts';
import { Select } from '../../components/select/index.ts';
import { TagInput } from '../../components/tag-input/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { fieldDisplayMessages } from '../../fields/index.ts';
import { FieldInput } from '../../fields/input/index.ts';
import type {
  FieldDescriptor,
  FieldOption,
  Filter,
  FilterOperator,
  ValueCounts,
} from '../../shapes/index.ts';
import type { FilterBarProps } from './filter-bar-props.ts';
import {
  asSentence,
  filterPhrase,
  momentWords,
  periodWords,
  useValueWording,
  valueWords,
  type ValueWording,
} from './filter-words.ts';
import { filterBarMessages } from './messages.ts';
import { OptionChoice } from './option-choice.tsx';
import { RecordChoice } from './record-choice.tsx';
import { filterValueMessages } from './operator-messages.ts';
import {
  offeredMoments,
  offeredPeriods,
  readMomentToken,
  takesList,
  takesMomentToken,
} from './operators.ts';
import { countedOptions } from './value-counts.ts';

interface FilterValueProps {
  readonly field: FieldDescriptor;
  readonly operator: FilterOperator;
  /** The filter before the edit. */
  readonly initial: Filter | undefined;
  readonly values: readonly string[];
  readonly onValuesChange: (values: readonly string[]) => void;
  readonly onProblemChange: (problem: string | undefined) => void;
  readonly searchRecords?: FilterBarProps['searchRecords'];
  readonly recordLabel?: FilterBarProps['recordLabel'];
  /** How many records have each value, where that is known. */
  readonly counts?: ValueCounts;
  readonly error: string | undefined;
  /** Whether it takes the focus when it opens; it does where absent. */
  readonly autoFocus?: boolean;
}

/** The value of a filter. Takes focus when the editor opens, not when the operator changes. */
export function FilterValue(props: FilterValueProps) {
  const { field, operator, initial, values, onValuesChange, error } = props;
  const wording = useValueWording(props.recordLabel);
  const [autoFocus] = useState(
    () => props.autoFocus ?? !(document.activeElement instanceof HTMLSelectElement),
  );
  // The filter up to its value names the input.
  const label = asSentence({
    field: field.label,
    operator: filterPhrase(operator, field),
    value: '',
  }).trim();
  const value = values[0] ?? null;

  if (takesList(operator) && field.reference !== undefined) {
    return (
      <RecordChoice
        label={label}
        field={field}
        values={values}
        counts={props.counts}
        onValuesChange={onValuesChange}
        onProblemChange={props.onProblemChange}
        searchRecords={props.searchRecords}
        labelOf={(id) => valueWords(id, field, wording)}
        // The field was chosen to choose its records here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={autoFocus}
        error={error}
      />
    );
  }
  if (takesList(operator) && field.options === undefined) {
    return (
      <Field
        label={label}
        labelHidden
        description={filterValueMessages.severalValues}
        error={error}
      >
        <TagInput
          dir="auto"
          autoComplete="off"
          // The field was chosen to type its values here.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={autoFocus}
          defaultValue={values}
          onValueChange={onValuesChange}
        />
      </Field>
    );
  }
  if (takesList(operator)) {
    return (
      <OptionChoice
        label={label}
        options={offered(field, initial, wording)}
        values={values}
        counts={props.counts}
        onValuesChange={onValuesChange}
        // The field was chosen to choose among these.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={autoFocus}
        error={error}
      />
    );
  }
  if (operator === 'during') {
    const known = offeredPeriods.some((each) => each === value);
    const periods = value === null || known ? offeredPeriods : [value, ...offeredPeriods];
    return (
      <Field label={label} labelHidden error={error}>
        <Select
          aria-label={filterValueMessages.period({ field: field.label })}
          placeholder=""
          value={value ?? ''}
          options={periods.map((token) => {
            const words = periodWords(token);
            return { value: token, label: words.charAt(0).toLocaleUpperCase() + words.slice(1) };
          })}
          onChange={({ target }) => onValuesChange(target.value === '' ? [] : [target.value])}
        />
      </Field>
    );
  }
  if (operator === 'between') {
    const { from, to } = filterValueMessages;
    return (
      <div className="flex flex-col gap-2">
        {[from, to].map((name, index) => (
          <Field
            key={name({ field: '' })}
            label={name({ field: field.label })}
            error={
              index === (values[0] === undefined || values[0] === '' ? 0 : 1) ? error : undefined
            }
          >
            <FieldInput
              field={{ ...field, required: false, readOnly: false, nullable: true }}
              defaultValue={values[index] ?? null}
              onValueChange={(text) => {
                const [first = '', second = ''] = values;
                onValuesChange(index === 0 ? [text ?? '', second] : [first, text ?? '']);
              }}
              onProblemChange={props.onProblemChange}
              // The field was chosen to enter its values here.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={autoFocus && index === 0}
            />
          </Field>
        ))}
      </div>
    );
  }
  const change = (text: string | null) => onValuesChange(text === null ? [] : [text]);
  const { yes, no } = fieldDisplayMessages;
  const booleans = [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ];
  const isText =
    (field.kind === 'text' && field.options === undefined && field.reference === undefined) ||
    operator === 'covers' ||
    operator === 'hasKey' ||
    operator === 'matches';
  const typed = (
    <Field
      label={label}
      labelHidden
      description={operator === 'matches' ? filterValueMessages.matchesHint : undefined}
      error={error}
    >
      {isText ? (
        // One line however long the field's own texts are: Enter applies it.
        <TextField
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          // The field was chosen to type its value here.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={autoFocus}
          defaultValue={value ?? ''}
          onChange={({ target }) => change(target.value === '' ? null : target.value)}
        />
      ) : (
        <FieldInput
          field={{
            ...field,
            required: false,
            readOnly: false,
            nullable: true,
            ...(field.kind === 'boolean' && { options: countedOptions(booleans, props.counts) }),
          }}
          defaultValue={value}
          onValueChange={change}
          onProblemChange={props.onProblemChange}
          // The field was chosen to enter its value here.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={autoFocus}
          link={value === null ? undefined : { label: valueWords(value, field, wording) }}
          searchRecords={props.searchRecords}
        />
      )}
    </Field>
  );
  if (field.person === true && operator !== 'in' && operator !== 'notIn') {
    return (
      <div className="flex flex-col gap-2">
        <Select
          aria-label={filterBarMessages.comparedWith({ field: field.label })}
          value={value === 'me' ? 'me' : ''}
          options={[
            { value: 'me', label: filterValueMessages.personMe },
            { value: '', label: filterValueMessages.personOther },
          ]}
          onChange={({ target }) => {
            props.onProblemChange(undefined);
            change(target.value === '' ? null : target.value);
          }}
        />
        {value !== 'me' && typed}
      </div>
    );
  }
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

/** A field's own options, and the values from an address. */
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

interface MomentChoiceProps {
  readonly field: FieldDescriptor;
  /** The relative moment that is chosen; undefined for a date that is typed. */
  readonly token: string | undefined;
  readonly onTokenChange: (token: string | undefined) => void;
}

/** Chooses between a date, which stays, and a moment relative to when the list is opened. */
function MomentChoice({ field, token, onTokenChange }: MomentChoiceProps) {
  const offered = offeredMoments(field);
  const tokens = token === undefined || offered.includes(token) ? offered : [...offered, token];
  return (
    <Select
      aria-label={filterBarMessages.comparedWith({ field: field.label })}
      value={token ?? ''}
      options={[
        { value: '', label: filterBarMessages.ownMoment },
        ...tokens.map((each) => {
          const moment = readMomentToken(each);
          const words = moment === undefined ? each : momentWords(moment);
          return { value: each, label: words.charAt(0).toLocaleUpperCase() + words.slice(1) };
        }),
      ]}
      onChange={({ target }) => onTokenChange(target.value === '' ? undefined : target.value)}
    />
  );
}

import { type SubmitEvent, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { Checkbox } from '../../components/checkbox/index.ts';
import { Field } from '../../components/field/index.ts';
import { Select } from '../../components/select/index.ts';
import { EnterField } from '../../fields/entry/index.ts';
import type { FieldDescriptor, Filter, FilterOperator, SearchRecords } from '../shapes.ts';
import type { FilterBarLabels } from './filter-bar-props.ts';
import { operatorsOf, takesValue } from './operators.ts';

export interface FilterEditorProps {
  readonly field: FieldDescriptor;
  /** The filter as it was; absent for a new one. */
  readonly filter?: Filter;
  readonly onApply: (filter: Filter) => void;
  readonly searchRecords?: SearchRecords;
  /** What the record of a reference's filter is called. */
  readonly recordLabel?: string;
  readonly labels: FilterBarLabels;
}

/** One condition: an operator and, for most, a value. It counts when it is applied. */
export function FilterEditor(props: FilterEditorProps) {
  const { field, filter, onApply, searchRecords, recordLabel, labels } = props;
  const operators = operatorsOf(field);
  const [operator, setOperator] = useState<FilterOperator>(
    filter?.operator ?? operators[0] ?? 'notEmpty',
  );
  const [values, setValues] = useState<readonly string[]>(filter?.values ?? []);
  const [problem, setProblem] = useState<string>();
  const complete =
    problem === undefined && (!takesValue(operator) || values.some((value) => value !== ''));

  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    // A form in a page's own form would send that one too.
    event.stopPropagation();
    if (!complete) return;
    onApply({ field: field.name, operator, values: takesValue(operator) ? values : [] });
  };

  return (
    <form onSubmit={apply} className="flex flex-col gap-3">
      <h2 className="text-md font-semibold">{field.label}</h2>
      {operators.length > 1 && (
        <Select
          size="small"
          aria-label={labels.operator}
          value={operator}
          options={operators.map((each) => ({
            value: each,
            label: labels.operatorWords(each, field),
          }))}
          onChange={(event) => {
            const chosen = operators.find((each) => each === event.target.value);
            if (chosen !== undefined) setOperator(chosen);
          }}
        />
      )}
      {operator === 'in' ? (
        <OptionChoice field={field} values={values} onChange={setValues} />
      ) : (
        takesValue(operator) && (
          <Field label={labels.value} labelHidden error={problem}>
            <EnterField
              // Another operator may take another value.
              key={operator}
              field={{ ...field, required: false, readOnly: false, nullable: true }}
              defaultValue={values[0] ?? null}
              onChange={(text) => setValues(text === null ? [] : [text])}
              onProblemChange={setProblem}
              link={
                recordLabel === undefined || values[0] !== filter?.values[0]
                  ? undefined
                  : { label: recordLabel }
              }
              searchRecords={searchRecords}
            />
          </Field>
        )
      )}
      <Button type="submit" variant="primary" size="small" aria-disabled={!complete || undefined}>
        {labels.apply}
      </Button>
    </form>
  );
}

interface OptionChoiceProps {
  readonly field: FieldDescriptor;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Any number of a closed list of values, kept in the list's order. */
function OptionChoice({ field, values, onChange }: OptionChoiceProps) {
  const options = field.options ?? [];
  return (
    <fieldset className="flex max-h-72 flex-col gap-0.5 overflow-y-auto">
      <legend className="sr-only">{field.label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          checked={values.includes(option.value)}
          onChange={({ target }) => {
            const chosen = (value: string) =>
              value === option.value ? target.checked : values.includes(value);
            onChange(options.map(({ value }) => value).filter(chosen));
          }}
        >
          {option.label}
        </Checkbox>
      ))}
    </fieldset>
  );
}

import { ArrowLeft } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { Select } from '../../components/select/index.ts';
import type { FieldDescriptor, Filter, FilterOperator, FilterTerm } from '../../shapes/index.ts';
import type { FilterBarProps } from './filter-bar-props.ts';
import { FilterValue } from './filter-value.tsx';
import { filterPhrase } from './filter-words.ts';
import { filterBarMessages } from './messages.ts';
import { filterOperatorMessages } from './operator-messages.ts';
import { asEdited, inputOf, operatorsWith, takesList, takesValue, valuesOf } from './operators.ts';
import { countedSearch, useValueCounts } from './value-counts.ts';
import { valueProblem } from './value-problem.ts';

interface FilterEditorProps {
  readonly field: FieldDescriptor;
  /** The filter to edit; absent for a new one. */
  readonly filter?: Filter;
  /** The filters besides it. */
  readonly others: readonly FilterTerm[];
  readonly onApply: (filter: Filter) => void;
  /** To another field, for a new filter. */
  readonly onBack?: () => void;
  readonly searchRecords?: FilterBarProps['searchRecords'];
  readonly recordLabel?: FilterBarProps['recordLabel'];
  readonly countValues?: FilterBarProps['countValues'];
}

/** One condition: an operator and, for most, a value. It counts when it is applied. */
export function FilterEditor(props: FilterEditorProps) {
  const { field, onApply, onBack } = props;
  const form = useRef<HTMLFormElement>(null);
  const [initial] = useState(() => props.filter && asEdited(field, props.filter));
  const operators = operatorsWith(field, initial);
  const [operator, setOperator] = useState<FilterOperator>(
    initial?.operator ?? operators[0] ?? 'notEmpty',
  );
  const [values, setValues] = useState<readonly string[]>(initial?.values ?? []);
  const [unread, setUnread] = useState<string>();
  const [tried, setTried] = useState(false);
  const counts = useValueCounts(field, props.others, props.countValues);
  const problem = unread ?? valueProblem(field, operator, values);

  useEffect(() => {
    // An input that is still on its way takes the focus from here.
    if (form.current?.contains(document.activeElement) === false) form.current.focus();
  }, []);

  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    // A form in a page's own form would send that one too.
    event.stopPropagation();
    setTried(true);
    if (problem === undefined) {
      onApply({ field: field.name, operator, values: valuesOf(operator, values) });
      return;
    }
    const value = form.current?.querySelector('[data-slot=filter-value]');
    // An input comes before a select above it.
    const control =
      value?.querySelector<HTMLElement>(':is([role=spinbutton], input, textarea)') ??
      value?.querySelector<HTMLElement>('select');
    control?.focus();
  };
  const ask = (next: FilterOperator) => {
    setOperator(next);
    if (takesList(next) || !takesValue(next)) setUnread(undefined);
    if (next === 'during' || operator === 'during') setValues([]);
    setTried(false);
  };

  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      onSubmit={apply}
      className="flex flex-col gap-3 outline-none"
    >
      <div className="flex min-h-7 items-center gap-1">
        {onBack !== undefined && (
          <IconButton
            size="small"
            label={filterBarMessages.back}
            className="-ms-1.5"
            onClick={onBack}
          >
            <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
          </IconButton>
        )}
        <h2 className="min-w-0 text-base font-semibold wrap-anywhere">
          <bdi>{field.label}</bdi>
        </h2>
      </div>
      {operators.length > 1 && (
        <Select
          aria-label={filterBarMessages.operator}
          value={operator}
          // An operator without a value is the only choice.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={!takesValue(operator)}
          options={operators.map((each) => ({
            value: each,
            label: filterOperatorMessages[filterPhrase(each, field)],
          }))}
          onChange={(event) => {
            const chosen = operators.find((each) => each === event.target.value);
            if (chosen !== undefined) ask(chosen);
          }}
        />
      )}
      {takesValue(operator) && (
        <div data-slot="filter-value">
          <FilterValue
            // The typed value stays if the operator takes it too.
            key={inputOf(operator)}
            {...props}
            searchRecords={countedSearch(props.searchRecords, counts)}
            counts={counts}
            operator={operator}
            initial={initial}
            values={values}
            onValuesChange={setValues}
            onProblemChange={setUnread}
            error={tried ? problem : undefined}
          />
        </div>
      )}
      <Button type="submit" variant="primary">
        {filterBarMessages.apply}
      </Button>
    </form>
  );
}

import { Checkbox } from '../../components/checkbox/index.ts';
import { Fieldset } from '../../components/field/index.ts';
import type { FieldOption, ValueCounts } from '../../shapes/index.ts';
import { countWords } from './value-counts.ts';

export interface OptionChoiceProps {
  /** Says what is chosen, to screen readers; the heading above shows it. */
  readonly label: string;
  readonly options: readonly FieldOption[];
  readonly values: readonly string[];
  /** How many records have each of them. */
  readonly counts?: ValueCounts;
  readonly onValuesChange: (values: readonly string[]) => void;
  /** The first of them has the focus as soon as it is there. */
  readonly autoFocus: boolean;
  readonly error?: string;
}

/** Any number of a closed list of values, kept in the list's order. */
export function OptionChoice(props: OptionChoiceProps) {
  const { label, options, values, counts, onValuesChange, autoFocus, error } = props;
  return (
    <Fieldset legend={label} error={error} className="[&>legend]:sr-only">
      <div className="-mx-1 flex max-h-[min(18rem,45dvh)] flex-col overflow-y-auto px-1">
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            checked={values.includes(option.value)}
            // The field was chosen to choose among these.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={autoFocus && index === 0}
            className="wrap-anywhere"
            onChange={({ target }) => {
              const chosen = (value: string) =>
                value === option.value ? target.checked : values.includes(value);
              onValuesChange(options.map(({ value }) => value).filter(chosen));
            }}
          >
            <bdi>{option.label}</bdi>
            {counts !== undefined && (
              <span className="text-ink-subtle tabular-nums">
                {' '}
                {countWords(counts, option.value)}
              </span>
            )}
          </Checkbox>
        ))}
      </div>
    </Fieldset>
  );
}

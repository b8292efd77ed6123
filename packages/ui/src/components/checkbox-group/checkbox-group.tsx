import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { FieldContext } from '../field-context.ts';
import { useFieldControl, useFieldLabelId } from '../field/index.ts';
import { tv } from '../styling/index.ts';
import { useFormReset } from '../use-form-reset.ts';
import { valueId } from '../value-id.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { checkboxGroupMessages } from './messages.ts';

const checkboxGroupStyles = tv({
  slots: {
    group: 'flex min-w-0 flex-col items-start gap-1',
    options: 'flex min-w-0',
    option: 'inline-flex min-w-0 flex-col',
    // Below the text, not below the box: 16 px and the gap beside it.
    description: 'ps-6 text-sm text-ink-subtle',
  },
  variants: {
    orientation: {
      vertical: { options: 'flex-col items-start gap-1' },
      horizontal: { options: 'flex-row flex-wrap gap-x-5 gap-y-1' },
    },
    withAll: { true: { options: 'ps-6' } },
  },
});

export interface CheckboxOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
}

export interface CheckboxGroupProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange' | 'children'
> {
  readonly options: readonly CheckboxOption[];
  /** The selected values, when controlled. */
  readonly value?: readonly string[];
  readonly defaultValue?: readonly string[];
  /** Called with all selected values in the order of the options, also when the form is reset. */
  readonly onValueChange?: (value: string[]) => void;
  /** The text of a checkbox above the others, which selects all or none. */
  readonly selectAllLabel?: ReactNode;
  /** The name that the form is sent with, once for each value. */
  readonly name?: string;
  readonly disabled?: boolean;
  readonly orientation?: 'vertical' | 'horizontal';
}

/**
 * Several choices from a short list. Inside a `Field` it is named and
 * described by it; alone it needs an `aria-label`.
 */
export function CheckboxGroup({
  options,
  value,
  defaultValue,
  onValueChange,
  selectAllLabel,
  name,
  orientation = 'vertical',
  className,
  ref,
  ...props
}: CheckboxGroupProps) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue ?? []);
  const values = value ?? own;
  const [first] = useState(values);
  const change = (next: string[]): void => {
    setOwn(next);
    onValueChange?.(next);
  };
  useFormReset(element, () => change([...first]));
  const labelId = useFieldLabelId();
  const {
    disabled,
    'aria-invalid': invalid,
    'aria-required': required,
    'aria-describedby': describedBy,
    ...group
  } = useFieldControl(props);
  const isRequired = required === true || required === 'true';
  const described = [isRequired && `${id}required`, describedBy].filter(Boolean).join(' ');
  const choose = (changed: readonly CheckboxOption[], checked: boolean): void => {
    const next = new Set(values);
    for (const option of changed) {
      if (checked) next.add(option.value);
      else next.delete(option.value);
    }
    change(options.map((option) => option.value).filter((each) => next.has(each)));
  };
  const free = options.filter((option) => option.disabled !== true);
  const chosen = options.filter((option) => values.includes(option.value));
  const all = options.length > 0 && chosen.length === options.length;
  const styles = checkboxGroupStyles({ orientation, withAll: selectAllLabel !== undefined });
  return (
    <div
      data-slot="checkbox-group"
      data-orientation={orientation}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
      // Its name is a label elsewhere, which a fieldset cannot have.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      ref={useComposedRefs(element, ref)}
      className={styles.group({ className })}
      aria-labelledby={group['aria-label'] === undefined ? labelId : undefined}
      aria-describedby={described || undefined}
      {...group}
    >
      {isRequired && (
        <VisuallyHidden id={`${id}required`} aria-hidden="true">
          {checkboxGroupMessages.required}
        </VisuallyHidden>
      )}
      {/* The boxes have their own names: the Field's is the group's. */}
      <FieldContext value={null}>
        {selectAllLabel !== undefined && (
          <Checkbox
            checked={all}
            indeterminate={!all && chosen.length > 0}
            disabled={disabled === true || free.length === 0}
            onChange={() => choose(free, !free.every((option) => values.includes(option.value)))}
          >
            {selectAllLabel}
          </Checkbox>
        )}
        <div className={styles.options()}>
          {options.map((option) => (
            <span key={option.value} className={styles.option()}>
              <Checkbox
                name={name}
                value={option.value}
                checked={values.includes(option.value)}
                disabled={disabled === true || option.disabled === true}
                aria-invalid={invalid}
                aria-describedby={
                  option.description === undefined
                    ? undefined
                    : valueId(id, 'description', option.value)
                }
                onChange={(event) => choose([option], event.currentTarget.checked)}
              >
                {option.label}
              </Checkbox>
              {option.description !== undefined && (
                <span
                  id={valueId(id, 'description', option.value)}
                  className={styles.description()}
                >
                  {option.description}
                </span>
              )}
            </span>
          ))}
        </div>
      </FieldContext>
    </div>
  );
}

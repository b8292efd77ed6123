import { Item, Root } from 'radix-ui/toggle-group';
import { createContext, use, useState, type ComponentProps } from 'react';
import { mergeChildClass } from '../child-class.ts';
import { LazyTooltip } from '../lazy-tooltip.tsx';
import { useFieldControl, useFieldLabelId } from '../field/index.ts';
import { toggleGroupStyles } from './styles.ts';

interface ToggleGroupLook {
  readonly selection: 'single' | 'multiple';
  readonly orientation: 'horizontal' | 'vertical';
  readonly size: 'small' | 'medium';
  readonly stretch: boolean;
}

const ToggleGroupContext = createContext<ToggleGroupLook>({
  selection: 'single',
  orientation: 'horizontal',
  size: 'medium',
  stretch: false,
});

interface ToggleGroupLookProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'dir' | 'onChange'
> {
  /** The accessible name of the group, which the label of a Field gives as well. */
  readonly label?: string;
  readonly orientation?: 'horizontal' | 'vertical';
  readonly size?: 'small' | 'medium';
  /** Fills the width, with toggles of equal size. */
  readonly stretch?: boolean;
  readonly disabled?: boolean;
  readonly dir?: 'ltr' | 'rtl';
  /** Lets arrow keys wrap from the last toggle to the first. */
  readonly loop?: boolean;
  /** `false` where something around, such as a toolbar, moves focus among the toggles. */
  readonly rovingFocus?: boolean;
  readonly asChild?: boolean;
}

export type ToggleGroupProps = ToggleGroupLookProps & (SingleSelection | MultipleSelection);

/**
 * Options that apply immediately. One or several can be on; the group is a single tab stop. Inside a `Field` it is named
 * and described by it; alone it needs a `label`.
 */
export function ToggleGroup({
  label,
  selection = 'single',
  orientation = 'horizontal',
  size = 'medium',
  stretch = false,
  value,
  defaultValue,
  onValueChange,
  required,
  className,
  ...props
}: ToggleGroupProps) {
  const [values, change] = useSelection({
    selection,
    value,
    defaultValue,
    onValueChange,
    required,
  } as SingleSelection | MultipleSelection);
  const look = { selection, orientation, size, stretch };
  const labelId = useFieldLabelId();
  // A group can't be `aria-required`.
  const control = { ...useFieldControl(props), 'aria-required': undefined };
  return (
    <ToggleGroupContext value={look}>
      <Root
        data-slot="toggle-group"
        // Always: buttons that are pressed or not. A radio group would have to follow the arrow keys.
        type="multiple"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for the controls of a form
        role="group"
        aria-label={label}
        aria-labelledby={label === undefined ? labelId : undefined}
        data-filled={values.length > 0}
        data-disabled={control.disabled || undefined}
        data-orientation={orientation}
        orientation={orientation}
        value={values}
        onValueChange={change}
        {...mergeChildClass({
          className: toggleGroupStyles(look).group({ className }),
          ...control,
        })}
      />
    </ToggleGroupContext>
  );
}

export interface ToggleProps extends Omit<ComponentProps<'button'>, 'value'> {
  readonly value: string;
  /** Its name, where its content is an icon alone: the tooltip too. */
  readonly label?: string;
  readonly asChild?: boolean;
}

/** One of a ToggleGroup: pressed or not. */
export function Toggle({ label, className, children, ...props }: ToggleProps) {
  const look = use(ToggleGroupContext);
  const iconOnly = label !== undefined;
  const hasTooltip = iconOnly && props.asChild !== true;
  const content = hasTooltip ? (
    <>
      {children}
      <LazyTooltip>{label}</LazyTooltip>
    </>
  ) : (
    children
  );
  return (
    <Item
      data-slot="toggle"
      aria-label={label}
      {...mergeChildClass({
        className: toggleGroupStyles({ ...look, iconOnly }).toggle({ className }),
        ...props,
        children: content,
      })}
    />
  );
}

export interface SingleSelection {
  readonly selection?: 'single';
  /** The value that is on, where the caller keeps it; empty for none. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
  /** One is always on: pressing it again changes nothing. */
  readonly required?: boolean;
}

export interface MultipleSelection {
  readonly selection: 'multiple';
  readonly value?: readonly string[];
  readonly defaultValue?: readonly string[];
  readonly onValueChange?: (value: string[]) => void;
  readonly required?: never;
}

/** The values that are on, of one or of many, and what takes the next ones. */
function useSelection(
  props: SingleSelection | MultipleSelection,
): readonly [values: string[], change: (next: readonly string[]) => void] {
  const [own, setOwn] = useState(() => listOf(props.defaultValue));
  const values = props.value === undefined ? own : listOf(props.value);
  const change = (next: readonly string[]): void => {
    if (props.selection === 'multiple') {
      setOwn([...next]);
      props.onValueChange?.([...next]);
      return;
    }
    // The one that was pressed comes last.
    const chosen = next.at(-1) ?? '';
    if (chosen === '' && props.required === true) return;
    setOwn(listOf(chosen));
    props.onValueChange?.(chosen);
  };
  return [values, change];
}

function listOf(value: string | readonly string[] | undefined): string[] {
  if (value === undefined || value === '') return [];
  return typeof value === 'string' ? [value] : [...value];
}

import { Root } from 'radix-ui/toggle-group';
import type { ComponentProps } from 'react';
import { mergeChildClass } from '../child-class.ts';
import { toggleGroupStyles } from './styles.ts';
import { ToggleGroupContext } from './toggle-group-context.ts';
import { useSelection, type MultipleSelection, type SingleSelection } from './use-selection.ts';

interface ToggleGroupLookProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'dir' | 'onChange'
> {
  /** The accessible name of the group. */
  readonly label: string;
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
 * Options that apply immediately, of which one (`single`) or several (`multiple`) can be on. The group
 * is a single tab stop.
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
  return (
    <ToggleGroupContext value={look}>
      <Root
        data-slot="toggle-group"
        // Always: buttons that are pressed or not. A radio group would have to follow the arrow keys.
        type="multiple"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        aria-label={label}
        data-orientation={orientation}
        orientation={orientation}
        value={values}
        onValueChange={change}
        {...mergeChildClass({ className: toggleGroupStyles(look).group({ className }), ...props })}
      />
    </ToggleGroupContext>
  );
}

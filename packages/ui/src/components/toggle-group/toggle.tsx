import { Item } from 'radix-ui/toggle-group';
import { use, type ComponentProps } from 'react';
import { mergeChildClass } from '../child-class.ts';
import { toggleGroupStyles } from './styles.ts';
import { ToggleGroupContext } from './toggle-group-context.ts';

export interface ToggleProps extends Omit<ComponentProps<'button'>, 'value'> {
  readonly value: string;
  /** Its name, where its content is an icon alone. */
  readonly label?: string;
  readonly asChild?: boolean;
}

/** One of a ToggleGroup: pressed or not. */
export function Toggle({ label, className, ...props }: ToggleProps) {
  const look = use(ToggleGroupContext);
  const iconOnly = label !== undefined;
  return (
    <Item
      data-slot="toggle"
      aria-label={label}
      {...mergeChildClass({
        className: toggleGroupStyles({ ...look, iconOnly }).toggle({ className }),
        ...props,
      })}
    />
  );
}

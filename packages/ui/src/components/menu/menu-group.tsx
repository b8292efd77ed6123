import { Group, Label, Separator } from 'radix-ui/dropdown-menu';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { menuStyles } from './styles.ts';

export interface MenuGroupProps extends ComponentProps<'div'> {
  readonly label?: ReactNode;
}

/** Items that belong together, under a label that names the group. */
export function MenuGroup({ label, children, ...props }: MenuGroupProps) {
  const id = useId();
  return (
    <Group data-slot="menu-group" aria-labelledby={label === undefined ? undefined : id} {...props}>
      {label !== undefined && (
        <Label id={id} className={menuStyles().label()}>
          {label}
        </Label>
      )}
      {children}
    </Group>
  );
}

export type MenuSeparatorProps = ComponentProps<'div'>;

export function MenuSeparator({ className, ...props }: MenuSeparatorProps) {
  return (
    <Separator
      data-slot="menu-separator"
      className={menuStyles().separator({ className })}
      {...props}
    />
  );
}

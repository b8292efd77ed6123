import { Item } from 'radix-ui/dropdown-menu';
import { Slottable } from 'radix-ui/slot';
import type { ComponentProps, ReactNode } from 'react';
import { menuStyles } from './styles.ts';

export interface MenuItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** Called by mouse, touch and keyboard alike. `preventDefault` keeps the menu open. */
  readonly onSelect?: (event: Event) => void;
  readonly tone?: 'neutral' | 'danger';
  readonly icon?: ReactNode;
  /** The key that does the same without the menu. */
  readonly shortcut?: string;
  readonly disabled?: boolean;
  /** What typing jumps to, where the content is not plain text. */
  readonly textValue?: string;
  /** For a router's link. */
  readonly asChild?: boolean;
}

export function MenuItem({ tone, icon, shortcut, className, children, ...props }: MenuItemProps) {
  const styles = menuStyles({ tone });
  return (
    <Item data-slot="menu-item" className={styles.item({ className })} {...props}>
      {icon}
      <Slottable>{children}</Slottable>
      {shortcut !== undefined && (
        <span aria-hidden="true" className={styles.shortcut()}>
          {shortcut}
        </span>
      )}
    </Item>
  );
}

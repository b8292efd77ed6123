import { ChevronRight } from 'lucide-react';
import { Portal, Sub, SubContent, SubTrigger } from 'radix-ui/dropdown-menu';
import type { ComponentProps, ReactNode } from 'react';
import { menuStyles } from './styles.ts';

export interface MenuSubProps extends ComponentProps<'div'> {
  /** The text of the item that opens it. */
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  /** The items within. */
  readonly children?: ReactNode;
}

/** A menu within the menu. Two levels at most. */
export function MenuSub({ label, icon, disabled, className, children, ...props }: MenuSubProps) {
  const styles = menuStyles();
  return (
    <Sub>
      <SubTrigger data-slot="menu-sub-trigger" disabled={disabled} className={styles.item()}>
        {icon}
        {label}
        <ChevronRight aria-hidden="true" className="ms-auto rtl:-scale-x-100" />
      </SubTrigger>
      <Portal>
        <SubContent
          data-slot="menu-sub-content"
          loop
          collisionPadding={8}
          className={styles.content({ className })}
          {...props}
        >
          {children}
        </SubContent>
      </Portal>
    </Sub>
  );
}

import { Content, Portal } from 'radix-ui/dropdown-menu';
import type { ComponentProps } from 'react';
import { menuStyles } from './styles.ts';

export interface MenuContentProps extends ComponentProps<'div'> {
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  readonly align?: 'start' | 'center' | 'end';
  readonly sideOffset?: number;
  /** `preventDefault` keeps focus from going back to the trigger, as when an item opened a dialog. */
  readonly onCloseAutoFocus?: (event: Event) => void;
}

export function MenuContent({
  align = 'end',
  sideOffset = 4,
  className,
  ...props
}: MenuContentProps) {
  return (
    <Portal>
      <Content
        data-slot="menu-content"
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        loop
        className={menuStyles().content({ className })}
        {...props}
      />
    </Portal>
  );
}

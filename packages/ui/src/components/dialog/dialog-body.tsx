import { Primitive } from '@radix-ui/react-primitive';
import type { ComponentProps } from 'react';
import { dialogStyles } from './styles.ts';

export interface DialogBodyProps extends ComponentProps<'div'> {
  readonly asChild?: boolean;
}

/** What scrolls between header and footer. */
export function DialogBody({ className, ...props }: DialogBodyProps) {
  return (
    <Primitive.div
      data-slot="dialog-body"
      className={dialogStyles().body({ className })}
      {...props}
    />
  );
}

export interface DialogFooterProps extends ComponentProps<'div'> {
  readonly asChild?: boolean;
}

/** The dialog's actions, the primary one last. */
export function DialogFooter({ className, ...props }: DialogFooterProps) {
  return (
    <Primitive.div
      data-slot="dialog-footer"
      className={dialogStyles().footer({ className })}
      {...props}
    />
  );
}

import { Close, Trigger } from 'radix-ui/dialog';
import type { ComponentProps } from 'react';

export interface DialogTriggerProps extends ComponentProps<'button'> {
  /** Usual: the Button that opens, as the one child. */
  readonly asChild?: boolean;
}

export function DialogTrigger(props: DialogTriggerProps) {
  return <Trigger data-slot="dialog-trigger" {...props} />;
}

export interface DialogCloseProps extends ComponentProps<'button'> {
  readonly asChild?: boolean;
}

/** Closes the dialog it stands in. */
export function DialogClose(props: DialogCloseProps) {
  return <Close data-slot="dialog-close" {...props} />;
}

import { Close, Trigger } from 'radix-ui/dialog';
import type { ComponentProps } from 'react';

export type DialogTriggerProps = ComponentProps<typeof Trigger>;

export function DialogTrigger(props: DialogTriggerProps) {
  return <Trigger data-slot="dialog-trigger" {...props} />;
}

export type DialogCloseProps = ComponentProps<typeof Close>;

/** Closes the dialog it stands in. */
export function DialogClose(props: DialogCloseProps) {
  return <Close data-slot="dialog-close" {...props} />;
}

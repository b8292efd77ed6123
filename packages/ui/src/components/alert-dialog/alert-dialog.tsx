import { Root, Trigger } from 'radix-ui/alert-dialog';
import type { ComponentProps, ReactNode } from 'react';

export interface AlertDialogProps {
  readonly open?: boolean;
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children?: ReactNode;
}

/** Asks for confirmation before an action that can’t be undone. It is answered, not clicked away. */
export function AlertDialog(props: AlertDialogProps) {
  return <Root {...props} />;
}

export type AlertDialogTriggerProps = ComponentProps<typeof Trigger>;

export function AlertDialogTrigger(props: AlertDialogTriggerProps) {
  return <Trigger data-slot="alert-dialog-trigger" {...props} />;
}

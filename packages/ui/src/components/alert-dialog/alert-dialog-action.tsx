import { Cancel } from 'radix-ui/alert-dialog';
import { Button, type ButtonProps } from '../button/index.ts';

export type AlertDialogCancelProps = ButtonProps;

/** Leaves everything as it is, and closes. */
export function AlertDialogCancel({ children = 'Cancel', ...props }: AlertDialogCancelProps) {
  return (
    <Cancel asChild>
      <Button data-slot="alert-dialog-cancel" {...props}>
        {children}
      </Button>
    </Cancel>
  );
}

export type AlertDialogActionProps = ButtonProps;

/**
 * Does what was asked about. It does not close by itself: the caller closes
 * when it is done, so that a failure can be said where it was asked for.
 */
export function AlertDialogAction({ variant = 'danger', ...props }: AlertDialogActionProps) {
  return <Button data-slot="alert-dialog-action" variant={variant} {...props} />;
}

import { Cancel } from 'radix-ui/alert-dialog';
import { Button, type ButtonProps } from '../button/index.ts';

export type AlertDialogCancelProps = ButtonProps;

/** Closes without changing anything. */
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
 * Performs the action. Doesn't close the dialog: the caller closes it when the action is done, so
 * that a failure can be shown in it.
 */
export function AlertDialogAction({ variant = 'danger', ...props }: AlertDialogActionProps) {
  return <Button data-slot="alert-dialog-action" variant={variant} {...props} />;
}

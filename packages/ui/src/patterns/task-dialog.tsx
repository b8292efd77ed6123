import type { ReactNode } from 'react';
import {
  Dialog,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '../components/dialog/index.ts';

interface TaskDialogProps extends Omit<DialogContentProps, 'title'> {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly onClose: () => void;
}

/** A dialog that is open for as long as it is rendered. A press on an answer to “why?” doesn't close it. */
export function TaskDialog(props: TaskDialogProps) {
  const { title, description, onClose, onInteractOutside, children, ...rest } = props;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        onInteractOutside={(event) => {
          const { target } = event;
          if (target instanceof Element && target.closest('[data-why-window]')) {
            event.preventDefault();
          }
          onInteractOutside?.(event);
        }}
        {...rest}
      >
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          {description !== undefined && <DialogDescription>{description}</DialogDescription>}
        </DialogHeader>
        {children}
      </DialogContent>
    </Dialog>
  );
}

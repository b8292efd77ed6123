import type { ReactNode } from 'react';
import { Button } from '../../components/button/index.ts';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../components/dialog/index.ts';
import { preferencesMessages } from './messages.ts';

export interface PreferencesDialogProps {
  readonly onClose: () => void;
}

interface Props extends PreferencesDialogProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** A dialog whose choices take effect at once: there is nothing to save or cancel. */
export function PreferencesDialog({ title, description, onClose, children }: Props) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="small">
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        <DialogBody className="grid gap-5">{children}</DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>{preferencesMessages.done}</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

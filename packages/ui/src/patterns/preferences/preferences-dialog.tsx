import type { ReactNode } from 'react';
import { Button } from '../../components/button/index.ts';
import { DialogBody, DialogClose, DialogFooter } from '../../components/dialog/index.ts';
import { TaskDialog } from '../task-dialog.tsx';
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
    <TaskDialog size="small" title={title} description={description} onClose={onClose}>
      <DialogBody className="grid gap-5">{children}</DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button>{preferencesMessages.done}</Button>
        </DialogClose>
      </DialogFooter>
    </TaskDialog>
  );
}

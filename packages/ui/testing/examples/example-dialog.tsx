import type { ReactNode } from 'react';
import { Button } from '../../src/components/button/index.ts';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../src/components/dialog/index.ts';

/** An open dialog for stories: its content is above the page, and its focus is trapped. */
export function ExampleDialog({
  title = 'Plan a visit',
  children,
}: {
  readonly title?: string;
  readonly children: ReactNode;
}) {
  return (
    <Dialog defaultOpen>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <DialogBody className="grid gap-4">{children}</DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="primary">Save</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

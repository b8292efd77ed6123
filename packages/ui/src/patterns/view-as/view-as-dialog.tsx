import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import {
  Combobox,
  type ComboboxOption,
  type SearchOptions,
} from '../../components/combobox/index.ts';
import { DialogBody, DialogClose, DialogFooter } from '../../components/dialog/index.ts';
import { Field } from '../../components/field/index.ts';
import { TaskDialog } from '../task-dialog.tsx';
import { viewAsMessages } from './messages.ts';

export interface ViewAsDialogProps {
  /** Finds people, roles and the visitor. */
  readonly search: SearchOptions;
  /** Opens the application as the chosen one. Resolves with the reason where it can't be. */
  readonly onView: (chosen: ComboboxOption) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Asks whom to view the application as. */
export function ViewAsDialog({ search, onView, onClose }: ViewAsDialogProps) {
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (chosen === null) {
      setProblem((current) => current ?? viewAsMessages.missing);
      return;
    }
    setBusy(true);
    setProblem(undefined);
    const failed = await onView(chosen).catch(() => viewAsMessages.failed);
    setBusy(false);
    setProblem(failed);
  }

  return (
    <TaskDialog
      size="small"
      data-slot="view-as-dialog"
      title={viewAsMessages.title}
      description={viewAsMessages.advice}
      initialFocus={input}
      onClose={onClose}
    >
      <form className="contents" noValidate onSubmit={(event) => void submit(event)}>
        <DialogBody className="py-3">
          <Field label={viewAsMessages.whom} error={problem}>
            <Combobox
              ref={input}
              search={search}
              value={chosen}
              onValueChange={(option) => {
                setChosen(option);
                setProblem(undefined);
              }}
              onProblemChange={setProblem}
            />
          </Field>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>{viewAsMessages.cancel}</Button>
          </DialogClose>
          <Button type="submit" variant="primary" busy={isBusy}>
            {isBusy ? viewAsMessages.starting : viewAsMessages.start}
          </Button>
        </DialogFooter>
      </form>
    </TaskDialog>
  );
}

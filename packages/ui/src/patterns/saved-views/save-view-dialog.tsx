import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { Checkbox } from '../../components/checkbox/index.ts';
import { DialogBody, DialogClose, DialogFooter } from '../../components/dialog/index.ts';
import { Field } from '../../components/field/index.ts';
import { InlineMessage } from '../../components/inline-message/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import type { FormError } from '../../shapes/index.ts';
import { TaskDialog } from '../task-dialog.tsx';
import { saveViewMessages } from './messages.ts';
import type { SavedViewsProps } from './saved-views-props.ts';

export interface SaveViewDialogProps extends Pick<
  SavedViewsProps,
  'onSave' | 'onRename' | 'onlyInBrowser'
> {
  readonly asked: 'save' | 'rename';
  /** The name to begin with. */
  readonly name: string;
  readonly returnFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The maximum length of a name. */
const maxLength = 100;

/** Asks for the name of a view, and of a new one for whom it is and says where it is kept. */
export function SaveViewDialog(props: SaveViewDialogProps) {
  const { asked, onlyInBrowser, onClose } = props;
  const [name, setName] = useState(props.name);
  const [shared, setShared] = useState(false);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isNew = asked === 'save';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const trimmed = name.trim();
    if (trimmed === '') {
      setErrors([{ field: 'name', message: saveViewMessages.nameRequired }]);
      input.current?.focus();
      return;
    }
    setBusy(true);
    const found = await (isNew ? props.onSave({ name: trimmed, shared }) : props.onRename(trimmed));
    setBusy(false);
    setErrors(found);
    if (found.length === 0) onClose();
    else input.current?.focus();
  }

  // A closed dialog couldn't show errors.
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <TaskDialog
      size="small"
      title={isNew ? saveViewMessages.save : saveViewMessages.rename}
      description={isNew ? saveViewMessages.description : undefined}
      initialFocus={input}
      returnFocus={props.returnFocus}
      onClose={close}
    >
      <form className="contents" noValidate onSubmit={(event) => void submit(event)}>
        <DialogBody className="grid gap-4">
          <Field
            required
            label={saveViewMessages.name}
            error={errors.find(({ field }) => field === 'name')?.message}
          >
            <TextField
              ref={input}
              value={name}
              maxLength={maxLength}
              autoComplete="off"
              dir="auto"
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          {isNew && onlyInBrowser === undefined && (
            <Checkbox checked={shared} onChange={(event) => setShared(event.target.checked)}>
              {saveViewMessages.share}
              <span className="block text-sm text-ink-subtle">{saveViewMessages.shareDetail}</span>
            </Checkbox>
          )}
          {isNew && (
            <p className="text-sm text-ink-subtle">
              {onlyInBrowser ?? saveViewMessages.keptInDatabase}
            </p>
          )}
          {errors
            .filter(({ field }) => field !== 'name')
            .map(({ message }) => (
              <InlineMessage key={message} tone="danger" role="alert">
                {message}
              </InlineMessage>
            ))}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button aria-disabled={busy}>{saveViewMessages.cancel}</Button>
          </DialogClose>
          <Button type="submit" variant="primary" busy={busy}>
            {saveViewMessages.submit}
          </Button>
        </DialogFooter>
      </form>
    </TaskDialog>
  );
}

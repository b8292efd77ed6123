import { inSentence } from '@ninefold/specification';
import { Button } from '@ninefold/ui/components/button';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@ninefold/ui/components/dialog';
import { Field } from '@ninefold/ui/components/field';
import { TextField } from '@ninefold/ui/components/text-field';
import { FieldInput } from '@ninefold/ui/fields/input';
import type { FieldDescriptor, FieldText } from '@ninefold/ui/shapes';
import { type FormEvent, useState } from 'react';
import { jumpMessages } from './messages.ts';

export interface JumpDialogProps {
  /** The field that the list is ordered by first. */
  readonly field: FieldDescriptor;
  readonly onJump: (value: string) => void;
  readonly onClose: () => void;
}

/** Asks for the value that a list continues from. */
export function JumpDialog({ field, onJump, onClose }: JumpDialogProps) {
  const [value, setValue] = useState<FieldText>(null);
  const [problem, setProblem] = useState<string>();
  const [error, setError] = useState<string>();
  const isText = field.kind === 'text' && field.options === undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (problem !== undefined || value === null || value === '') {
      setError(problem ?? jumpMessages.required);
      return;
    }
    onJump(value);
    onClose();
  }

  const change = (text: FieldText) => {
    setValue(text);
    setError(undefined);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="small">
        <DialogHeader>
          <DialogTitle>{jumpMessages.title({ field: inSentence(field.label) })}</DialogTitle>
        </DialogHeader>
        <form className="contents" noValidate onSubmit={submit}>
          <DialogBody>
            <Field
              label={field.label}
              description={isText ? jumpMessages.textHint : jumpMessages.hint}
              error={error}
            >
              {isText ? (
                // One line however long the field's own texts are: Enter submits it.
                <TextField
                  dir="auto"
                  autoComplete="off"
                  spellCheck={false}
                  onChange={({ target }) => change(target.value)}
                />
              ) : (
                <FieldInput
                  field={{
                    ...field,
                    reference: undefined,
                    required: false,
                    readOnly: false,
                    nullable: true,
                  }}
                  defaultValue={null}
                  onValueChange={change}
                  onProblemChange={setProblem}
                />
              )}
            </Field>
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button>{jumpMessages.cancel}</Button>
            </DialogClose>
            <Button type="submit" variant="primary">
              {jumpMessages.submit}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

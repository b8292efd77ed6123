import { Button } from '@ninefold/ui/components/button';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@ninefold/ui/components/dialog';
import { Field } from '@ninefold/ui/components/field';
import { TextArea } from '@ninefold/ui/components/text-area';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useReviewContext } from './review-context.ts';

export type NoteKind = 'accept' | 'reject';

const texts = {
  accept: {
    title: 'Accept',
    description: 'The reason is saved with the pictures, and used for the next ones too.',
    label: 'Why the pictures are right',
    missing: 'A reason is required.',
  },
  reject: {
    title: 'Reject',
    description: 'visual-review fails with the note until the picture changes.',
    label: 'What is wrong',
    missing: 'A note is required.',
  },
} as const;

/** Asks for the reason of an acceptance, or the note of a rejection. */
export function NoteDialog({
  kind,
  onClose,
}: {
  readonly kind: NoteKind | undefined;
  readonly onClose: () => void;
}) {
  return (
    <Dialog open={kind !== undefined} onOpenChange={(open) => !open && onClose()}>
      {kind !== undefined && <NoteForm kind={kind} onClose={onClose} />}
    </Dialog>
  );
}

function NoteForm({ kind, onClose }: { readonly kind: NoteKind; readonly onClose: () => void }) {
  const { review } = useReviewContext();
  const [note, setNote] = useState(kind === 'accept' ? (review.reason ?? '') : '');
  const [wasSubmitted, setSubmitted] = useState(false);
  const { title, description, label, missing } = texts[kind];
  const pictures =
    review.group?.changes.length === 1 ? '1 picture' : `${review.group?.changes.length} pictures`;
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (note.trim() === '') {
      setSubmitted(true);
      return;
    }
    onClose();
    void (kind === 'accept' ? review.accept(note.trim()) : review.reject(note.trim()));
  };
  // Enter adds a line, so that submitting needs Control or Command.
  const submitByKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  return (
    <DialogContent size="small">
      <DialogHeader>
        <DialogTitle>
          {title} {pictures}
        </DialogTitle>
        <DialogDescription>{description}</DialogDescription>
      </DialogHeader>
      <form noValidate onSubmit={submit}>
        <DialogBody>
          <Field
            label={label}
            required
            error={wasSubmitted && note.trim() === '' ? missing : undefined}
            description="Press Ctrl and Enter to submit."
          >
            <TextArea
              value={note}
              onChange={(event) => setNote(event.target.value)}
              onKeyDown={submitByKey}
            />
          </Field>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" variant={kind === 'reject' ? 'danger' : 'primary'}>
            {title} {pictures}
          </Button>
        </DialogFooter>
      </form>
    </DialogContent>
  );
}

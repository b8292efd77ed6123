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
import type { Review } from '../model/use-review.ts';

export type NoteKind = 'accept' | 'reject';

const words = {
  accept: {
    title: 'Accept',
    description:
      'The manifest of accepted pictures keeps the reason, and the next are accepted for the same.',
    label: 'Why the pictures are right',
    missing: 'Say why: the manifest keeps it.',
  },
  reject: {
    title: 'Reject',
    description: 'pnpm visual fails and says the note until the picture is another one.',
    label: 'What is wrong',
    missing: 'Say what is wrong: whoever mends it reads this.',
  },
} as const;

/** Asks why something is accepted, or what is wrong with it. */
export function NoteDialog({
  review,
  kind,
  onClose,
}: {
  readonly review: Review;
  readonly kind: NoteKind | undefined;
  readonly onClose: () => void;
}) {
  return (
    <Dialog open={kind !== undefined} onOpenChange={(open) => !open && onClose()}>
      {kind !== undefined && <NoteForm kind={kind} review={review} onClose={onClose} />}
    </Dialog>
  );
}

function NoteForm({
  kind,
  review,
  onClose,
}: {
  readonly kind: NoteKind;
  readonly review: Review;
  readonly onClose: () => void;
}) {
  const [note, setNote] = useState(kind === 'accept' ? (review.reason ?? '') : '');
  const [tried, setTried] = useState(false);
  const { title, description, label, missing } = words[kind];
  const pictures =
    review.group?.changes.length === 1 ? '1 picture' : `${review.group?.changes.length} pictures`;
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (note.trim() === '') {
      setTried(true);
      return;
    }
    onClose();
    void (kind === 'accept' ? review.accept(note.trim()) : review.reject(note.trim()));
  };
  // Enter ends a line; with Control or Command it sends, as in every field of several lines.
  const send = (event: KeyboardEvent): void => {
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
            error={tried && note.trim() === '' ? missing : undefined}
            description="Control and Enter sends it."
          >
            <TextArea
              value={note}
              onChange={(event) => setNote(event.target.value)}
              onKeyDown={send}
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

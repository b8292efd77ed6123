import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from '@ninefold/ui/components/alert-dialog';
import { type ReactNode, useState } from 'react';

/** A question before records are written. */
export interface Question {
  readonly title: ReactNode;
  /** Sentences. */
  readonly notes: readonly string[];
  /** Below them. */
  readonly details?: ReactNode;
  readonly action: string;
}

/** Returns what asks a question, which resolves with whether to go on, and the dialog that asks it. */
export function useQuestion(): {
  readonly ask: (question: Question) => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<
    Question & { readonly answer: (isConfirmed: boolean) => void }
  >();
  const ask = async (question: Question): Promise<boolean> => {
    const isConfirmed = await new Promise<boolean>((answer) => setAsked({ ...question, answer }));
    setAsked(undefined);
    return isConfirmed;
  };
  return {
    ask,
    dialog: asked && (
      <AlertDialog open onOpenChange={(open) => !open && asked.answer(false)}>
        <AlertDialogContent
          title={asked.title}
          description={asked.notes.join(' ')}
          actions={
            <>
              <AlertDialogCancel />
              <AlertDialogAction variant="primary" onClick={() => asked.answer(true)}>
                {asked.action}
              </AlertDialogAction>
            </>
          }
        >
          {asked.details}
        </AlertDialogContent>
      </AlertDialog>
    ),
  };
}

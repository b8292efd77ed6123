import { useRef, useState } from 'react';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from '../../components/alert-dialog/index.ts';
import { filterBuilderMessages } from './builder-messages.ts';

/** Asks, before the builder's draft is left, whether its changes may be lost. */
export function useDraftGuard(onLeave: () => void) {
  /** Whether something would be lost. */
  const changedRef = useRef(false);
  const [asking, setAsking] = useState(false);
  const isDiscarded = useRef(false);
  return {
    changedRef,
    leave: () => {
      if (changedRef.current) setAsking(true);
      else onLeave();
    },
    /** Shown within what is left. */
    question: (
      <AlertDialog open={asking} onOpenChange={setAsking}>
        <AlertDialogContent
          title={filterBuilderMessages.discardTitle}
          // While the question is open, nothing below it can take the focus.
          onFocusReturned={() => {
            if (isDiscarded.current) onLeave();
            isDiscarded.current = false;
          }}
          description={filterBuilderMessages.discardText}
          actions={
            <>
              <AlertDialogCancel>{filterBuilderMessages.keepEditing}</AlertDialogCancel>
              <AlertDialogAction
                onClick={() => {
                  isDiscarded.current = true;
                  setAsking(false);
                }}
              >
                {filterBuilderMessages.discard}
              </AlertDialogAction>
            </>
          }
        />
      </AlertDialog>
    ),
  };
}

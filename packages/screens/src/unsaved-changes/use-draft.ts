import type { RecordRow } from '@ninefold/data/records';
import type { RecordChanges } from '@ninefold/ui/patterns/record-form';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useScreen } from '../screen-context/index.ts';

/** The unsaved changes of a form. */
export interface FormDraft {
  readonly changes: RecordChanges;
  /** The record as an edit form showed it, which a save must find unchanged. */
  readonly row?: RecordRow;
}

export interface StoredDraft {
  /** The draft from before the page was loaded. */
  readonly restored: FormDraft | undefined;
  /** Replaces the stored draft. One without changes is deleted. */
  readonly store: (draft: FormDraft) => void;
  /** Deletes the stored draft. */
  readonly clear: () => void;
  /** Deletes the stored draft, and forgets the restored one. */
  readonly discard: () => void;
}

/**
 * Returns the person's own draft of the form at the current address. The tab's session storage keeps
 * it, so that a reload loses nothing.
 */
export function useDraft(): StoredDraft {
  const { person } = useScreen();
  const { history } = useRouter();
  const { pathname, searchStr } = useLocation();
  // The whole path: what was typed for one tenant is not offered for another.
  const key = `ninefold.draft.${person?.id ?? ''} ${history.createHref(pathname + searchStr)}`;
  const [restored, setRestored] = useState(() => readDraft(key));
  const clear = () => storeDraft(key, undefined);
  return {
    restored,
    store: (draft) => storeDraft(key, Object.keys(draft.changes).length > 0 ? draft : undefined),
    clear,
    discard() {
      clear();
      setRestored(undefined);
    },
  };
}

function readDraft(key: string): FormDraft | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as FormDraft | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function storeDraft(key: string, draft: FormDraft | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage a reload loses the draft; the browser still asks before it reloads.
  }
}

import type { RecordRow } from '@ninefold/data/records';
import { Banner } from '@ninefold/ui/components/banner';
import { Button } from '@ninefold/ui/components/button';
import type { RecordChanges } from '@ninefold/ui/patterns/record-form';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useScreen } from '../screen-context/index.ts';
import { unsavedChangesMessages } from './messages.ts';
import type { DirtyGuard } from './use-dirty-guard.tsx';

/** The unsaved changes of a form. */
export interface FormDraft {
  readonly changes: RecordChanges;
  /** The record as an edit form showed it, which a save must find unchanged. */
  readonly row?: RecordRow;
}

export type StoredDraft = ReturnType<typeof useDraft>;

/**
 * Returns the person's own draft of the form at the current address. The tab's session storage keeps
 * it, so that a reload loses nothing.
 */
export function useDraft() {
  const { person } = useScreen();
  const { history } = useRouter();
  const { pathname, searchStr } = useLocation();
  // The whole path: what was typed for one tenant is not offered for another.
  const key = `ninefold.draft.${person?.id ?? ''} ${history.createHref(pathname + searchStr)}`;
  const [restored, setRestored] = useState(() => readDraft(key));
  const clear = () => storeDraft(key, undefined);
  return {
    /** The draft from before the page was loaded. */
    restored,
    /** Replaces the stored draft. One without changes is deleted. */
    store: (draft: FormDraft) =>
      storeDraft(key, Object.keys(draft.changes).length > 0 ? draft : undefined),
    /** Deletes the stored draft. */
    clear,
    /** Deletes the stored draft, and forgets the restored one. */
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

export interface DraftNoticeProps {
  readonly draft: StoredDraft;
  readonly guard: DirtyGuard;
}

/** Says that a form holds the changes that were unsaved when the page was reloaded. */
export function DraftNotice({ draft, guard }: DraftNoticeProps) {
  const discard = () => {
    guard.release();
    draft.discard();
  };
  return (
    <Banner
      announce="polite"
      title={unsavedChangesMessages.restored}
      actions={
        <Button size="small" onClick={discard}>
          {unsavedChangesMessages.discard}
        </Button>
      }
    >
      {unsavedChangesMessages.restoredText}
    </Banner>
  );
}

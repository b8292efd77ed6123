import { formatList } from '@ninefold/messages';
import { Banner } from '@ninefold/ui/components/banner';
import { Button } from '@ninefold/ui/components/button';
import { useValueFormat } from '@ninefold/ui/fields';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useIdentity, useScreen } from '../screen-context/index.ts';
import { unsavedChangesMessages } from './messages.ts';
import { deleteDraft, draftKey, type FormDraft, latestDraft, storeDraft } from './stored-drafts.ts';
import type { DirtyGuard } from './use-dirty-guard.tsx';

export type StoredDraft = ReturnType<typeof useDraft>;

/**
 * Returns the person's own draft of the form that is opened at the current address. The browser's local
 * storage keeps it, so that a closed tab or a crash loses nothing; it is never sent by itself.
 *
 * @param part Tells it from the drafts of other forms on the screen, of which it is a part: `#site {"customer_id":"5"}`.
 *   What is behind `?` is then that of lists and days beside it.
 */
export function useDraft(part?: string) {
  const owner = useIdentity();
  const isViewing = useScreen().application.viewing !== undefined;
  const { history } = useRouter();
  const { pathname, searchStr } = useLocation();
  // The whole path: what was typed for one tenant is not offered for another. The address of the form
  // stays, while that of the page is already the next screen's.
  const [address] = useState(() =>
    part === undefined
      ? history.createHref(pathname + searchStr)
      : history.createHref(pathname) + part,
  );
  const key = draftKey(owner, address);
  const [found, setFound] = useState(() => latestDraft(owner, address));
  const [isKept, setKept] = useState(true);
  // The form and its rows each report their own changes.
  const latest = useRef<FormDraft>(found?.draft ?? nothing);
  const hasEnded = useRef(false);
  const remove = () => {
    latest.current = nothing;
    deleteDraft(key);
    if (found !== undefined) deleteDraft(found.key);
  };
  return {
    /** The draft from before the form was opened. */
    restored: found?.draft,
    /** Whether the browser has kept the latest changes. */
    isKept,
    /** Replaces parts of the stored draft. One without changes is deleted. */
    store(part: Partial<FormDraft>) {
      // Nothing is kept of what is only tried.
      if (hasEnded.current || isViewing) return;
      const rows = { ...latest.current.rows, ...part.rows };
      const draft = { ...latest.current, ...part, rows };
      const hasRows = Object.values(rows).some((each) => each !== undefined);
      if (Object.keys(draft.changes).length === 0 && !hasRows && draft.files === undefined) {
        remove();
        return;
      }
      latest.current = draft;
      const isStored = storeDraft(key, draft);
      setKept(isStored);
      // It goes on under the key of this page.
      if (isStored && found !== undefined && found.key !== key) deleteDraft(found.key);
    },
    /**
     * Deletes the stored draft of a form that is done. Later reports of the form are ignored, because the
     * database may have stored other texts than those that were typed, such as 1.5 for 1.50.
     */
    end: () => {
      hasEnded.current = true;
      remove();
    },
    /** Deletes the stored draft, forgets the restored one, and starts with an empty one. */
    discard: () => {
      hasEnded.current = false;
      remove();
      setFound(undefined);
    },
  };
}

const nothing: FormDraft = { changes: {} };

export interface DraftNoticeProps {
  readonly draft: StoredDraft;
  readonly guard: DirtyGuard;
  /** The fields of the form. */
  readonly fields: readonly FieldDescriptor[];
}

/** Says that a form holds earlier unsaved changes, or that the browser can't keep those that are made. */
export function DraftNotice({ draft, guard, fields }: DraftNoticeProps) {
  const { locale, timeZone } = useValueFormat();
  const discard = () => {
    guard.release();
    draft.discard();
  };
  const { restored, isKept } = draft;
  const files = Object.entries(restored?.files ?? {}).map(([name, file]) =>
    unsavedChangesMessages.file({
      field: fields.find((field) => field.name === name)?.label ?? name,
      file,
    }),
  );
  return (
    <>
      {!isKept && (
        <Banner tone="warning" announce="polite" title={unsavedChangesMessages.notKept}>
          {unsavedChangesMessages.notKeptText}
        </Banner>
      )}
      {restored !== undefined && (
        <Banner
          announce="polite"
          title={unsavedChangesMessages.restored}
          actions={
            <Button size="small" onClick={discard}>
              {unsavedChangesMessages.discard}
            </Button>
          }
        >
          {unsavedChangesMessages.restoredText({
            time: new Intl.DateTimeFormat(locale, {
              dateStyle: 'medium',
              timeStyle: 'short',
              timeZone,
            }).format(restored.savedAt),
          })}
          {files.length > 0 && (
            <p>
              {unsavedChangesMessages.filesNotKept({
                files: formatList(files),
                count: files.length,
              })}
            </p>
          )}
        </Banner>
      )}
    </>
  );
}

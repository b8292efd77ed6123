import type { RecordRow } from '@ninefold/data/records';
import type { RecordChanges } from '@ninefold/ui/patterns/record-form';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useIdentity, useScreen } from '../../screen-context/index.ts';
import {
  deleteDraft,
  draftKey,
  type FormDraft,
  latestDraft,
  readDraft,
  storeDraft,
} from './stored-drafts.ts';

export type StoredDraft = ReturnType<typeof useDraft>;

/**
 * Returns the person's own draft of a form. The browser's local storage keeps it, so that a closed tab or a crash
 * loses nothing; it is never sent by itself.
 *
 * @param part Tells it from the drafts of other forms on the screen, of which it is a part: `#site {"customer_id":"5"}`.
 *   What is behind `?` is then that of lists and days beside it.
 * @param form The form's address; the current one when left out.
 */
export function useDraft(part?: string, form?: string) {
  const owner = useIdentity();
  const isViewing = useScreen().application.viewing !== undefined;
  const { history } = useRouter();
  const { pathname, searchStr } = useLocation();
  // The whole path: what was typed for one tenant is not offered for another. The address of the form
  // stays, while that of the page is already the next screen's.
  const [address] = useState(() =>
    part === undefined
      ? history.createHref(form ?? pathname + searchStr)
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
  /** Replaces parts of the stored draft. One without changes is deleted. */
  const store = (part: Partial<FormDraft>) => {
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
  };
  return {
    /** The draft from before the form was opened. */
    restored: found?.draft,
    /** Whether the browser has kept the latest changes. */
    isKept,
    store,
    /**
     * Replaces the changes of one field, undefined where it has none. The form itself may have been opened and changed
     * since: the rest of its draft stays.
     *
     * @param from The record that the field was edited from.
     */
    storeField(name: string, changes: RecordChanges | undefined, from: RecordRow) {
      latest.current = readDraft(key) ?? latest.current;
      const { [name]: _replaced, ...others } = latest.current.changes;
      const { row = from } = latest.current;
      const values = { ...row.values };
      for (const each of Object.keys(changes ?? {})) values[each] = from.values[each] ?? null;
      store({ changes: { ...others, ...changes }, row: { ...row, values } });
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

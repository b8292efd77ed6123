import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useIdentity, useScreen } from '../../screen-context/index.ts';
import type { Edits } from './edits.ts';
import {
  deleteEdits,
  findEdits,
  holdEdits,
  type KeptEdits,
  keptEditsOf,
  newKey,
  storeEdits,
} from '../../kept-work/index.ts';

/** Keeps the edits of a list in the browser while they are not saved. */
export function useKeptEdits(edits: Edits) {
  const list = useListKey();
  const [key] = useState(() => newKey(list));
  useEffect(() => {
    const controller = new AbortController();
    holdEdits(key, controller.signal);
    return () => controller.abort();
  }, [key]);
  const isViewing = useScreen().application.viewing !== undefined;
  useEffect(() => {
    // Nothing is kept of what is only tried.
    if (!isViewing) storeEdits(key, edits);
  }, [key, edits, isViewing]);
  return {
    /** Deletes the stored edits. */
    discard: () => deleteEdits(key),
    /** Stores the edits in place of those that they were restored from. */
    replace: (restored: KeptEdits, edits: Edits) => {
      storeEdits(key, edits);
      deleteEdits(restored.key);
    },
  };
}

/** Returns the edits of this list that closed pages have left, and what leaves some of them out. */
export function useFoundEdits(): readonly [readonly KeptEdits[], (found: KeptEdits) => void] {
  const list = useListKey();
  const [found, setFound] = useState<readonly KeptEdits[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    findEdits(list, controller.signal, (kept) => setFound((others) => [...others, kept]));
    return () => {
      controller.abort();
      setFound([]);
    };
  }, [list]);
  return [found, (left) => setFound((all) => all.filter((each) => each !== left))];
}

function useListKey(): string {
  const identity = useIdentity();
  const { history } = useRouter();
  const { pathname } = useLocation();
  return keptEditsOf(identity, history.createHref(pathname));
}

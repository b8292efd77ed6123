import { useLayoutEffect } from 'react';
import { useDirtyGuard } from '../../kept-work/drafts/index.ts';

/** Asks before a record is left with values that are neither saved nor kept by the browser. */
export function UnkeptValues({ isAsked }: { readonly isAsked: boolean }) {
  const { setDirty, dialog } = useDirtyGuard();
  useLayoutEffect(() => setDirty(isAsked));
  return dialog;
}

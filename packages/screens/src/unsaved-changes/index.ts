export { LeaveDialog } from './leave-dialog.tsx';
export { useDirtyGuard } from './use-dirty-guard.tsx';
export { DraftNotice, type StoredDraft, useDraft } from './draft.tsx';

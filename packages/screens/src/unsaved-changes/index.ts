export { LeaveDialog } from './leave-dialog.tsx';
export { useDirtyGuard } from './use-dirty-guard.tsx';
export { DraftNotice, type StoredDraft, useDraft, useDraftOwner } from './draft.tsx';
export {
  deleteDraft,
  draftKey,
  type DraftOwner,
  draftsOf,
  type DraftRow,
  type FormDraft,
  storeDraft,
} from './stored-drafts.ts';
export { draftQuestionMessages, signOutMessages } from './messages.ts';

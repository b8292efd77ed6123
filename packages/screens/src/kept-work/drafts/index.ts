/** Unsaved changes of forms: kept as drafts on the device, and asked about before a form is left. Knows no field kind. */
export { LeaveDialog } from './leave-dialog.tsx';
export { useDirtyGuard } from './use-dirty-guard.tsx';
export { DraftNotice } from './draft-notice.tsx';
export { type StoredDraft, useDraft } from './use-draft.ts';
export {
  deleteDraft,
  draftKey,
  draftsOf,
  type DraftRow,
  type FormDraft,
  storeDraft,
} from './stored-drafts.ts';
export { draftQuestionMessages } from './messages.ts';

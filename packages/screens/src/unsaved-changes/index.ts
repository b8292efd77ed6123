export { DraftNotice } from './draft-notice.tsx';
export { useDirtyGuard } from './use-dirty-guard.tsx';
export { type StoredDraft, useDraft } from './use-draft.ts';

export { CreateButton } from './action-button.tsx';
export type { RecordActionsProps } from './delete-button.tsx';
export { RecordActions } from './record-actions.tsx';
export { TransitionButtons, useStateTransitions } from './transitions.tsx';
export { useActionDenial } from './use-action-denial.ts';
export { useRecordSearch } from './use-record-search.ts';
export { useWriteRejection } from './use-write-rejection.ts';

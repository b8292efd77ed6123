export { CreateButton } from './create-button.tsx';
export { RecordActions, type RecordActionsProps } from './record-actions.tsx';
export { TransitionButtons } from './transition-buttons.tsx';
export { useActionDenial } from './use-action-denial.ts';
export { useRecordSearch } from './use-record-search.ts';
export { useStateChange } from './use-state-change.ts';
export { useStateTransitions } from './use-state-transitions.ts';
export { useWriteRejection } from './use-write-rejection.ts';

export { CreateButton } from './action-button.tsx';
export { disabledReasonOf, usePermission } from './permission.ts';
export { recordActionMessages } from './messages.ts';
export { effectInWords, type RecordActionsProps } from './delete-button.tsx';
export { RecordActions } from './record-actions.tsx';
export { TransitionButtons, useStateChange, useStateTransitions } from './transitions.tsx';
export { isOffered, limits, rememberOffered } from './find-offered.ts';
export { useFormAhead } from './use-form-ahead.ts';
export { preloadRecordSearch, useRecordSearch, useRecordSearches } from './use-record-search.ts';

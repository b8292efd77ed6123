export { CreateButton } from './action-button.tsx';
export { denialMessage, useActionDenial } from './action-denial.ts';
export { recordActionMessages } from './messages.ts';
export type { RecordActionsProps } from './delete-button.tsx';
export { RecordActions } from './record-actions.tsx';
export { TransitionButtons, useStateTransitions } from './transitions.tsx';
export { useRecordSearch, useRecordSearches } from './use-record-search.ts';

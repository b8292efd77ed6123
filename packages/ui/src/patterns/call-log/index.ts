export { CallLog } from './call-log.tsx';
export type * from './call-log-props.ts';
export { CallLogToggle, type CallLogToggleProps } from './call-log-toggle.tsx';

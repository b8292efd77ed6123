export * from './state-transitions.tsx';
export { stateTransitionsMessages } from './messages.ts';
export * from './next-steps.tsx';
export type * from './state-transitions-props.ts';
export { type TransitionRecord, useTransitions } from './use-transitions.tsx';
export { TransitionsMenu } from './transitions-menu.tsx';

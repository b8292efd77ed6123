export * from './state-transitions.tsx';
export { stateTransitionsMessages } from './messages.ts';
export * from './next-steps.tsx';
export type * from './state-transitions-props.ts';
export { useTransitions } from './use-transitions.tsx';

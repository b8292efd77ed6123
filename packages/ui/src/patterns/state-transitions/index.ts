export * from './state-transitions.tsx';
export * from './next-steps.tsx';
export type * from './state-transitions-props.ts';
export * from './labels.ts';
export * from './more-transitions.tsx';
export { TransitionButton } from './transition-button.tsx';
export * from './use-kept-focus.ts';
export { useTransitions } from './use-transitions.tsx';

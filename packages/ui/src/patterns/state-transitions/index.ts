export { StateTransitions } from './state-transitions.tsx';
export { NextSteps, type NextStepsProps } from './next-steps.tsx';
export type { AvailableTransition, StateTransitionsProps } from './state-transitions-props.ts';
export { stateTransitionsLabels } from './labels.ts';
export { MoreTransitions } from './more-transitions.tsx';
export { TransitionButton } from './transition-button.tsx';
export { useKeptFocus } from './use-kept-focus.ts';
export { useTransitions } from './use-transitions.tsx';

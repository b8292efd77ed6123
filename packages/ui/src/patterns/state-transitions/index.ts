export { StateTransitions } from './state-transitions.tsx';
export { NextSteps, type NextStepsProps } from './next-steps.tsx';
export type { AvailableTransition, StateTransitionsProps } from './state-transitions-props.ts';
export { stateTransitionsLabels } from './labels.ts';

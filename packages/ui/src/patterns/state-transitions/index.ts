export { StateTransitions } from './state-transitions.tsx';
export { NextSteps, type NextStepsProps } from './next-steps.tsx';
export type {
  AvailableTransition,
  StateTransitionsLabels,
  StateTransitionsProps,
} from './state-transitions-props.ts';

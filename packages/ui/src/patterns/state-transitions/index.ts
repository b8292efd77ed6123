export * from './state-transitions.tsx';
export * from './next-steps.tsx';
export type * from './state-transitions-props.ts';
export * from './labels.ts';
export { useTransitions } from './use-transitions.tsx';

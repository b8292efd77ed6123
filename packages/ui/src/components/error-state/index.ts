export { ErrorState, errorStateLabels, type ErrorStateProps } from './error-state.tsx';

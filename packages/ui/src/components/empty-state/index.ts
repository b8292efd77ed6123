export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export { State, type StateProps } from './state.tsx';

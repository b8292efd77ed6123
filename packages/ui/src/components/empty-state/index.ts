export * from './empty-state.tsx';
export * from './state.tsx';

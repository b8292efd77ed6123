export * from './denied-state.tsx';

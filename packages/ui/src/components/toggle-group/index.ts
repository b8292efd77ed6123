export * from './toggle-group.tsx';

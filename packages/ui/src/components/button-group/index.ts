export * from './button-group.tsx';

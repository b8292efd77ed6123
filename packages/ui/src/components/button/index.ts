export * from './button.tsx';
export * from './styles.ts';

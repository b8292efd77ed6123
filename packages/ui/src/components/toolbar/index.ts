export * from './toolbar.tsx';

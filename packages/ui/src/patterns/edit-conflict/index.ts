export * from './edit-conflict.tsx';

export * from './inline-message.tsx';

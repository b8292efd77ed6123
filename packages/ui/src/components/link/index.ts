export * from './anchor.tsx';
export * from './link.tsx';

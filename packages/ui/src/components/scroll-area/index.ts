export * from './scroll-area.tsx';

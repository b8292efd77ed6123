export * from './meter.tsx';

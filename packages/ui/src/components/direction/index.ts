export * from './direction-provider.tsx';

export * from './overlay-host.tsx';

export * from './overlay-host.tsx';
export * from './within-overlay.ts';

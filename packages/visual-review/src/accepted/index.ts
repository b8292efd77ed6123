export * from './accept.ts';
export * from './manifest.ts';
export * from './review-file.ts';
export * from './store-state.ts';

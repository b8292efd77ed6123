export type { ScreenAction } from './screen-actions.ts';
export * from './use-current-actions.ts';
export * from './use-screen-actions.ts';

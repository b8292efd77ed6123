export type { ScreenAction } from './screen-action.ts';
export * from './use-current-actions.ts';
export * from './use-screen-actions.ts';

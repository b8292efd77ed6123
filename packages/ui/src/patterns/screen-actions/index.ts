export * from './action-subject.ts';
export type { ActionSubject, ScreenAction } from './screen-action.ts';
export { formAround } from './press.ts';
export { holdKeys } from './screen-actions.ts';
export * from './use-current-actions.ts';
export * from './use-screen-actions.ts';
export { characterKeyWorks } from '../character-keys.ts';
export { isOverDialog, topmost } from '../over-dialog.ts';

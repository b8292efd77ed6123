export * from './action-subject.ts';
export type { ActionSubject, ScreenAction } from './screen-action.ts';
export { holdKeys } from './screen-actions.ts';
export { sendKeys } from './send-keys.ts';
export * from './use-current-actions.ts';
export * from './use-screen-actions.ts';
export { characterKeyWorks } from '../character-keys.ts';
export { formAround, isOverDialog, topmost } from '../over-dialog.ts';

/** The windows with answers, loaded with the first question. */
export * from './why-answer.tsx';
export { topmost } from '../../over-dialog.ts';
export * from './why-list.tsx';

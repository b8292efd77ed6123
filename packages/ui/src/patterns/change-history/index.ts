export * from './change-history.tsx';
export { ChangeWords, type ChangeWordsProps } from './change-words.tsx';
export type * from './change-history-props.ts';

export * from './combobox.tsx';
export * from './labels.ts';
export type * from './option.ts';

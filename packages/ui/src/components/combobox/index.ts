export * from './combobox.tsx';
export type * from './option.ts';

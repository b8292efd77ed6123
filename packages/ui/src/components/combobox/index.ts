export { Combobox, type ComboboxProps } from './combobox.tsx';
export type { ComboboxLabels } from './labels.ts';
export type { ComboboxOption, SearchOptions } from './option.ts';

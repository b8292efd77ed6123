export { Combobox, type ComboboxProps } from './combobox.tsx';
export { comboboxLabels } from './labels.ts';
export type { ComboboxOption, SearchOptions } from './option.ts';

export { Toggle, type ToggleProps } from './toggle.tsx';
export { ToggleGroup, type ToggleGroupProps } from './toggle-group.tsx';
export type { MultipleSelection, SingleSelection } from './use-selection.ts';

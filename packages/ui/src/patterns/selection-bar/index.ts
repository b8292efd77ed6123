export { isNothing, nothingSelected, selectedCount } from './selected-count.ts';
export * from './selection-bar.tsx';

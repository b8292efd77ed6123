export { useListPanel } from './use-list-panel.ts';

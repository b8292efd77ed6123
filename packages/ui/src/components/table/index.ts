export { tableStyles } from './styles.ts';
export * from './table.tsx';
export * from './table-header.tsx';

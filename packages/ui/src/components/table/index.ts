export * from './table.tsx';
export * from './table-header.tsx';

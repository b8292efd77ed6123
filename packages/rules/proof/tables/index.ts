export { type Column, columnsOf, type Row, rowOf, typesSql } from './columns.ts';
export * as values from './values/index.ts';

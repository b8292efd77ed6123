export { type Column, columnOf, columnsOf, type Row, rowOf, typesSql } from './columns.ts';
export * as values from './values/index.ts';
